import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { eventSchema, loadEventSchemas } from '../../core/schema/compiled.ts';
import { coreEvents, lifecycleEvents } from '../../schemas/generated/event-names.ts';
import { renderValidators } from '../../scripts/generate/validators.ts';

const read = (file: string) => JSON.parse(fs.readFileSync(file, 'utf8'));

describe('the generated validators', () => {
  it('are what the schemas give, and need nothing at run time', async () => {
    for (const [file, text] of Object.entries(await renderValidators())) {
      expect(fs.readFileSync(`schemas/generated/${file}`, 'utf8')).toBe(text);
      if (file.endsWith('.js')) expect(text).not.toMatch(/\brequire\(|^import /m);
    }
  });

  it.each([
    ['core', coreEvents],
    ['lifecycle', lifecycleEvents],
  ])('have one for each file of %s', (folder, names) => {
    const files = fs.readdirSync(`schemas/events/${folder}`);
    expect(names.map((name) => `${name}.json`)).toEqual(files.sort());
    for (const name of names) expect(read(`schemas/events/${folder}/${name}.json`).title).toBe(name);
  });

  it('keep the strict time profile', async () => {
    await loadEventSchemas();
    const { validate } = eventSchema('event');
    const event = { agent: 'a', event: 'e', target: 't', payload: {}, hash: `sha256:${'0'.repeat(64)}` };
    expect(validate({ ...event, ts: '2026-06-08T14:00:00Z' })).toBe(true);
    expect(validate({ ...event, ts: '2026-06-08 14:00:60+02' })).toBe(false);
  });
});
