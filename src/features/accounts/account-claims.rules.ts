import { parseMailbox } from '#core/email-address.ts';
import { tidyName } from '#core/person-name.ts';
import { accountPaths } from './account-paths.ts';

/** The part of an account that the provider refreshes at each sign-in. */
export type ProvidedAccount = {
  name: string;
  firstName: string;
  email: string | null;
  emailVerified: boolean;
  phone: string;
  /** Our address of the picture, and the provider's; both empty without one. */
  image: string;
  pictureSource: string;
};

const longest = 200;

/**
 * Reduces a provider's claims to what we store (OpenID Connect Core 1.0, 5.1). A claim of the wrong type counts as
 * missing; a missing first name is taken from the full name.
 */
export function readAccount(claims: Readonly<Record<string, unknown>>): ProvidedAccount {
  const given = tidyName(tidyText(claims.given_name));
  const name = tidyName(tidyText(claims.name) || `${given} ${tidyText(claims.family_name)}`);
  const pictureSource = readAddress(claims.picture);
  return {
    name,
    firstName: given || (name.split(/\s+/u)[0] ?? ''),
    email: typeof claims.email === 'string' ? provenMailbox(claims.email) : null,
    // Some providers send a string.
    emailVerified: claims.email_verified === true || claims.email_verified === 'true',
    phone: tidyText(claims.phone_number),
    image: pictureSource && accountPaths.picture,
    pictureSource,
  };
}

/**
 * The mailbox of an address verified by a provider. The provider verified the exact spelling, so if our normalisation
 * changes more than its case and domain, it proves nothing and null is returned.
 */
function provenMailbox(email: string): string | null {
  const local = (address: string) => address.slice(0, address.lastIndexOf('@'));
  const mailbox = parseMailbox(email);
  return mailbox !== null && local(email).toLowerCase() === local(mailbox) ? mailbox : null;
}

const longestAddress = 2_000;

function readAddress(claim: unknown): string {
  const isAddress = typeof claim === 'string' && claim.length <= longestAddress && URL.canParse(claim);
  return isAddress && /^https?:/i.test(claim) ? new URL(claim).href : '';
}

function tidyText(claim: unknown): string {
  return typeof claim === 'string'
    ? claim
        .replace(/\p{Cc}+/gu, ' ')
        .trim()
        .slice(0, longest)
    : '';
}
