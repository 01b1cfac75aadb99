import { accountPaths } from './account-paths.ts';

/** The part of an account that comes from the provider, anew at each sign-in. */
export type ProvidedAccount = {
  name: string;
  firstName: string;
  email: string | null;
  emailVerified: boolean;
  phone: string;
  /** Where the person's own picture is shown from here, and where we fetch it; both empty without one. */
  image: string;
  pictureSource: string;
};

const longest = 200;

/**
 * Turns the claims of a provider into what is kept of them (OpenID Connect Core 1.0, 5.1), and drops everything else.
 * A claim of another type than it should have counts as not made; a first name is looked for in the whole name.
 */
export function accountOf(claims: Readonly<Record<string, unknown>>): ProvidedAccount {
  const given = textOf(claims.given_name);
  const name = textOf(claims.name) || [given, textOf(claims.family_name)].filter(Boolean).join(' ');
  const email = textOf(claims.email);
  const pictureSource = addressOf(claims.picture);
  return {
    name,
    firstName: given || (name.split(/\s+/u)[0] ?? ''),
    email: email.includes('@') ? email : null,
    // Some providers say it as a text.
    emailVerified: claims.email_verified === true || claims.email_verified === 'true',
    phone: textOf(claims.phone_number),
    image: pictureSource && accountPaths.picture,
    pictureSource,
  };
}

const longestAddress = 2_000;

function addressOf(claim: unknown): string {
  const isAddress = typeof claim === 'string' && claim.length <= longestAddress && URL.canParse(claim);
  return isAddress && /^https?:/i.test(claim) ? new URL(claim).href : '';
}

function textOf(claim: unknown): string {
  return typeof claim === 'string'
    ? claim
        .replace(/\p{Cc}+/gu, ' ')
        .trim()
        .slice(0, longest)
    : '';
}
