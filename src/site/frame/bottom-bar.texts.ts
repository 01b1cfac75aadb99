import type { Locale } from '#core/locale.ts';

/** The texts of the bar at the bottom of the window and of its panel. Amharic: to be reviewed by a native speaker. */
export const bottomBarTexts = {
  en: {
    quickLinks: 'Quick links',
    account: 'Account',
    toTop: 'To the top',
    menu: 'Menu',
    panel: 'Pages and account',
    goTo: 'Go to',
    followUs: 'Follow us',
    yourAccount: 'Your account',
    signInWords: 'Sign in to open your account dashboard.',
    signIn: 'Sign in',
    signUp: 'Sign up',
    welcome: 'Welcome',
    email: 'Email',
    cell: 'Cell',
    memberSince: 'Member since',
    dashboard: 'Account Dashboard',
  },
  am: {
    quickLinks: 'ፈጣን ማገናኛዎች',
    account: 'መለያ',
    toTop: 'ወደ ላይ',
    menu: 'ማውጫ',
    panel: 'ገጾችና መለያ',
    goTo: 'ገጾች',
    followUs: 'ይከተሉን',
    yourAccount: 'የእርስዎ መለያ',
    signInWords: 'የመለያዎን ገጽ ለመክፈት ይግቡ።',
    signIn: 'ይግቡ',
    signUp: 'ይመዝገቡ',
    welcome: 'እንኳን ደህና መጡ',
    email: 'ኢሜይል',
    cell: 'ስልክ',
    memberSince: 'አባል የሆኑበት ዓመት',
    dashboard: 'የመለያዎ ገጽ',
  },
} as const satisfies Record<Locale, Record<string, string>>;

export type BottomBarTexts = Record<keyof (typeof bottomBarTexts)['en'], string>;
