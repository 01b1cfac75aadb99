import type { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { followLink, requestLink } from '#features/accounts/mail-link.action.ts';
import {
  addPasskey,
  createRegistrationChallenge,
  createSignInChallenge,
  signInByPasskey,
} from '#features/accounts/passkey/passkey.action.ts';
import { challengeCookie } from '#features/accounts/passkey/passkey-store.ts';
import { readSession, type Supporter } from '#features/accounts/signed-in-user.queries.ts';
import { queryRows } from '#platform/transaction.ts';
import { mailLink } from './mail-link.ts';
import { withCookies } from './sign-in-travel.ts';
import { type Question, SoftwarePasskey, type Tampering } from './software-passkey.ts';

export const origin = 'https://adey.test';
/** How many challenges one network may request here; each browser uses a separate network. */
export const most = 12;

/** Call this before anything reads the settings. */
export function settlePasskeys(): void {
  process.env.SITE_URL = origin;
  process.env.SIGN_IN_PER_NETWORK = String(most);
}

/** People with passkeys, and the steps to add one and to sign in with it. */
export function passkeyVisits(payload: () => Payload, now: Date) {
  let people = 0;
  let networks = 0;

  async function newcomer(): Promise<Supporter> {
    people += 1;
    const key = await mailLink(payload(), requestLink, { email: `passkey-${people}@supporters.test`, now });
    const cookies = await followLink(payload(), key, { headers: new Headers(), now, locale: 'am' });
    const { supporter } = await readSession(withCookies(cookies ?? []));
    if (!supporter) throw new Error('Nobody is signed in');
    return supporter;
  }

  /** A challenge as somebody's browser gets it: the options, and the cookie that belongs to them. */
  async function asked(supporter?: Supporter) {
    networks += 1;
    const from = { network: `10.0.${networks}.1`, now };
    const put = supporter
      ? await createRegistrationChallenge(payload(), supporter, from)
      : await createSignInChallenge(payload(), from);
    if (!put.ok) throw new Error(put.problem);
    const options = put.value.options as Question;
    return { options, headers: withCookies([challengeCookie(put.value.challenge)]) };
  }

  async function withPasskey(lie: Tampering = {}, passkey = new SoftwarePasskey(origin)) {
    const supporter = await newcomer();
    const { options, headers } = await asked(supporter);
    const added = await add(supporter, passkey.make(options, lie), headers);
    return { supporter, passkey, added };
  }

  const add = (supporter: Supporter, credential: string, headers: Headers) =>
    addPasskey(payload(), supporter, { credential, name: 'Chrome, Android', headers, now });
  const enter = (credential: string, headers: Headers, at = now) =>
    signInByPasskey(payload(), credential, { headers, now: at });
  const whoIs = async (cookies: readonly string[] | null) =>
    (await readSession(withCookies(cookies ?? []))).supporter?.id ?? null;
  const rows = (statement: ReturnType<typeof sql>) =>
    queryRows<Record<string, unknown>>({ payload: payload() }, statement);

  return { newcomer, asked, withPasskey, add, enter, whoIs, rows };
}
