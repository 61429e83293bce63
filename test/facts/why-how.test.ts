import { describe, expect, it } from 'vitest';
import { missingParts } from '../../core/rules/facts/_labels.ts';

const BOTH = ['Why', 'How to apply'];

describe('the two parts', () => {
  it.each([
    ['', BOTH],
    ['Nobody knows why, or how to apply it.', BOTH],
    ['Whyever: x\nHowever: y', BOTH],
    ['**Whyever** x', BOTH],
    ['The reason is plain.', BOTH],
    ['**Why:** x', ['How to apply']],
    ['**How to apply:** x', ['Why']],
    ['\r\n**Why:** x\r\n\r\n**How to apply:** y\r\n', []],
    ['Rule — **Why** x; **how to apply** y', []],
    ['Rule. Why: x. How to apply: y.', []],
    ['# Why\nx\n###### How to apply it\ny', []],
    ['1) Why x\n2) How y', []],
    ['| **Why** | **How to apply** |', []],
    ['- [ ] x\n- _Why:_ y\n- _Apply:_ z', []],
    ['**Pourquoi :** x\n**Comment appliquer :** y', []],
    ['**Por qué:** x\n**Cómo aplicar:** y', []],
    ['**Perché:** x\n**Come applicare:** y', []],
    ['**Důvod:** x\n**Použití:** y', []],
    ['**为什么：** x\n**如何应用：** y', []],
    ['**이유:** x\n**적용 방법:** y', []],
    ['## Ukuhlolwa\nx', BOTH],
    ['## Σύνοψη\nx', []],
    ['**Zusammenfassung für alle:** x', []],
  ])('%j lacks %j', (text, missing) => {
    expect(missingParts(text)).toEqual(missing);
  });
  it.each([
    '-',
    '*',
    '**',
    '__',
    '|',
    '#',
    '> ',
    '** ',
    '| ',
    'why ',
    'how to ',
    'por ',
    '\n',
    '** \n',
    '# é*',
  ])('are looked for in a long text of %j', (unit) => {
    expect(missingParts(unit.repeat(300_000)).length).toBeLessThan(3);
  });
});
