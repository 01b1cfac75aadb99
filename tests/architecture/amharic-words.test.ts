import { expect, it } from 'vitest';
import { oneWordForOneThing } from './checks/amharic-words.ts';
import { planted, readTree } from './checks/source-tree.ts';

const inTexts = (words: string) => [planted('src/site/x.texts.ts', `export const am = '${words}';`)];

it('our Amharic has one word for one thing, in the interface, mails, admin and samples', () => {
  expect(oneWordForOneThing(readTree())).toEqual([]);
});

it.each([
  ['a link', 'ሊንኩን ላኩልኝ'],
  ['a link', 'ይህ ማገናኛ ሙሉ አይደለም'],
  ['a browser', 'በዚህ ብራውዘር ብቻ'],
  ['a browser', 'ይህ ማሰሻ አሮጌ ነው'],
  ['the newsletter', 'ከዜና መጽሔቱ ይውጡ'],
  ['medicine out of reach', 'መድኃኒት የተከለከሉ ልጆች'],
  ['ending a monthly gift', 'ይህን ወርሃዊ ልገሳ ማብቃት'],
  ['children helped', '160 ልጆች ተረድተዋል'],
  ['the cart', 'በጋሪዎ ውስጥ ያለው'],
  ['sharing', 'ገጹ ሲጋራ የሚታየው ካርድ'],
  ['ourselves', 'የተልእኳችን ዜና'],
  ['a character', 'ከ500 ቁምፊዎች በላይ ነው'],
  ['a currency', 'ዋጋቸው በተለያዩ ገንዘቦች ነው'],
])('a replaced Amharic word for %s is refused: %s', (_thing, words) => {
  expect(oneWordForOneThing(inTexts(words))).toHaveLength(1);
});

it.each(['አገናኙን ላኩልኝ', 'ይህን አልተረዳነውም', 'የማጋሪያ አገናኙ ተዘጋጅቷል', 'ሊንክድኢን', 'ፈቃዱ ያበቃል'])(
  'an Amharic word that only looks like a replaced one is allowed: %s',
  words => {
    expect(oneWordForOneThing(inTexts(words))).toEqual([]);
  },
);

it('a source tree without any Amharic is refused', () => {
  expect(oneWordForOneThing([planted('src/site/x.ts', 'export const x = 1;')])).toHaveLength(1);
});
