import type { Locale } from '#core/locale.ts';

/** Amharic: to be reviewed by a native speaker (docs/how-to/review-amharic.md). */
export const endpointTexts = {
  en: {
    title: 'Calls for developers',
    lede: 'What other programs can ask of this site, and what they are told. Each call takes and gives JSON.',
    document: 'The same as an OpenAPI document',
    contents: 'On this page',
    rules: 'What holds for all',
    english: 'The calls are described in English, in words for people who write programs.',
    rule1:
      'Send JSON in UTF-8 as application/json, at most 16 KiB. A name nobody knows is refused, not ignored.',
    rule2:
      'What is refused comes as a problem document (RFC 9457): 400 for what cannot be read or has another shape, 405 for another method, 413 for too much, 415 for another type, 429 for too often, with Retry-After.',
    rule3: 'The same calls under /am speak Amharic where they speak to visitors.',
    rule4: 'Reading and counting keep nothing about whoever calls: numbers are counted, people are not.',
    takes: 'What it takes',
    answers: 'What it answers',
    example: 'Try it',
    required: 'required',
    optional: 'optional',
    ask: 'Ask now',
    loading: 'Loading',
    failed: 'Error loading contents',
    secret: 'Only for whoever holds the secret, in the header {header}.',
  },
  am: {
    title: 'ለገንቢዎች የተዘጋጁ ጥሪዎች',
    lede: 'ሌሎች ፕሮግራሞች ከዚህ ድረ ገጽ ምን መጠየቅ እንደሚችሉና ምን እንደሚመለስላቸው። እያንዳንዱ ጥሪ JSON ይቀበላል፣ JSON ይመልሳል።',
    document: 'ይኸው በOpenAPI ሰነድ',
    contents: 'በዚህ ገጽ',
    rules: 'ለሁሉም የሚሠራ',
    english: 'የጥሪዎቹ ገለጻ በእንግሊዝኛ ነው፤ ቃላቱ ፕሮግራም ለሚጽፉ ሰዎች ናቸው።',
    rule1: 'በUTF-8 የተጻፈ JSON እንደ application/json ይላኩ፤ ከ16 KiB አይበልጥ። የማይታወቅ ስም ውድቅ ይደረጋል እንጂ ዝም ተብሎ አይታለፍም።',
    rule2:
      'ያልተቀበልነው ጥሪ በችግር ሰነድ (RFC 9457) ይመለሳል፦ ሊነበብ ያልቻለ ወይም ቅርጹ የተለየ 400፣ ሌላ ዘዴ 405፣ ከመጠን በላይ የሆነ 413፣ ሌላ ዓይነት 415፣ በጣም የተደጋገመ 429 ከRetry-After ጋር።',
    rule3: 'እነዚሁ ጥሪዎች በ/am ሥር ለጎብኚዎች በሚናገሩበት ቦታ በአማርኛ ይናገራሉ።',
    rule4: 'ማንበብና መቁጠር ስለሚጠራው ሰው ምንም አያስቀምጡም፤ ቁጥሮች ይቆጠራሉ፤ ሰዎች አይቆጠሩም።',
    takes: 'የሚቀበለው',
    answers: 'የሚመልሰው',
    example: 'ይሞክሩት',
    required: 'የግድ',
    optional: 'አማራጭ',
    ask: 'አሁን ይጠይቁ',
    loading: 'በመጫን ላይ',
    failed: 'ይዘቱን መጫን አልተቻለም',
    secret: 'ምስጢሩን ለያዘ ብቻ፤ በ{header} ራስጌ።',
  },
} as const satisfies Record<Locale, Record<string, string>>;

export type EndpointTexts = Record<keyof (typeof endpointTexts)['en'], string>;
