/** Account pages, without language. */
export const accountPaths = {
  signIn: '/auth/sign-in',
  signUp: '/auth/sign-up',
  signOut: '/auth/sign-out',
  byMail: '/auth/by-mail',
  dashboard: '/auth/in/user/dashboard',
  picture: '/auth/in/user/picture',
  download: '/auth/in/user/my-data',
  donations: '/auth/in/user/gifts',
  erase: '/auth/in/user/erase',
} as const;

/** Address of a dashboard form, by its act. */
export const actPath = (act: string) => `/auth/in/user/${act}`;

/** Passes the client network to better-auth; a value sent by the visitor is overwritten. */
export const networkHeader = 'x-adey-network';

const screens: ReadonlyMap<string, 'signIn' | 'signUp'> = new Map([
  ['sign-in', 'signIn'],
  ['sign-up', 'signUp'],
]);

/** The purpose of a page under /auth, by the last part of its path; null if there is no such page. */
export function findScreenAct(lastPart: string | undefined): 'signIn' | 'signUp' | null {
  return screens.get(lastPart ?? '') ?? null;
}
