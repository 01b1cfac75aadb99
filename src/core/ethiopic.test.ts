import { describe, expect, it } from 'vitest';
import { foldEthiopic, foldNumerals, rowAndOrder } from './ethiopic.ts';

describe('Ethiopic letters', () => {
  it.each([
    ['ሀ', 0x1200, 0],
    ['ሎ', 0x1208, 6],
    ['ሏ', 0x1208, 7],
    ['ፐ', 0x1350, 0],
    ['ፚ', 0x1358, 2],
  ])('an Ethiopic letter has a row and an order: %s', (letter, row, order) => {
    expect(rowAndOrder(letter)).toEqual({ row, order });
  });

  it('marks, numerals and letters of other scripts have no row and no order', () => {
    for (const other of ['', 'a', '\u11ff', '\u135b', '\u135f', '።', '፩', 'ⶀ'])
      expect(rowAndOrder(other), other).toBeNull();
  });
});

describe('Ethiopic letters that sound alike', () => {
  it.each([
    ['ሐኀኸ', 'ሀሀሀ'],
    ['ሃሓኃ', 'ሀሀሀ'],
    ['ዐዓኣ', 'አአአ'],
    ['ሠሡሢሣሤሥሦ', 'ሰሱሲሳሴስሶ'],
    ['ፀፁፃ', 'ጸጹጻ'],
    ['ጄሼቼኜዤጬ', 'ጀሸቸኘዠጨ'],
    ['ዉ', 'ው'],
    ['ዪ', 'ይ'],
    ['ዬ', 'የ'],
    ['ቈቊቋቌቍ', 'ቆቁቅዋቅዌቁ'],
    ['ኰኲኳኴኵ', 'ኮኩክዋክዌኩ'],
    ['ጐጕጓ', 'ጎጉግዋ'],
    ['ሏሟ', 'ልዋምዋ'],
    ['ኧ', 'አ'],
    ['ሇ', 'ሆ'],
    ['ዏ', 'ዎ'],
    ['ዯ', 'ዮ'],
    ['ፘፙፚ', 'ርያምያፍያ'],
    ['ቁዋ', 'ቅዋ'],
    ['ቱዋ', 'ትዋ'],
  ])('Ethiopic letters that sound alike are folded to one spelling: %s to %s', (written, folded) => {
    expect(foldEthiopic(written)).toBe(folded);
    expect(foldEthiopic(folded)).toBe(folded);
  });

  it.each(['ሀሁሂሄህሆ', 'ለሉሊላሌልሎ', 'ቁላ', 'የይ', 'ወዊዋዌውዎ', 'selam 12', '፩።፡', 'ሰላም abc'])(
    'text without letters that sound alike is left unchanged by folding: %s',
    text => {
      expect(foldEthiopic(text)).toBe(text);
    },
  );
});

describe('Ethiopic numerals', () => {
  it.each([
    ['፩', '1'],
    ['፱', '9'],
    ['፲', '10'],
    ['፲፩', '11'],
    ['፺፱', '99'],
    ['፻', '100'],
    ['፪፻፶', '250'],
    ['፳፻፲፯', '2017'],
    ['፼', '10000'],
    ['፪፼', '20000'],
    ['፼፼', '100000000'],
    ['፼፩፼', '100010000'],
    ['፪፼፼፫', '200000003'],
    ['፻፩፼', '1010000'],
    ['፩፼፪፻፫', '10203'],
    ['ዓመት ፳፻፲፯ ዓ.ም.', 'ዓመት 2017 ዓ.ም.'],
    ['2017', '2017'],
  ])('a number in Ethiopic numerals is written in digits: %s as %s', (numerals, digits) => {
    expect(foldNumerals(numerals)).toBe(digits);
  });
});
