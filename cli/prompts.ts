import type { Dialog } from './io.ts';

/** One answer that can be chosen. */
export interface Option<Value extends string> {
  readonly value: Value;
  readonly hint: string;
}

/** Questions to a person; an answer is undefined when the person leaves (Ctrl-C, Ctrl-D, Esc). */
export interface Prompts {
  begin(title: string): void;
  select<Value extends string>(
    question: string,
    options: readonly Option<Value>[],
  ): Promise<Value | undefined>;
  confirm(question: string): Promise<boolean | undefined>;
  show(title: string, text: string): void;
  end(text: string): void;
}

/** Loads what asks; the only import of @clack/prompts, which a call without questions never pays for. */
export async function openPrompts({ input, output }: Dialog): Promise<Prompts> {
  const clack = await import('@clack/prompts');
  const where = { input, output, signal: leaving(input) };
  const answer = <Value>(given: Value | symbol): Value | undefined =>
    clack.isCancel(given) ? undefined : (given as Value);
  return {
    begin: (title) => clack.intro(title, where),
    select: async (message, options) => {
      const shown = options.map(({ value, hint }) => ({ value: value as string, hint }));
      return answer(await clack.select({ ...where, message, options: shown })) as never;
    },
    confirm: async (message) => answer<boolean>(await clack.confirm({ ...where, message })),
    show: (title, text) => clack.note(text, title, { ...where, format: (line) => line }),
    end: (text) => clack.outro(text, where),
  };
}

/** Aborted when the input ends: clack would wait for ever then. In raw mode Ctrl-D is a key like any other. */
function leaving(input: Dialog['input']): AbortSignal {
  const controller = new AbortController();
  const leave = () => controller.abort();
  input.once('end', leave).once('close', leave);
  input.on('keypress', (_, key?: { ctrl?: boolean; name?: string }) => {
    if (key?.ctrl && key.name === 'd') leave();
  });
  return controller.signal;
}
