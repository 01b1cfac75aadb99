import type { AmharicWords } from '../translate.ts';

/** Totals of gifts by purpose, currency and month. */
export const giftTotalsWords = {
  Totals: 'ድምሮች',
  'No gift is in the books yet. Each one appears here once it is paid.':
    'በመዝገቡ እስካሁን ልገሳ የለም። እያንዳንዱ ልገሳ ከተከፈለ በኋላ እዚህ ይታያል።',
  'No gift is in the books for this choice.': 'ለዚህ ምርጫ በመዝገቡ ልገሳ የለም።',
  'Show all months': 'ሁሉንም ወራት ያሳዩ',
  'Save these totals as a table (CSV)': 'እነዚህን ድምሮች እንደ ሰንጠረዥ ያውርዱ (CSV)',
  'Narrow the totals': 'ድምሮቹን ያጥቡ',
  'From month': 'ከወር',
  'To month': 'እስከ ወር',
  'Came in': 'የገባ',
  Lost: 'የጠፋ',
  Stayed: 'የቀረ',
  Fees: 'ክፍያዎች',
  'What gifts brought in, by month and purpose': 'ልገሳዎች ያስገቡት፣ በወርና በዓላማ',
  Together: 'በጠቅላላ',
  'Saved totals as a table': 'ድምሮችን እንደ ሰንጠረዥ አወረደ',
} as const satisfies AmharicWords;
