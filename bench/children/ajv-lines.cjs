// The straightforward build of a log validator: readline, JSON.parse, ajv. No duplicate keys, no hashes, no rules.
//   node ajv-lines.cjs SCHEMA_FOLDER FILE
const fs = require('node:fs');
const path = require('node:path');
const readline = require('node:readline');
const Ajv = require('ajv').default;
const addFormats = require('ajv-formats').default;

const [schemas, file] = process.argv.slice(2);
const ajv = addFormats(new Ajv());
const compile = (name) => ajv.compile(JSON.parse(fs.readFileSync(path.join(schemas, name), 'utf8')));
const envelope = compile('event.json');
const payloads = new Map();
for (const folder of ['core', 'lifecycle'])
  for (const name of fs.readdirSync(path.join(schemas, 'events', folder)))
    payloads.set(path.basename(name, '.json'), compile(`events/${folder}/${name}`));

let faults = 0;
readline
  .createInterface({ input: fs.createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })
  .on('line', (line) => {
    const event = JSON.parse(line);
    if (!envelope(event) || !payloads.get(event.event)?.(event.payload)) faults++;
  });
process.on('exit', () => {
  if (faults > 0) process.exitCode = 1;
});
