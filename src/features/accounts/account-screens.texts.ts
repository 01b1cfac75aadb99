import type { Locale } from '#core/locale.ts';
import type { SignInNotice } from './sign-in.rules.ts';

/** Texts of sign-in and sign-up; `{label}` is the identity service, `{name}` our name. */
type SignInTexts = Record<
  'title' | 'intro' | 'alternative' | 'alternativeLink',
  Record<'signIn' | 'signUp', string>
> &
  Record<
    | 'continueWith'
    | 'onwardTitle'
    | 'onward'
    | 'onwardLink'
    | 'storedByService'
    | 'storedByMail'
    | 'privacy'
    | 'terms'
    | 'contact',
    string
  > & {
    secondStep: Record<'title' | 'use' | 'add' | 'lost' | 'none' | 'withoutScript' | 'signOut', string>;
    notices: Record<SignInNotice, string>;
  };

export const signInTexts: Record<Locale, SignInTexts> = {
  en: {
    title: { signIn: 'Sign in', signUp: 'Sign up' },
    intro: {
      signIn: 'Welcome back. There is no password to remember here.',
      signUp: 'Your account is a page of your own. You don’t need a password.',
    },
    alternative: { signIn: 'New here?', signUp: 'Already have an account?' },
    alternativeLink: { signIn: 'Sign up', signUp: 'Sign in' },
    continueWith: 'Continue with {label}',
    onwardTitle: 'On to {label}',
    onward: 'You sign in there and come right back.',
    onwardLink: 'Go on to {label}',
    storedByService:
      'From the service we store your name, your email, your picture, your phone number if it shares one, and the day you joined. Nothing else, and no password.',
    storedByMail:
      'By mail we store nothing until you follow the link. Then we store your email and the day you joined.',
    privacy: 'Privacy',
    terms: 'Terms and Conditions',
    contact: 'Contact us',
    secondStep: {
      title: 'One more step',
      use: 'Please use your passkey to show that it is you.',
      add: 'Accounts here also need a passkey: the lock of your phone or computer. Please add yours now. From then on you sign in with it.',
      lost: 'Did you lose the device with your passkey?',
      none: 'Does your device have no passkeys?',
      withoutScript: 'Please turn on scripts to use a passkey.',
      signOut: 'Sign out',
    },
    notices: {
      unavailable: 'Sign-in is unavailable at the moment. Everything else on this site works without it.',
      cancelled: 'You came back without signing in. We stored nothing. You can try again whenever you like.',
      away: 'The sign-in service does not answer at the moment. Please try again in a few minutes.',
      expired: 'That sign-in took too long, or was already finished. Please begin again.',
      'no-email':
        'The service told us no email address, and an account needs one. Please allow it there, or choose another way.',
      'other-service':
        'This email address already has an account, made another way. Please sign in with the other service, or have a link mailed to you.',
      'too-often': 'That was asked for many times. Please try again in ten minutes, or tomorrow.',
      failed: 'The sign-in did not work. Please try again.',
      passkey:
        'That passkey doesn’t belong to an account here, or it took too long. Please try again, or choose another way.',
      'signed-out': 'You are signed out.',
      erased: 'We have erased what we stored about you. Thank you for being with us.',
    },
  },
  am: {
    title: { signIn: 'ይግቡ', signUp: 'ይመዝገቡ' },
    intro: {
      signIn: 'እንኳን ደህና ተመለሱ። እዚህ ማስታወስ ያለብዎት የይለፍ ቃል የለም።',
      signUp: 'መለያ ሲኖርዎ የራስዎ የሆነ አንድ ገጽ ያገኛሉ። የይለፍ ቃል መፍጠር አያስፈልግም።',
    },
    alternative: { signIn: 'አዲስ ነዎት?', signUp: 'መለያ አለዎት?' },
    alternativeLink: { signIn: 'ይመዝገቡ', signUp: 'ይግቡ' },
    continueWith: 'በ{label} ይቀጥሉ',
    onwardTitle: 'ወደ {label}',
    onward: 'እዚያ ገብተው ወዲያውኑ ይመለሳሉ።',
    onwardLink: 'ወደ {label} ይቀጥሉ',
    storedByService:
      'ከመግቢያ አገልግሎቱ የምናስቀምጠው ስምዎን፣ ኢሜይልዎን፣ ከነገረን ምስልዎንና ስልክ ቁጥርዎን እንዲሁም የተመዘገቡበትን ቀን ነው። ሌላ ምንም አናስቀምጥም፤ የይለፍ ቃልም የለም።',
    storedByMail: 'በኢሜይል ሲገቡ አገናኙን ከመክፈትዎ በፊት ምንም አይቀመጥም፤ ከዚያም ኢሜይልዎና የተመዘገቡበት ቀን ብቻ።',
    privacy: 'የግላዊነት መመሪያ',
    terms: 'የአጠቃቀም ደንቦች',
    contact: 'ያግኙን',
    secondStep: {
      title: 'አንድ እርምጃ ይቀራል',
      use: 'እባክዎ እርስዎ መሆንዎን በይለፍ ቁልፍዎ ያሳዩ።',
      add: 'እዚህ መለያ የሚከፈተው በይለፍ ቁልፍም ነው፦ ስልክዎን ወይም ኮምፒውተርዎን በሚከፍቱበት መንገድ። እባክዎ የእርስዎን አሁን ይጨምሩ። ከዚያ በኋላ የሚገቡት በእሱ ነው።',
      lost: 'የይለፍ ቁልፍዎ ያለበት መሣሪያ ጠፋብዎ?',
      none: 'መሣሪያዎ የይለፍ ቁልፍ የለውም?',
      withoutScript: 'የይለፍ ቁልፍ ለመጠቀም JavaScript መፍቀድ ያስፈልጋል።',
      signOut: 'ይውጡ',
    },
    notices: {
      unavailable: 'አሁን መግባት አይቻልም። ሌላው የድረ ገጹ ክፍል ሳይገቡም ይሠራል።',
      cancelled: 'ሳይገቡ ተመልሰዋል። ምንም አልተቀመጠም። በፈለጉ ጊዜ እንደገና መሞከር ይችላሉ።',
      away: 'የመግቢያ አገልግሎቱ አሁን ምላሽ እየሰጠ አይደለም። እባክዎ ከጥቂት ደቂቃዎች በኋላ እንደገና ይሞክሩ።',
      expired: 'ያ ሙከራ ጊዜው አልፏል፣ ወይም ቀድሞ ተጠናቋል። እባክዎ እንደገና ይጀምሩ።',
      'no-email': 'አገልግሎቱ የኢሜይል አድራሻ አልነገረንም፤ መለያ ለመክፈት ግን ኢሜይል ያስፈልጋል። እባክዎ እዚያ ይፍቀዱ፣ ወይም ሌላ መንገድ ይምረጡ።',
      'other-service':
        'ይህ የኢሜይል አድራሻ በሌላ መንገድ የተከፈተ መለያ አለው። እባክዎ በሌላው አገልግሎት ይግቡ፣ ወይም አገናኝ በኢሜይል እንዲላክልዎት ይጠይቁ።',
      'too-often': 'ይህ ብዙ ጊዜ ተጠይቋል። እባክዎ ከአሥር ደቂቃ በኋላ ወይም ነገ እንደገና ይሞክሩ።',
      failed: 'መግባት አልተሳካም። እባክዎ እንደገና ይሞክሩ።',
      passkey: 'ያ የይለፍ ቁልፍ እዚህ ምንም መለያ አይከፍትም፣ ወይም ሙከራው ብዙ ጊዜ ወስዷል። እባክዎ እንደገና ይሞክሩ፣ ወይም ሌላ መንገድ ይምረጡ።',
      'signed-out': 'ወጥተዋል።',
      erased: 'ስለ እርስዎ ያስቀመጥነው ተሰርዟል። ከእኛ ጋር ስለነበሩ እናመሰግናለን።',
    },
  },
};

