import type { Locale } from '#core/locale.ts';

/** Texts around the testimonials. Amharic needs review by a native speaker (docs/how-to/translate.md). */
export const testimonialTexts = {
  en: {
    title: 'Testimonial',
    heading: 'In their own words',
    intro:
      'What families, health workers and volunteers say about the mission. Each of them has agreed that you may read it here.',
    film: 'People of the mission tell their story',
    words: 'What they say',
    watch: 'Watch the film: {who}',
    empty: 'The first voices appear here soon. We quote people only when they have agreed.',
    about: 'Read more about us',
    imageError: 'Error loading image',
  },
  am: {
    title: 'ምስክርነት',
    heading: 'በራሳቸው አንደበት',
    intro: 'ቤተሰቦች፣ የጤና ባለሙያዎችና በጎ ፈቃደኞች ስለ ተልእኳችን የሚሉት። እያንዳንዳቸው እዚህ እንዲነበብ ፈቅደዋል።',
    film: 'የተልእኳችን ሰዎች ታሪካቸውን ይነግራሉ',
    words: 'የሚሉት',
    watch: 'ፊልሙን ይመልከቱ፦ {who}',
    empty: 'የመጀመሪያዎቹ ድምፆች በቅርቡ እዚህ ይቀርባሉ። ያልፈቀደ ሰው ቃል እዚህ አይጠቀስም።',
    about: 'ስለ እኛ የበለጠ ያንብቡ',
    imageError: 'ምስሉን መጫን አልተቻለም',
  },
} as const satisfies Record<Locale, Record<string, string>>;
