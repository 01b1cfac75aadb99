import type { Visitor } from './visitor.rules.ts';

/** An account as it is stored. */
export type StoredAccount = {
  readonly name: string;
  readonly firstName?: string | null | undefined;
  readonly email: string;
  readonly phone?: string | null | undefined;
  readonly image?: string | null | undefined;
  readonly createdAt: Date;
};

/** Who is signed in, as pages know the person; dates are instants. */
export type SignedInUser = {
  readonly firstName: string;
  readonly emailAddresses: readonly string[];
  readonly phoneNumbers: readonly string[];
  readonly imageUrl: string | null;
  readonly createdAt: Date;
};

/**
 * What is shown of an account. Somebody whose provider told no name is called by the first part of the mail address. A
 * picture is shown only from this site, so that opening one's page tells nobody else about it.
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

/** A title holds this many letters on a phone without breaking a word. */
const longestInTitle = 20;

/** Whether somebody can be greeted by the first name: what stands before the @ of an address may be no name at all. */
export function isGreetedByName({ firstName }: Pick<SignedInUser, 'firstName'>): boolean {
  return firstName.length <= longestInTitle;
}

/** Where the charity works: the year somebody joined is the year there. */
const place = 'Africa/Addis_Ababa';

/** The Gregorian year an account was made in. */
export function memberSince({ createdAt }: Pick<SignedInUser, 'createdAt'>): number {
  return Number(new Intl.DateTimeFormat('en', { timeZone: place, year: 'numeric' }).format(createdAt));
}

/** What the browser of that person is told, for the account link and the profile card. */
export function visitorOf(user: SignedInUser | null): Visitor {
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
