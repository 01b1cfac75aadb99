import { z } from 'zod';
import { isThisMachine } from '#core/links.ts';
import { limit, onOrOff, webAddress } from '#platform/settings/setting-types.schema.ts';

/** The hosts of the providers; production talks to no other. */
export const STRIPE_API = 'https://api.stripe.com';
export const CHAPA_API = 'https://api.chapa.co';

/** Settings of giving on our own site and of the providers that take payments. */
export const paymentSettings = {
  GIVING: onOrOff
    .default('off')
    .describe('on takes gifts on this site; off sends every Donate button to the outside donation page'),
  GIVING_PRACTICE: onOrOff
    .optional()
    .describe(
      'offers a payment page of our own on which no money moves; while unset on outside production, which refuses it',
    ),
  GIVING_PER_NETWORK: limit.default(20).describe('how many gifts a network may begin in ten minutes'),
  GIVING_PER_PURPOSE: limit
    .default(60)
    .describe('how many gifts begin in ten minutes for one purpose before devices have to prove work'),
  GIVING_AT_ONCE: limit
    .default(200)
    .describe('how many gifts begin in ten minutes altogether before devices have to prove work'),
  GIVING_FAILED: limit
    .default(20)
    .describe('how many payments fail in a quarter of an hour before devices have to prove work'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w{8,}$/, 'must be a secret or restricted key, such as sk_live_…')
    .optional()
    .describe('takes cards through Stripe; needs STRIPE_WEBHOOK_SECRET'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S{8,}$/, 'must be the signing secret of an endpoint, whsec_…')
    .optional()
    .describe('proves that an event comes from Stripe; each webhook endpoint there has its own'),
  STRIPE_API_URL: webAddress.default(STRIPE_API).describe('tests only: a stand-in of Stripe on this machine'),
  CHAPA_SECRET_KEY: z
    .string()
    .regex(/^CHASECK(_TEST)?-\w{8,}$/, 'must be a secret key, such as CHASECK-…')
    .optional()
    .describe(
      'takes telebirr, CBE Birr, M-Pesa, banks and cards in birr through Chapa; needs CHAPA_WEBHOOK_SECRET',
    ),
  CHAPA_WEBHOOK_SECRET: z
    .string()
    .min(16, 'must be at least 16 characters; openssl rand -hex 32 makes one')
    .optional()
    .describe('proves that an event comes from Chapa: the secret hash entered in its dashboard'),
  CHAPA_API_URL: webAddress.default(CHAPA_API).describe('tests only: a stand-in of Chapa on this machine'),
};

type Source = Readonly<Record<string, string | undefined>>;

/** Checks that involve several settings; one sentence each. */
export function paymentProblems(given: Source): string[] {
  const inProduction = given.ADEY_ENV === 'production';
  const problems = [
    ...missingPartner(given, 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'),
    ...missingPartner(given, 'CHAPA_SECRET_KEY', 'CHAPA_WEBHOOK_SECRET'),
    ...foreignHost(given, 'STRIPE_API_URL', STRIPE_API),
    ...foreignHost(given, 'CHAPA_API_URL', CHAPA_API),
  ];
  if (inProduction && given.GIVING_PRACTICE === 'on')
    problems.push('GIVING_PRACTICE is for trying out: production takes no gifts without money');
  return problems;
}

/** Key and webhook secret are needed together: one starts payments, the other verifies events. */
function missingPartner(given: Source, one: string, other: string): string[] {
  if ((given[one] === undefined) === (given[other] === undefined)) return [];
  const [there, missing] = given[one] === undefined ? [other, one] : [one, other];
  return [`${missing} is missing, which ${there} needs`];
}

/** Another host would receive the secret key and could report any donation as paid. */
function foreignHost(given: Source, name: string, own: string): string[] {
  const address = given[name];
  if (address === undefined || address === own) return [];
  if (given.ADEY_ENV === 'production') return [`${name} is for tests and must not be set in production`];
  const url = URL.parse(address);
  return url !== null && isThisMachine(url.hostname) && url.origin === address
    ? []
    : [`${name} must be ${own} or an address of this machine without a path`];
}
