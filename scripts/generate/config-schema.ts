import { readFileSync } from 'node:fs';
import type { Rule } from '../../core/types.ts';
import { writeText } from './files.ts';

interface ConfigSchema {
  readonly properties: { readonly rules: { readonly additionalProperties: object } };
}

/**
 * schemas/generated/config.schema.json: schemas/config.json, with each rule's id as a key of `rules` and its summary as
 * the key's description, so that an editor offers them and a misspelt id is a fault.
 */
export function writeConfigSchema(rules: readonly Rule[]): void {
  const schema: ConfigSchema = JSON.parse(readFileSync('schemas/config.json', 'utf8'));
  writeText('schemas/generated/config.schema.json', `${JSON.stringify(withRules(schema, rules), null, 2)}\n`);
}

function withRules(schema: ConfigSchema, rules: readonly Rule[]): object {
  const { additionalProperties: level, ...section } = schema.properties.rules;
  const allOf = [{ $ref: '#/definitions/level' }];
  const levels = rules.map(({ id, summary }) => [id, { description: summary, allOf }]);
  const open = { ...section, additionalProperties: false, properties: Object.fromEntries(levels) };
  return { ...schema, definitions: { level }, properties: { ...schema.properties, rules: open } };
}
