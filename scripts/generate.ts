import type { Rule } from '../core/types.ts';
import { writeConfigDefaults, writeConfigSchema } from './generate/config-schema.ts';
import { writeEventTables } from './generate/event-tables.ts';
import { writeRegistry } from './generate/registry.ts';
import { writeReadmeTable, writeRuleDocs } from './generate/rule-docs.ts';
import { writeTypes } from './generate/types.ts';
import { writeValidators } from './generate/validators.ts';

// In order of need: what the rules import, the list of rules, the schema that names them, what is made from the schemas, what people read.
writeRegistry();
writeConfigDefaults();
const { rules }: { rules: readonly Rule[] } = await import('../core/rules/index.ts');
writeConfigSchema(rules);
await writeTypes();
writeEventTables();
await writeValidators();
writeRuleDocs(rules);
writeReadmeTable(rules);
// Last, and imported last: it reads the command table, and with it what was made above.
const { writeHelp } = await import('./generate/help.ts');
await writeHelp();
