/** Wording that only a native speaker can decide. An answer changes the text and removes its entry here. */
export type AmharicQuestion = {
  /** The file with the text. */
  place: string;
  english: string;
  /** The sentence as it is read now. */
  now: string;
  /** What stands in the file, where that is not the sentence itself. */
  source?: string;
  proposal: string;
  question: { en: string; am: string };
};

export const amharicQuestions: readonly AmharicQuestion[] = [
  {
    place: 'src/features/home/home.texts.ts',
    english: 'Since 2022',
    now: 'ከ2022 እ.ኤ.አ. ጀምሮ',
    source: 'ከ{year} እ.ኤ.አ. ጀምሮ',
    proposal: 'ከ2014 ዓ.ም. ጀምሮ',
    question: {
      en: 'Should years in texts be Gregorian with their era, or Ethiopian? A Gregorian year spans two Ethiopian ones.',
      am: 'በጽሑፍ ውስጥ ያሉ ዓመቶች እ.ኤ.አ. ይሁኑ ወይስ ዓ.ም.? አንድ የፈረንጆች ዓመት በሁለት የኢትዮጵያ ዓመቶች ውስጥ ያልፋል።',
    },
  },
  {
    place: 'src/core/dates.ts',
    english: 'Dec 05, 2026',
    now: 'ኅዳር 26 ቀን 2019 ዓ.ም. (Dec 05, 2026)',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: quoted from the file
    source: '${formatEthiopian(day)} (${inLatin(day)})',
    proposal: 'ኅዳር 26 ቀን 2019 ዓ.ም. (ዲሴምበር 5, 2026 እ.ኤ.አ.)',
    question: {
      en: 'Beside the Ethiopian day, should the Gregorian one stay in Latin letters, as it is printed everywhere?',
      am: 'ከኢትዮጵያ ቀን አጠገብ ያለው የፈረንጆች ቀን በላቲን ፊደል ይቆይ ወይስ በአማርኛ ይጻፍ?',
    },
  },
  {
    place: 'src/money/donations/donate.texts.ts',
    english: '160 children helped this year.',
    now: 'በዚህ ዓመት 160 ልጆች እርዳታ አግኝተዋል።',
    source: '{n} ልጆች እርዳታ አግኝተዋል',
    proposal: 'በዚህ ዓመት 160 ሕፃናት እርዳታ አግኝተዋል።',
    question: {
      en: 'ሕፃናት for all children together and ልጅ for one child: is that how you would write it? Some are fourteen.',
      am: 'ለሁሉም በአንድነት ሕፃናት፣ ለአንዱ ልጅ መጻፍ ተገቢ ነው? አንዳንዶቹ አሥራ አራት ዓመት ሞልቷቸዋል።',
    },
  },
  {
    place: 'src/features/home/home.texts.ts',
    english: 'The initiative',
    now: 'ተነሳሽነቱ',
    proposal: 'ሥራችን',
    question: {
      en: 'Does ተነሳሽነቱ name what we do, or only the motivation for it?',
      am: 'ተነሳሽነቱ የምንሠራውን ይገልጻል ወይስ ለመሥራት ያለንን ፍላጎት ብቻ?',
    },
  },
  {
    place: 'src/features/news/news.texts.ts',
    english: 'By (who wrote a post)',
    now: 'አቅራቢ፦',
    proposal: 'አዘጋጅ፦',
    question: {
      en: 'Which word stands before the author of a post?',
      am: 'ከዜና ጸሐፊ ስም በፊት የሚጻፈው የትኛው ቃል ነው?',
    },
  },
  {
    place: 'src/samples/work.ts',
    english: 'MedSupply Mission',
    now: 'ሜድሰፕላይ ሚሽን',
    proposal: 'MedSupply Mission',
    question: {
      en: 'The news write the partner’s name in Latin letters. How does the partner write it in Amharic? Please ask them.',
      am: 'ዜናዎቹ የአጋሩን ስም በላቲን ፊደል ይጽፋሉ። አጋሩ በአማርኛ ስሙን እንዴት ይጽፋል? እባክዎ ይጠይቁ።',
    },
  },
  {
    place: 'src/samples/pictures.ts',
    english: 'A child with a coral headscarf looks at us',
    now: 'ብርቱካናማ ሻሽ ያሰረ ልጅ ሲያየን',
    proposal: 'ብርቱካናማ ሻሽ ያሰረች ልጅ ስታየን',
    question: {
      en: 'Is the child in this drawing a girl? The story beside it is about Liya.',
      am: 'በዚህ ሥዕል ያለው ልጅ ሴት ናት? አጠገቧ ያለው ታሪክ ስለ ልያ ነው።',
    },
  },
  {
    place: 'src/samples/team.ts',
    english: 'Decides with doctors on site which treatment is needed',
    now: 'በቦታው ካሉ ሐኪሞች ጋር ይወስናል',
    proposal: 'በቦታው ካሉ ሐኪሞች ጋር ይወስናሉ',
    question: {
      en: 'Should the team be described in the polite form, also where a role stands for a person?',
      am: 'የቡድኑ አባላት፣ በሥራ ድርሻ ብቻ ሲጠሩም፣ በአክብሮት (ይወስናሉ) ይገለጹ?',
    },
  },
  {
    place: 'src/samples/holidays.ts',
    english: 'Christmas (December)',
    now: 'የፈረንጆች ገና',
    proposal: 'የዲሴምበር ገና',
    question: {
      en: 'Does የፈረንጆች ገና sound too colloquial for a greeting?',
      am: 'የፈረንጆች ገና የሚለው ለመልካም ምኞት መግለጫ ተገቢ ነው?',
    },
  },
  {
    place: 'src/samples/voices.ts',
    english: 'Liya',
    now: 'ልያ',
    source: "firstName: 'ልያ'",
    proposal: 'ሊያ',
    question: { en: 'How is the girl’s name usually spelled?', am: 'የልጅቷ ስም በተለምዶ እንዴት ይጻፋል?' },
  },
  {
    place: 'src/samples/legal.ts',
    english: 'Our server sees your network address',
    now: 'አገልጋያችን የኔትወርክ አድራሻዎን የሚያየው ለመመለስ ለሚወስደው ጊዜ ያህል ነው',
    proposal: 'ሰርቨራችን የኔትወርክ አድራሻዎን የሚያየው ለመመለስ ለሚወስደው ጊዜ ያህል ነው',
    question: {
      en: 'Is አገልጋይ understood as a machine, or does it read as a servant? The admin says የኢሜይል አገልጋይ too.',
      am: 'አገልጋይ ሲባል ማሽን እንደሆነ ይታወቃል ወይስ ሰው ይመስላል? በአስተዳደር ገጹም የኢሜይል አገልጋይ ይላል።',
    },
  },
  {
    place: 'src/samples/legal.ts',
    english: 'The sections of the privacy notice about reading, about your browser and about giving',
    now: 'አገልጋያችን የኔትወርክ አድራሻዎን የሚያየው ለመመለስ ለሚወስደው ጊዜ ያህል ነው፤ ቅጽ ሲልኩ ወይም የሚቆጠር ነገር ሲከፍቱ ደግሞ ማንም ድረ ገጹን በጥያቄ እንዳያጥለቀልቅ፣ አድራሻው ሊነበብበት የማይችል ከአድራሻው የተሠራ ምልክት ለጥቂት ደቂቃዎች፣ ቢበዛ ለአንድ ቀን ይይዛል፤ ምልክቱም በየቀኑ ይቀየራል።',
    proposal:
      'አገልጋያችን የኔትወርክ አድራሻዎን የሚያየው ለመመለስ ለሚወስደው ጊዜ ያህል ነው። ቅጽ ሲልኩ ወይም የሚቆጠር ነገር ሲከፍቱ ደግሞ ማንም ድረ ገጹን በጥያቄ እንዳያጥለቀልቅ፣ አድራሻው ሊነበብበት የማይችል ከአድራሻው የተሠራ ምልክት ለጥቂት ደቂቃዎች፣ ቢበዛ ለአንድ ቀን ይይዛል። ምልክቱም በየቀኑ ይቀየራል።',
    question: {
      en: 'Sentences of up to sixty words are hard to read on a phone. May they be split at each ፤? A lawyer reads them too.',
      am: 'እስከ ስልሳ ቃላት ያላቸው ዓረፍተ ነገሮች በስልክ ለማንበብ ይከብዳሉ። በ፤ ላይ ቢከፈሉ ሕጋዊ ትርጉማቸው ይጠበቃል?',
    },
  },
  {
    place: 'src/cms/language/amharic/forms.json',
    english: 'On the same dates of the Gregorian calendar (how a holiday repeats)',
    now: 'በእ.ኤ.አ. አቆጣጠር በነዚያው ቀናት',
    proposal: 'በየዓመቱ በተመሳሳይ የፈረንጆች ቀን',
    question: {
      en: 'Which of the two says that a holiday is on the same Gregorian day every year, as Christmas on 25 December is?',
      am: 'በዓሉ በየዓመቱ በአንድ የፈረንጆች ቀን (ለምሳሌ ዲሴምበር 25) እንደሚውል በግልጽ የሚናገረው የትኛው ነው?',
    },
  },
  {
    place: 'src/cms/language/amharic/forms.json',
    english: 'Cash limit for one person',
    now: 'አንድ ሰው ብቻውን የሚቆጥረው ከፍተኛ ጥሬ ገንዘብ',
    proposal: 'አንድ ሰው ያለ ሁለተኛ ማረጋገጫ ሊመዘግብ የሚችለው ከፍተኛ ጥሬ ገንዘብ',
    question: {
      en: 'Up to this amount one member of staff may enter cash alone; above it a second person confirms. Which wording would an accountant use?',
      am: 'እስከዚህ መጠን ድረስ አንድ ሠራተኛ ጥሬ ገንዘብ ብቻውን ያስገባል፤ ከዚያ በላይ ሁለተኛ ሰው ያረጋግጣል። የሂሳብ ባለሙያ የትኛውን አጻጻፍ ይጠቀማል?',
    },
  },
];
