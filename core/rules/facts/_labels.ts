/**
 * What people call the two parts that a rule or decision is kept with (spec of the typed layout, "File format and
 * conventions"), in English and in languages that are likely in notes.
 */
const WHY = [
  'why|reasons?|rationale',
  'warum|begründung|grund|pourquoi|raison|por ?qu[eéê]|motivo|razón|perch[eé]|waarom|reden|dlaczego|powód',
  'proč|důvod|neden|mengapa|kenapa|alasan|varför|hvorfor|miksi|почему|зачем|причина|чому|навіщо',
  '为什么|為什麼|为何|原因|理由|なぜ|왜|이유',
];
const HOW = [
  'how to \\p{L}+|how|when to apply|apply|applying|application',
  'wie anwenden|anwendung|umsetzung|comment appliquer|mise en pratique|c[oó]mo aplicar(?:lo)?|aplicaci[oó]n|aplicação',
  'come applicare|applicazione|toepassing|jak stosować|zastosowanie|jak použít|použití|nasıl uygulanır|uygulama',
  'cara menerapkan|penerapan|så tillämpas|tillämpning|как применять|применение|як застосовувати|застосування',
  '如何应用|如何應用|如何使用|应用方法|适用方法|適用方法|使い方|적용 ?방법|적용',
];

/** A word as the label of a part: at the start of a line, in bold, in a cell of a table, or before a colon. */
function label(words: readonly string[]): RegExp {
  const any = `(?:${words.join('|')})`;
  const opened = `(?:^[ \\t>*+\\-_#\\d.)]*|\\*\\*[ \\t]*|__[ \\t]*|\\|[ \\t]*)${any}(?![\\p{L}\\p{N}])`;
  return new RegExp(`${opened}|(?<![\\p{L}\\p{N}])${any}[ \\t]*[:：]`, 'imu');
}

export type Part = 'Why' | 'How to apply';

/** The usual forms, which most notes have, and the pattern of all: it takes long to compile and to run, so only at need. */
const PARTS: readonly (readonly [part: Part, usual: readonly string[], all: () => RegExp])[] = [
  ['Why', usualForms('Why'), once(() => label(WHY))],
  ['How to apply', usualForms('How to apply'), once(() => label(HOW))],
];

function usualForms(part: Part): string[] {
  return [`\n**${part}:`, `\n**${part}**`, `\n## ${part}\n`];
}

function once(make: () => RegExp): () => RegExp {
  let made: RegExp | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** A heading or bold text with a letter beyond ASCII: it may be a label in a language that is not listed. */
const FOREIGN = /(?:\*\*|__|^#{1,6}[ \t])[^\n*#]{0,60}?(?![A-Za-z])\p{L}/mu;

/** The parts that a text lacks; none where its labels may be of another language. */
export function missingParts(text: string): Part[] {
  const missing = PARTS.filter(
    ([, usual, all]) => !usual.some((form) => text.includes(form)) && !all().test(text),
  ).map(([part]) => part);
  return missing.length > 0 && FOREIGN.test(text) ? [] : missing;
}
