import type { Locale } from '#core/locale.ts';

/**
 * For pages sent before the site can render any; the site's own pages say it better. Amharic: to be reviewed by a
 * native speaker (docs/how-to/review-amharic.md).
 */
export const plainPageTexts = {
  en: {
    refusals: {
      400: 'This address cannot be read. Please check it and try again.',
      403: 'We don’t accept forms from other sites.',
      404: 'There is no page at this address.',
      405: 'This address does not take that kind of request.',
      408: 'The request took too long to arrive.',
      413: 'That is more than this site accepts in one request.',
      414: 'This address is longer than any of ours.',
      415: 'This site does not take compressed requests.',
      416: 'The file does not have that part.',
      431: 'The request carries more headers than this site accepts.',
      500: 'Oops! Something went wrong:',
      503: 'The site cannot answer just now. Please try again in a moment.',
    } as Readonly<Record<number, string>>,
    other: 'This request cannot be answered.',
    full: 'You can read everything, but we can’t save anything just now. Please try again in an hour.',
    unsent: 'What you wrote was not sent. Go back to find it in the form.',
    reference: 'Reference:',
    home: 'Home',
  },
  am: {
    refusals: {
      400: 'ይህ አድራሻ ሊነበብ አልቻለም። እባክዎ አረጋግጠው እንደገና ይሞክሩ።',
      403: 'የሌሎች ድረ ገጾች ቅጾች እዚህ አይወሰዱም።',
      404: 'በዚህ አድራሻ ምንም የለም።',
      405: 'ይህ አድራሻ እንዲህ ያለ ጥያቄ አይቀበልም።',
      408: 'ጥያቄው ለመድረስ ረጅም ጊዜ ወስዷል።',
      413: 'ይህ ድረ ገጻችን በአንድ ጊዜ ከሚቀበለው በላይ ነው።',
      414: 'ይህ አድራሻ ከእኛ አድራሻዎች ሁሉ ይረዝማል።',
      415: 'ይህ ድረ ገጽ የታመቁ ጥያቄዎችን አይቀበልም።',
      416: 'ፋይሉ ይህ ክፍል የለውም።',
      431: 'ጥያቄው ድረ ገጻችን ከሚቀበለው በላይ ራስጌዎች አሉት።',
      500: 'ይቅርታ! የሆነ ችግር ተፈጥሯል፦',
      503: 'ድረ ገጻችን አሁን መልስ መስጠት አልቻለም። እባክዎ ከጥቂት ጊዜ በኋላ እንደገና ይሞክሩ።',
    } as Readonly<Record<number, string>>,
    other: 'ይህ ጥያቄ ሊመለስ አይችልም።',
    full: 'ሁሉንም ማንበብ ይቻላል፤ አሁን ግን ምንም ማስቀመጥ አልተቻለም። እባክዎ ከአንድ ሰዓት በኋላ እንደገና ይሞክሩ።',
    unsent: 'የጻፉት አልተላከም። ወደ ኋላ ተመልሰው በቅጹ ውስጥ ያገኙታል።',
    reference: 'መለያ፦',
    home: 'መነሻ',
  },
} as const satisfies Record<Locale, object>;
