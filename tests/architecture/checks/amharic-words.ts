import { type Check, isGenerated, isTest } from './source-tree.ts';

/** Words that must not come back in our own Amharic: what finds one, and what to write instead. */
const replaced: readonly [RegExp, string][] = [
  [/ሊን[ክኩኮካ](?!ድ)|ማገናኛ/, 'a link is አገናኝ'],
  [/ማሰሻ|ብራውዘር/, 'a browser is አሳሽ'],
  [/ዜና መጽሔ[ትቱ]/, 'the newsletter is የዜና መልእክት; መጽሔት is a printed magazine'],
  [/መድኃኒት [የለ]ተከለከሉ|[የለ]ተነፈጋ/, 'families cannot reach a medicine (ማግኘት ያልቻሉ); it is not forbidden'],
  [/(?<!\p{L})(?:[በየለከ])?(?:ማብቃት|አብቅቶታል|ይብቃ)(?!\p{L})/u, 'a monthly gift is ended with ማቋረጥ'],
  [/(?:ተረድተዋል|የተረዳ|የተረዱ|ለተረዳ|ከተረዱ)/, 'a child is helped (እርዳታ ያገኘ); ተረዳ reads as "understood"'],
  [/(?<!\p{L})(?:በ|የ|ከ|ለ|ወደ)?ጋሪ/u, 'the cart of tickets is ቅርጫት'],
  [/ሲጋራ/, 'sharing is ሲያጋሩ; ሲጋራ is a cigarette'],
  [/ለዘለዓለም/, 'for good is ለዘለቄታው'],
  [/ተልዕኮ|ተልእኳችን/, 'we are ድርጅታችን'],
  [/ሒሳብ/, 'accounts and books are ሂሳብ, a fiscal year is በጀት ዓመት'],
  [/አውታረ መረብ/, 'a network is ኔትወርክ'],
  [/ቁምፊ/, 'a character of a text is ፊደል'],
  [/በተለያዩ ገንዘቦች/, 'a currency is የገንዘብ ዓይነት; ገንዘብ alone is money'],
];

/** Where words of others are recognised rather than written. */
const recognised = /^src\/(?:core\/search-keys|features\/newsletter\/lists\/[\w-]+\.rules)\.ts$/;

const ethiopic = /\p{Script=Ethiopic}/u;

/**
 * One Amharic word for one thing, in everything that visitors, readers of mails and staff read: interface, mails, admin
 * and samples (docs/glossary.md). Refuses a tree in which it finds no Amharic.
 */
export const oneWordForOneThing: Check = files => {
  const lines = files
    .filter(
      file => /^src\/.*\.(?:tsx?|json|astro)$/.test(file.path) && !isTest(file.path) && !isGenerated(file),
    )
    .filter(({ path }) => !recognised.test(path))
    .flatMap(({ path, text }) => text.split('\n').map((words, at) => ({ at: `${path}:${at + 1}`, words })))
    .filter(({ words }) => ethiopic.test(words));
  if (lines.length === 0) return ['no Amharic was found to check'];
  return lines.flatMap(({ at, words }) =>
    replaced.flatMap(([word, why]) => {
      const found = word.exec(words);
      return found ? [`${at} ${found[0]}: ${why}`] : [];
    }),
  );
};
