export type StoredAccount = {
  readonly name: string;
  readonly firstName?: string | null | undefined;
  readonly email: string;
  readonly phone?: string | null | undefined;
  readonly image?: string | null | undefined;
  readonly createdAt: Date;
};

/** The signed-in person as shown on pages. */
export type SignedInUser = {
  readonly firstName: string;
  readonly emailAddresses: readonly string[];
  readonly phoneNumbers: readonly string[];
  readonly imageUrl: string | null;
  readonly createdAt: Date;
};

/**
 * Public data of an account. Without a name from the provider, the local part of the address is used. Pictures come
 * only from this site, so that opening the page contacts no third party.
 */
export function signedInUser({
  name,
  firstName,
  email,
  phone,
  image,
  createdAt,
}: StoredAccount): SignedInUser {
  return {
    firstName: firstName || name.split(/\s+/u)[0] || (email.split('@')[0] ?? ''),
    emailAddresses: [email].filter(Boolean),
    phoneNumbers: [phone ?? ''].filter(Boolean),
    imageUrl: image && /^\/(?![/\\])/.test(image) ? image : null,
    createdAt,
  };
}

/** The letters that fit into a title on a phone without breaking a word. */
const longestInTitle = 20;

/** Whether to greet by first name; the local part of an address may not be a name. */
export function isGreetedByName({ firstName }: Pick<SignedInUser, 'firstName'>): boolean {
  return firstName.length <= longestInTitle;
}

/** Years of joining are counted in the charity's time zone. */
const place = 'Africa/Addis_Ababa';

/** The Gregorian year an account was created in. */
export function memberSince({ createdAt }: Pick<SignedInUser, 'createdAt'>): number {
  return Number(new Intl.DateTimeFormat('en', { timeZone: place, year: 'numeric' }).format(createdAt));
}

/** The visitor data sent to the browser, for the account link and the profile card. */
export function toVisitor(user: SignedInUser | null): Visitor {
  if (!user) return { signedIn: false };
  return {
    signedIn: true,
    firstName: user.firstName,
    email: user.emailAddresses[0] ?? '',
    phone: user.phoneNumbers[0] ?? '',
    memberSince: memberSince(user),
    imageUrl: user.imageUrl,
  };
}

/** Readable by scripts and not secret: it tells pages that requesting the visitor is worthwhile. */
export const visitorHint = 'adey-visitor';

/** The visitor as shown on pages. `memberSince` is a year. */
export type Visitor =
  | { readonly signedIn: false }
  | {
      readonly signedIn: true;
      readonly firstName: string;
      readonly email: string;
      /** Empty if unknown. */
      readonly phone: string;
      readonly memberSince: number;
      /** A picture served by this site, never by another; null without one. */
      readonly imageUrl: string | null;
    };

/** Whether the cookies (`document.cookie` or the header) suggest that somebody is signed in. */
export function mayBeSignedIn(cookies: string): boolean {
  return cookies.split(';').some(cookie => cookie.trim() === `${visitorHint}=1`);
}
