/** Addresses of the account screens, without language. */
export const accountPaths = {
  signIn: '/auth/sign-in',
  signUp: '/auth/sign-up',
  signOut: '/auth/sign-out',
  byMail: '/auth/by-mail',
  dashboard: '/auth/in/user/dashboard',
  picture: '/auth/in/user/picture',
  download: '/auth/in/user/my-data',
  erase: '/auth/in/user/erase',
} as const;

/** Where a form of the dashboard leads, by what it does. */
export const actPath = (act: string) => `/auth/in/user/${act}`;

/** Where providers send people back to, as it is registered with them. */
export const callbackPath = (providerId: string) => `/api/auth/callback/${providerId}`;

/** Tells the accounts which network asks; one that a visitor sends is replaced. */
export const networkHeader = 'x-adey-network';

const screens: ReadonlyMap<string, 'signIn' | 'signUp'> = new Map([
  ['sign-in', 'signIn'],
  ['sign-up', 'signUp'],
]);

/** What a screen under /auth is for, by the last part of its address; null when there is no such screen. */
export function actOfScreen(lastPart: string | undefined): 'signIn' | 'signUp' | null {
  return screens.get(lastPart ?? '') ?? null;
}
