// Lists a folder and reads every file in it: what any check of it has to do.
const fs = require('node:fs');
const path = require('node:path');

for (const entry of fs.readdirSync(process.argv[2], { recursive: true, withFileTypes: true }))
  if (entry.isFile()) fs.readFileSync(path.join(entry.parentPath ?? entry.path, entry.name), 'utf8');
