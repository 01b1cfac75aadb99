import type { Locale } from '#core/locale.ts';

/** Texts of the donate page. Amharic needs review by a native speaker (docs/how-to/review-amharic.md). */
export const donateTexts = {
  en: {
    pageTitle: 'Donate',
    heading: 'Put medicine within reach',
    intro:
      'Your gift helps children in Ethiopia who are denied medication for financial reasons, and the families beside them.',
    donate: 'Donate',
    newTab: 'opens in a new tab',
    opens: 'Opens our donation partner’s page in a new tab.',
    notReady: 'Our donation page is not open yet. Contact us, and we will tell you how to give.',
    contact: 'Contact us',
    choose: 'Choose a campaign',
    raisedOf: '{raised} of {goal}',
    byDonations: 'by {gifts} gifts',
    byOneDonation: 'by one gift',
    imageError: 'Error loading image',
    facts: 'What your gift does',
    whereItGoes: 'Where it goes',
    whereItGoesWords: 'Medicines for underserved children first, notably children with cancer.',
    whatItDid: 'What it did',
    helped: '{n} children helped this year.',
    workedUp: 'More than {n} children helped with diagnostic work-up.',
    howWeReport: 'How we report',
    howWeReportWords: 'One report for each fiscal year.',
    reportOnline: 'The {year} report is online now.',
  },
  am: {
    pageTitle: 'ይለግሱ',
    heading: 'መድኃኒት እንዲደርስ ያድርጉ',
    intro: 'ልገሳዎ በኢትዮጵያ በገንዘብ እጥረት ምክንያት መድኃኒት ማግኘት ያልቻሉ ልጆችንና ከጎናቸው ያሉ ቤተሰቦችን ይረዳል።',
    donate: 'ይለግሱ',
    newTab: 'በአዲስ ገጽ ይከፈታል',
    opens: 'የልገሳ አጋራችን ድረ ገጽ በአዲስ ገጽ ይከፈታል።',
    notReady: 'የልገሳ ገጻችን ገና አልተከፈተም። ያግኙን፤ እንዴት መለገስ እንደሚችሉ እንነግርዎታለን።',
    contact: 'ያግኙን',
    choose: 'ዘመቻ ይምረጡ',
    raisedOf: 'ከ{goal} ውስጥ {raised}',
    byDonations: 'በ{gifts} ልገሳ',
    byOneDonation: 'በአንድ ልገሳ',
    imageError: 'ምስሉን መጫን አልተቻለም',
    facts: 'ልገሳዎ ምን ያስገኛል',
    whereItGoes: 'ለምን ይውላል',
    whereItGoesWords: 'በመጀመሪያ በቂ አገልግሎት ለማያገኙ ልጆች መድኃኒት፣ በተለይም የካንሰር ሕመም ላለባቸው ልጆች።',
    whatItDid: 'ምን አስገኘ',
    helped: 'በዚህ ዓመት {n} ልጆች እርዳታ አግኝተዋል።',
    workedUp: 'ከ{n} በላይ ልጆች የምርመራ እርዳታ አግኝተዋል።',
    howWeReport: 'እንዴት እናሳውቃለን',
    howWeReportWords: 'ለእያንዳንዱ በጀት ዓመት አንድ ሪፖርት።',
    reportOnline: 'የ{year} እ.ኤ.አ. ሪፖርት አሁን ሊነበብ ይችላል።',
  },
} as const satisfies Record<Locale, Record<string, string>>;

export type DonateTexts = Record<keyof (typeof donateTexts)['en'], string>;

/** How many gifts a sum came from. */
export const byDonations = (donations: number, locale: Locale): string =>
  donations === 1
    ? donateTexts[locale].byOneDonation
    : donateTexts[locale].byDonations.replace('{gifts}', new Intl.NumberFormat(locale).format(donations));
