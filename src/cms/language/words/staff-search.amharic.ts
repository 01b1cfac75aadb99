import type { AmharicWords } from '../translate.ts';

/** The search of the admin. */
export const staffSearchWords = {
  'Search everything you may see': 'ማየት የሚችሉትን ሁሉ ይፈልጉ',
  'Amharic in any spelling or in Latin letters. Pictures are found by what can be seen on them.':
    'አማርኛ በማንኛውም አጻጻፍ ወይም በላቲን ፊደል። ፎቶዎች በላያቸው በሚታየው ነገር ይገኛሉ።',
  Search: 'ፍለጋ',
  'On the site': 'በድረ ገጹ ላይ',
  Found: 'የተገኙ',
  'Nothing has these words. Try fewer words, or another spelling.':
    'እነዚህ ቃላት ያሉት ነገር የለም። ጥቂት ቃላት ወይም ሌላ አጻጻፍ ይሞክሩ።',
  '{1} results. Choose one with the arrow keys.': '{1} ውጤቶች። በቀስት ቁልፎች አንዱን ይምረጡ።',
  'One result. Choose it with the down arrow.': 'አንድ ውጤት። በታች ቀስት ይምረጡት።',
  'The search did not answer. Please try again.': 'ፍለጋው አልመለሰም። እባክዎ እንደገና ይሞክሩ።',
  'This search took too long. Please try a more unusual word.': 'ይህ ፍለጋ ብዙ ጊዜ ወሰደ። እባክዎ ብዙ ጊዜ የማይገኝ ቃል ይሞክሩ።',
  'Look for it among the gifts': 'ከልገሳዎቹ መካከል ይፈልጉ',
  'Show where it is used': 'የት እንደሚገኝ ያሳዩ',
} as const satisfies AmharicWords;
