import type { Locale } from '#core/locale.ts';

/** The texts of the panels under the links of the top bar. Amharic: docs/how-to/review-amharic.md. */
export const panelTexts = {
  en: {
    followUs: 'Follow us',
    share: 'Share this page',
    allTeam: 'Meet Team Members',
    allProjects: 'Visit our Projects',
    allReports: 'All reports',
    comingSoon: 'coming soon',
    readReport: 'Read the report',
    readPost: 'Read the post',
    seeMember: 'See the profile',
    seeProject: 'See the project',
    readAbout: 'Read more about us',
    meet: 'Sit down with us',
    meetWords:
      'Thirty minutes, on a day that suits you: ask what you want to know, or tell us how you want to help.',
    schedule: 'Schedule a Meeting',
    write: 'Write to us',
    imageError: 'Error loading image',
  },
  am: {
    followUs: 'ይከተሉን',
    share: 'ይህን ገጽ ያጋሩ',
    allTeam: 'የቡድኑን አባላት ይተዋወቁ',
    allProjects: 'ፕሮጀክቶቻችንን ይጎብኙ',
    allReports: 'ሁሉም ሪፖርቶች',
    comingSoon: 'በቅርቡ',
    readReport: 'ሪፖርቱን ያንብቡ',
    readPost: 'ዜናውን ያንብቡ',
    seeMember: 'ገጹን ይመልከቱ',
    seeProject: 'ፕሮጀክቱን ይመልከቱ',
    readAbout: 'ስለ እኛ ተጨማሪ ያንብቡ',
    meet: 'ቁጭ ብለን እንነጋገር',
    meetWords: 'በሚመችዎ ቀን ሠላሳ ደቂቃ፦ ማወቅ የሚፈልጉትን ይጠይቁን፣ ወይም እንዴት ማገዝ እንደሚፈልጉ ይንገሩን።',
    schedule: 'ቀጠሮ ይያዙ',
    write: 'ይጻፉልን',
    imageError: 'ምስሉን መጫን አልተቻለም',
  },
} as const satisfies Record<Locale, Record<string, string>>;
