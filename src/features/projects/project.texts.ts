import type { Locale } from '#core/locale.ts';

/** Texts of the project pages. Amharic needs review by a native speaker (docs/how-to/translate.md). */
export const projectTexts = {
  en: {
    title: 'Projects',
    heading: 'What we work on',
    intro:
      'Medicines, examinations, and families who manage on their own again. Each project does one of these, and sees it through.',
    list: 'All projects',
    more: 'Read about the project',
    all: 'All projects',
    others: 'Other projects',
    label: 'Project',
    donate: 'Donate',
    empty: 'Our projects appear here soon.',
    error: 'Error loading contents',
    retry: 'Try again',
    about: 'Read more about us',
    imageError: 'Error loading image',
  },
  am: {
    title: 'ፕሮጀክቶች',
    heading: 'የምንሠራቸው ሥራዎች',
    intro: 'መድኃኒት፣ ምርመራና ራሱን የሚችል ቤተሰብ፦ እያንዳንዱ ፕሮጀክት ከእነዚህ አንዱን ይሠራል፤ እስከ መጨረሻውም ያደርሰዋል።',
    list: 'ሁሉም ፕሮጀክቶች',
    more: 'ስለ ፕሮጀክቱ ያንብቡ',
    all: 'ሁሉም ፕሮጀክቶች',
    others: 'ሌሎች ፕሮጀክቶች',
    label: 'ፕሮጀክት',
    donate: 'ይለግሱ',
    empty: 'ፕሮጀክቶቻችን በቅርቡ እዚህ ይቀርባሉ።',
    error: 'ይዘቱን መጫን አልተቻለም',
    retry: 'እንደገና ይሞክሩ',
    about: 'ስለ እኛ የበለጠ ያንብቡ',
    imageError: 'ምስሉን መጫን አልተቻለም',
  },
} as const satisfies Record<Locale, Record<string, string>>;
