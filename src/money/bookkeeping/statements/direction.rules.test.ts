import { describe, expect, it } from 'vitest';
import {
  isUnderstood,
  plainWord,
  readDirection,
  saysDirection,
  sideByBalances,
  unknownWords,
  unsignedSide,
} from './direction.rules.ts';

const noWords = { in: null, out: null };

describe('words of a direction', () => {
  it.each([
    'CR',
    'Credit',
    'c',
    'Haben',
    'Gutschrift',
    'Zahlungseingang',
    'Paid in',
    ' + ',
    '＋',
    'ገቢ',
    'plus',
  ])('the word "%s" means that money came in', word => {
    expect(readDirection(word)).toBe(1);
  });

  it.each(['DR', 'Debit', 'd', 'Soll', 'Lastschrift', 'Auszahlung', 'Paid out', ' - ', '−', '–', '—', 'ወጪ'])(
    'the word "%s" means that money went out',
    word => {
      expect(readDirection(word)).toBe(-1);
    },
  );

  it.each(['', ' ', '++', '--', '+5', '-5', '5+', '5-', 'Creditor', 'Into', 'Subdebit', 'EUR'])(
    'the word "%s" means no direction',
    word => {
      expect(readDirection(word)).toBeNull();
    },
  );

  it('a word means what staff said about it, before anything else', () => {
    expect(readDirection(' Extern ', { in: 'extern', out: null })).toBe(1);
    expect(readDirection('Extern', { in: null, out: 'extern' })).toBe(-1);
    expect(readDirection('DR', { in: 'dr', out: 'cr' })).toBe(1);
    expect(readDirection('', { in: '', out: null })).toBeNull();
  });

  it('a word is remembered in small letters, without blanks around it, and up to 60 characters', () => {
    expect(plainWord(`  ${'A'.repeat(61)} `)).toBe('a'.repeat(60));
  });

  it('words that are not known are listed once each, up to twelve', () => {
    expect(unknownWords(['Extern', '', 'extern ', 'CR', 'Intern'])).toEqual(['extern', 'intern']);
    const many = Array.from({ length: 13 }, (_, at) => `kind ${at}`);
    expect(unknownWords(many)).toEqual(many.slice(0, 12));
  });

  it('a column is understood when at least half of its filled cells are', () => {
    expect(isUnderstood(['CR', 'x', '', ''], noWords)).toBe(true);
    expect(isUnderstood(['CR', 'x', 'y'], noWords)).toBe(false);
    expect(isUnderstood(['CR', 'x', 'y'], { in: 'x', out: null })).toBe(true);
  });
});

describe('a column that may say the direction', () => {
  it.each<[string, boolean, string[]]>([
    ['both sides', true, ['CR', 'DR', 'CR']],
    ['both sides as single letters', true, ['C', 'D']],
    ['both sides as signs', true, ['+', '-']],
    ['one side as a word', true, ['Credit', 'Credit', '']],
    ['one side as a single letter, without a heading', false, ['C', 'C']],
    ['one side as a plus, without a heading', false, ['+', '+']],
    ['both sides, and four of five cells known', true, ['CR', 'DR', 'CR', 'DR', 'x']],
    ['both sides, and half of its cells filled', true, ['CR', 'DR', '', '']],
  ])('a column with %s says the direction', (_what, hasHeading, cells) => {
    expect(saysDirection(cells, hasHeading)).toBe(true);
  });

  it.each<[string, boolean, string[]]>([
    ['no cells', false, []],
    ['empty cells', false, ['', '']],
    ['unknown words', false, ['Extern', 'Intern']],
    ['one side as a single letter, below a heading', true, ['C', 'C']],
    ['one side as a word in one cell and as a letter in another', true, ['Credit', 'C']],
    ['one side as a plus, below a heading', true, ['+', '+']],
    ['only dashes', false, ['-', '-']],
    ['one side as a word, and dashes', false, ['Debit', '-']],
    ['both sides, and three of four cells known', true, ['CR', 'DR', 'CR', 'x']],
    ['both sides, and fewer than half of its cells filled', true, ['CR', 'DR', '', '', '']],
  ])('a column with %s does not say the direction', (_what, hasHeading, cells) => {
    expect(saysDirection(cells, hasHeading)).toBe(false);
  });
});

describe('amounts without a sign', () => {
  it.each<[string, string[], 1 | null]>([
    ['came in beside amounts with a minus', ['10', '-5', ''], 1],
    ['can be either alone', ['10', ''], null],
    ['can be either beside amounts with a plus', ['10', '+5'], null],
    ['can be either beside amounts with a plus and with a minus', ['10', '+5', '-5'], null],
    ['need no answer where there are none', ['-5', '+5', 'x', ''], 1],
  ])('amounts without a sign %s', (_what, amounts, side) => {
    expect(unsignedSide(amounts)).toBe(side);
  });

  const findSide = (...rows: [amount: string, balance: string][]) =>
    sideByBalances(
      rows.map(([amount, balance]) => ({ amount, balance })),
      '.',
      'ETB',
    );

  it('amounts that the balances grow by came in, in the order of the file or from its end', () => {
    expect(findSide(['5', '100'], ['10', '110'], ['20', '130'])).toBe(1);
    expect(findSide(['20', '130'], ['10', '110'], ['5', '100'])).toBe(1);
    expect(findSide(['5', '100'], ['10', '110'])).toBe(1);
  });

  it('amounts that the balances shrink by went out, in the order of the file or from its end', () => {
    expect(findSide(['5', '130'], ['10', '120'], ['20', '100'])).toBe(-1);
    expect(findSide(['20', '100'], ['10', '120'], ['5', '130'])).toBe(-1);
  });

  it('amounts with a sign count with it in the balances', () => {
    expect(findSide(['5', '100'], ['10', '110'], ['-5', '105'], ['+3', '108'], ['20', '128'])).toBe(1);
    expect(findSide(['5', '100'], ['10', '90'], ['-5', '85'], ['+3', '88'], ['20', '68'])).toBe(-1);
  });

  it.each<[string, [amount: string, balance: string][]]>([
    [
      'do not follow from each other',
      [
        ['5', '100'],
        ['10', '110'],
        ['20', '131'],
      ],
    ],
    [
      'follow from each other either way',
      [
        ['10', '110'],
        ['10', '120'],
      ],
    ],
    ['are of a single line', [['10', '110']]],
    [
      'are missing in a line',
      [
        ['5', '20'],
        ['20', ''],
      ],
    ],
    [
      'stand beside an amount that cannot be read',
      [
        ['5', '100'],
        ['x', '100'],
        ['20', '120'],
      ],
    ],
  ])('balances that %s prove nothing', (_what, rows) => {
    expect(findSide(...rows)).toBeNull();
  });
});
