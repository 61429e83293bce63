// Work on the lines of a file, read in chunks of 1 MiB on one thread: `node lines.cjs scan|parse FILE`.
const fs = require('node:fs');

const work = {
  scan: () => {},
  parse: (bytes, start, end) => JSON.parse(bytes.toString('utf8', start, end)),
}[process.argv[2]];

const CHUNK = 1 << 20;
const bytes = Buffer.allocUnsafe(2 * CHUNK);
const handle = fs.openSync(process.argv[3], 'r');
let kept = 0;
for (;;) {
  const count = fs.readSync(handle, bytes, kept, CHUNK, null);
  if (count === 0) break;
  const filled = bytes.subarray(0, kept + count);
  let start = 0;
  for (let end = filled.indexOf(10); end >= 0; end = filled.indexOf(10, start)) {
    work(bytes, start, end);
    start = end + 1;
  }
  filled.copy(bytes, 0, start);
  kept = filled.length - start;
}