/** Texts of the dashboard; `{name}` is the first name, `{year}` the year of joining. */
export const dashboardTexts = {
  en: {
    title: 'Your account',
    welcome: 'Welcome, {name}',
    welcomeAll: 'Welcome',
    intro: 'This page is yours. Nobody else sees it.',
    profile: 'What we know about you',
    firstName: 'First name',
    email: 'Email',
    phone: 'Cell',
    memberSince: 'Member since',
    year: '{year}',
    noPhone: 'We have none.',
    ownSource: 'You can change your name and phone number in the form below.',
    source: 'Your sign-in service sends these details each time you sign in. Please change them there.',
    privacy: 'What happens to them',
    onward: 'Where to go from here',
    events: 'Our Events',
    news: 'News',
    projects: 'Our Projects',
    signOut: 'Sign out',
  },
  am: {
    title: 'የእርስዎ መለያ',
    welcome: 'እንኳን ደህና መጡ፣ {name}',
    welcomeAll: 'እንኳን ደህና መጡ',
    intro: 'ይህ ገጽ የእርስዎ ነው። ሌላ ማንም አያየውም።',
    profile: 'ስለ እርስዎ የምናውቀው',
    firstName: 'ስም',
    email: 'ኢሜይል',
    phone: 'ስልክ',
    memberSince: 'አባል የሆኑበት ዓመት',
    year: '{year} እ.ኤ.አ.',
    noPhone: 'የምናውቀው የለም።',
    ownSource: 'ስምዎንና ስልክ ቁጥርዎን ከታች ባለው ቅጽ መቀየር ይችላሉ።',
    source: 'እነዚህን መረጃዎች የመግቢያ አገልግሎትዎ በገቡ ቁጥር ይልክልናል። እባክዎ እዚያ ይቀይሯቸው።',
    privacy: 'መረጃዎ ለምን እንደሚውል',
    onward: 'ከዚህ ወዴት?',
    events: 'ዝግጅቶቻችን',
    news: 'ዜና',
    projects: 'ፕሮጀክቶቻችን',
    signOut: 'ይውጡ',
  },
} as const satisfies Record<Locale, Record<string, string>>;

export type DashboardTexts = Record<keyof (typeof dashboardTexts)['en'], string>;
