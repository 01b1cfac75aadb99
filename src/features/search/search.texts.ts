import type { SearchedKind } from '#cms/search/search-kinds.rules.ts';
import type { Locale } from '#core/locale.ts';

/** Announced while somebody types; `{count}` is the number of suggestions. */
export type SuggestTexts = { some: string; one: string; none: string; failed: string; all: string };

type SearchTexts = {
  title: string;
  heading: string;
  intro: string;
  field: string;
  hint: string;
  search: string;
  kind: string;
  everything: string;
  date: string;
  anyTime: string;
  month: string;
  year: string;
  /** `{count}` and `{words}`. */
  found: string;
  foundOne: string;
  near: string;
  none: string;
  noneAction: string;
  otherLanguage: string;
  busy: string;
  slow: string;
  results: string;
  newer: string;
  more: string;
  /** The list below the field while somebody types. */
  suggestions: string;
  suggesting: SuggestTexts;
  kinds: Record<SearchedKind, string>;
};

/** The words of the search. Amharic: to be reviewed by a native speaker (docs/how-to/translate.md). */
export const searchTexts: Record<Locale, SearchTexts> = {
  en: {
    title: 'Search',
    heading: 'What are you looking for?',
    intro: 'Search our news, events, projects and reports, and the people behind them.',
    field: 'Search for',
    hint: 'You can type Amharic words in Latin letters too, on our Amharic pages.',
    search: 'Search',
    kind: 'Where',
    everything: 'Everywhere',
    date: 'When',
    anyTime: 'Any time',
    month: 'The last month',
    year: 'The last year',
    found: '{count} results for “{words}”',
    foundOne: 'One result for “{words}”',
    near: 'No page has exactly these words. These are close.',
    none: 'We found nothing for “{words}”. Try fewer words, or another spelling.',
    noneAction: 'See the latest updates',
    otherLanguage: 'Search in Amharic',
    busy: 'Many searches came from your network. Please wait a minute and search again.',
    slow: 'This search took too long. Please try a more unusual word.',
    results: 'Results',
    newer: 'Previous results',
    more: 'More results',
    suggestions: 'Pages with these words',
    suggesting: {
      some: '{count} suggestions. Use the down arrow to choose one.',
      one: 'One suggestion. Use the down arrow to choose it.',
      none: 'No suggestions yet. Type more, or press Enter to search.',
      failed: 'Suggestions are not available now. Press Enter to search.',
      all: 'See all results ({count})',
    },
    kinds: {
      posts: 'News',
      events: 'Events',
      projects: 'Projects',
      'team-members': 'Team',
      partners: 'Partners',
      reports: 'Reports',
      'legal-pages': 'Legal pages',
      pages: 'Other pages',
      'newsletter-issues': 'Newsletter',
    },
  },
  am: {
    title: 'ፍለጋ',
    heading: 'ምን እየፈለጉ ነው?',
    intro: 'ዜናዎቻችንን፣ ዝግጅቶቻችንን፣ ፕሮጀክቶቻችንን፣ ሪፖርቶቻችንንና ሥራውን የሚሠሩትን ሰዎች እዚህ ይፈልጉ።',
    field: 'የሚፈልጉት ቃል',
    hint: 'በማንኛውም አጻጻፍ፣ በላቲን ፊደልም መጻፍ ይችላሉ፦ adey እንደ አደይ ይነበባል።',
    search: 'ይፈልጉ',
    kind: 'የት',
    everything: 'በሁሉም',
    date: 'መቼ',
    anyTime: 'በማንኛውም ጊዜ',
    month: 'ባለፈው ወር',
    year: 'ባለፈው ዓመት',
    found: 'ለ“{words}” የተገኙ ውጤቶች፦ {count}',
    foundOne: 'ለ“{words}” አንድ ውጤት ተገኝቷል',
    near: 'እነዚህ ቃላት በትክክል አልተገኙም። ተመሳሳይ የሆኑት እነዚህ ናቸው።',
    none: 'ለ“{words}” ምንም አላገኘንም። ጥቂት ቃላት ብቻ ወይም ሌላ አጻጻፍ ይሞክሩ።',
    noneAction: 'የቅርብ ጊዜ መረጃዎችን ይመልከቱ',
    otherLanguage: 'በእንግሊዝኛ ይፈልጉ',
    busy: 'ከእርስዎ ኔትወርክ ብዙ ፍለጋዎች መጥተዋል። እባክዎ አንድ ደቂቃ ጠብቀው እንደገና ይፈልጉ።',
    slow: 'ይህ ፍለጋ ብዙ ጊዜ ወሰደ። እባክዎ ብዙ ጊዜ የማይገኝ ቃል ይሞክሩ።',
    results: 'ውጤቶች',
    newer: 'ቀዳሚ ውጤቶች',
    more: 'ተጨማሪ ውጤቶች',
    suggestions: 'እነዚህ ቃላት ያሏቸው ገጾች',
    suggesting: {
      some: 'ጥቆማዎች፦ {count}። አንዱን ለመምረጥ የታች ቀስት ይጫኑ።',
      one: 'አንድ ጥቆማ አለ። ለመምረጥ የታች ቀስት ይጫኑ።',
      none: 'እስካሁን ጥቆማ የለም። ተጨማሪ ይጻፉ፣ ወይም ለመፈለግ Enter ይጫኑ።',
      failed: 'ጥቆማዎች አሁን አይገኙም። ለመፈለግ Enter ይጫኑ።',
      all: 'ውጤቶቹን ሁሉ ይመልከቱ ({count})',
    },
    kinds: {
      posts: 'ዜና',
      events: 'ዝግጅቶች',
      projects: 'ፕሮጀክቶች',
      'team-members': 'ቡድናችን',
      partners: 'አጋሮች',
      reports: 'ሪፖርቶች',
      'legal-pages': 'ደንቦችና መመሪያዎች',
      pages: 'ሌሎች ገጾች',
      'newsletter-issues': 'የዜና መልእክት',
    },
  },
};

/** How many results there are for what was typed; only said of some. */
export function foundWords(total: number, typed: string, { found, foundOne }: SearchTexts): string {
  const words = total === 1 ? foundOne : found.replace('{count}', String(total));
  return words.replace('{words}', () => typed);
}

/** How many suggestions there are, or what to do without any. */
export function suggestedWords(count: number, { none, one, some }: SuggestTexts): string {
  const words = count === 0 ? none : count === 1 ? one : some;
  return words.replace('{count}', String(count));
}
