import type { Locale } from '#core/locale.ts';

/**
 * Texts of the about page; `{year}` is the founding year. The site settings can replace `statement` and `story`, but
 * not what the mission is (ABOUT-01 to 06). Amharic needs review by a native speaker (docs/how-to/translate.md).
 */
export const aboutTexts = {
  en: {
    pageTitle: 'About',
    heading: 'About us',
    subheading: 'A non-profit mission, founded in {year}',
    intro:
      'We work on pediatric healthcare access in Ethiopia. We get medicines to underserved children, and stand by their families.',
    statement: 'No child should miss a medicine because a family cannot pay for it.',
    story:
      'The mission was founded in {year} as a non-profit organisation, by people who would not accept that a child goes without a medicine that is there and can be bought.\n\nA treatment changes the life of a whole household. So we look after the medicine and the family together.',
    work: 'What we do',
    access: 'Access to healthcare',
    accessWords:
      'We work on pediatric healthcare access in Ethiopia, so that money does not decide whether a child is treated.',
    medicines: 'Medicines that arrive',
    medicinesWords:
      'We get medicines to underserved children, with partners who help us find and bring them.',
    cancer: 'Children with cancer',
    cancerWords:
      'Above all we are there for children with cancer who are denied medication for financial reasons.',
    families: 'Until the family stands on its own',
    familiesWords:
      'Families are partners in this work. We support them toward financial self-reliance, so that life goes on when the treatment ends.',
    facts: 'What the work has done',
    factsWords: 'As we counted them. We rounded none of them up. Each leads to its source.',
    childrenHelped: 'children helped this year',
    diagnosticWorkUp: 'children helped with diagnostic work-up',
    volunteersIncrease: 'increase in volunteers',
    donationsIncrease: 'increase in donations',
    ways: 'Ways to take part',
    events: 'Come to an event',
    meet: 'Sit down with us',
    partners: 'Become a partner',
    news: 'Read what is new',
    donate: 'Donate',
    film: 'A film about the mission',
  },
  am: {
    pageTitle: 'ስለ እኛ',
    heading: 'ስለ እኛ',
    subheading: 'በ{year} እ.ኤ.አ. የተመሠረተ ለትርፍ ያልተቋቋመ ድርጅት',
    intro:
      'በኢትዮጵያ በሕፃናት የጤና እንክብካቤ ተደራሽነት ላይ እንሠራለን። በቂ አገልግሎት ለማያገኙ ልጆች መድኃኒት እናደርሳለን፤ ከቤተሰቦቻቸውም ጎን እንቆማለን።',
    statement: 'ቤተሰቡ መክፈል ስላልቻለ ማንም ልጅ መድኃኒት ሊያጣ አይገባም።',
    story:
      'ድርጅታችን በ{year} እ.ኤ.አ. ለትርፍ ያልተቋቋመ ድርጅት ሆኖ ተመሠረተ፤ ሊገዛ የሚችል መድኃኒት እያለ ልጅ ሲያጣው ዝም ብለው ማየት ባልፈለጉ ሰዎች።\n\nሕክምና የመላው ቤተሰብ ጉዳይ ነው። ስለዚህ መድኃኒቱንና ቤተሰቡን በአንድነት እንመለከታለን።',
    work: 'የምንሠራው',
    access: 'የጤና እንክብካቤ ተደራሽነት',
    accessWords: 'በኢትዮጵያ በሕፃናት የጤና እንክብካቤ ተደራሽነት ላይ እንሠራለን፤ ልጅ መታከሙን ገንዘብ እንዳይወስነው።',
    medicines: 'የሚደርስ መድኃኒት',
    medicinesWords: 'በቂ አገልግሎት ለማያገኙ ልጆች፣ ለማግኘትና ለማድረስ ከሚረዱን አጋሮች ጋር፣ መድኃኒት እናደርሳለን።',
    cancer: 'የካንሰር ሕመም ያለባቸው ልጆች',
    cancerWords: 'ከሁሉም በላይ በገንዘብ እጥረት ምክንያት መድኃኒት ማግኘት ላልቻሉ የካንሰር ሕመም ላለባቸው ልጆች እንቆማለን።',
    families: 'ቤተሰቡ ራሱን እስኪችል',
    familiesWords: 'ቤተሰቦች የዚህ ሥራ አጋሮች ናቸው። ሕክምናው ሲያልቅ ኑሯቸው እንዲቀጥል በገንዘብ ራሳቸውን እንዲችሉ እንደግፋቸዋለን።',
    facts: 'የተገኘው ውጤት',
    factsWords: 'ቁጥሮቹ እንደተቆጠሩ ናቸው፤ አንዳቸውም ወደ ላይ አልተጠጋጉም። እያንዳንዱ ወደ ምንጩ ይመራል።',
    childrenHelped: 'በዚህ ዓመት እርዳታ ያገኙ ሕፃናት',
    diagnosticWorkUp: 'የምርመራ እርዳታ ያገኙ ሕፃናት',
    volunteersIncrease: 'የበጎ ፈቃደኞች ጭማሪ',
    donationsIncrease: 'የልገሳ ጭማሪ',
    ways: 'የሚሳተፉባቸው መንገዶች',
    events: 'ወደ ዝግጅት ይምጡ',
    meet: 'ቁጭ ብለን እንነጋገር',
    partners: 'አጋር ይሁኑ',
    news: 'አዲሱን ያንብቡ',
    donate: 'ይለግሱ',
    film: 'ስለ ድርጅታችን የተሠራ ፊልም',
  },
} as const satisfies Record<Locale, Record<string, string>>;

export type AboutTexts = Record<keyof (typeof aboutTexts)['en'], string>;
