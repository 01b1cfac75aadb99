import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { findAccount } from '#features/accounts/account.personal-data.ts';
import { followLink, requestLink } from '#features/accounts/mail-link.action.ts';
import { addPasskey, createRegistrationChallenge } from '#features/accounts/passkey/passkey.action.ts';
import { challengeCookie, listPasskeys } from '#features/accounts/passkey/passkey-store.ts';
import { PasskeysPanel } from '#features/accounts/passkey/passkeys-panel.tsx';
import { readSession } from '#features/accounts/signed-in-user.queries.ts';
import { OwnDetailsPanel } from '#features/accounts/supporter/supporter-panels.tsx';
import { getExecutor } from '#platform/transaction.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { mailLink } from '../../../tests/support/mail-link.ts';
import { withCookies } from '../../../tests/support/sign-in-travel.ts';
import { type Question, SoftwarePasskey } from '../../../tests/support/software-passkey.ts';
import { signIn as signInStaff } from '../../../tests/support/staff-session.ts';
import {
  answerDashboardForm,
  answerSupporterAct,
  eraseAllPersonalData,
  findAllPersonalData,
  supporterActs,
} from './supporter-acts.ts';

const now = new Date();
let payload: Payload;
let staff: Headers;

beforeAll(async () => {
  process.env.SITE_URL = 'http://localhost:3000';
  payload = await openTestPayload();
  staff = new Headers({ cookie: (await signInStaff(payload, 'admin')).headers.cookie });
});

let people = 0;

async function newcomer() {
  people += 1;
  const email = `person-${people}@supporters.test`;
  const headers = await signInByMail(email);
  const { supporter } = await readSession(headers);
  if (!supporter) throw new Error('Nobody is signed in');
  return { email, headers, supporter };
}

async function signInByMail(email: string) {
  const key = await mailLink(payload, requestLink, { email, now });
  return withCookies((await followLink(payload, key, { headers: new Headers(), now })) ?? []);
}

type Person = Awaited<ReturnType<typeof newcomer>>;

/** A new passkey registration for the account of `target`, and the cookie of the browser that requested it. */
async function newPasskey({ supporter }: Person) {
  const asked = await createRegistrationChallenge(payload, supporter, { network: `10.1.${people}.1`, now });
  if (!asked.ok) throw new Error(asked.problem);
  const made = new SoftwarePasskey('http://localhost:3000').make(asked.value.options as Question);
  return { made, cookie: challengeCookie(asked.value.challenge).split(';')[0] };
}

/** Gives somebody a passkey, so that there is one to name and remove. */
async function addPasskeyTo(target: Person) {
  const { made, cookie } = await newPasskey(target);
  const headers = new Headers({ cookie: String(cookie) });
  const added = await addPasskey(payload, target.supporter, {
    credential: made,
    name: 'Phone',
    headers,
    now,
  });
  expect(added.ok).toBe(true);
}

/** Everything a form could send, aimed at `target`. */
async function post(act: string, headers: Headers, target: Person) {
  const { id: user, sessionId, email } = target.supporter;
  const [passkey] = await listPasskeys({ payload }, user);
  const fresh = act === 'add-passkey' ? await newPasskey(target) : null;
  const aimed = { user, userId: user, id: passkey?.id ?? user, email, session: sessionId };
  const words = {
    firstName: 'Changed',
    name: 'Changed',
    phone: '',
    language: 'am',
    loved: '["changed"]',
    viewed: '["changed"]',
    sure: 'yes',
    passkey: fresh?.made ?? '',
  };
  const body = new URLSearchParams({ ...aimed, ...words });
  const sent = new Headers(headers);
  if (fresh) sent.set('cookie', `${headers.get('cookie') ?? ''}; ${fresh.cookie}`);
  sent.set('content-type', 'application/x-www-form-urlencoded');
  const request = new Request('http://localhost/auth/in/user/x', { method: 'POST', headers: sent, body });
  return answerSupporterAct(act, request, { locale: 'en', now });
}

const state = async ({ email, headers }: Person) => ({
  account: await findAccount(payload, email),
  isSignedIn: (await readSession(headers)).supporter !== null,
});

describe.each(supporterActs)('the action "%s"', act => {
  it('a supporter can perform the action on their own account', async () => {
    const self = await newcomer();
    if (act === 'forget-events') await post('keep-events', self.headers, self);
    if (/^(name|remove)-passkey$/.test(act)) await addPasskeyTo(self);
    if (act === 'end-other-sessions') await signInByMail(self.email);
    const before = await state(self);
    const answer = await post(act, self.headers, self);
    expect(answer?.status).toBe(303);
    expect(await state(self)).not.toEqual(before);
  });

  it.each(['another supporter', 'nobody', 'staff', 'somebody with a forged session'])(
    'a request by %s changes nothing in a supporter’s account',
    async who => {
      const target = await newcomer();
      await post('keep-events', target.headers, target);
      await addPasskeyTo(target);
      await signInByMail(target.email);
      const before = await state(target);
      const actor = {
        'another supporter': (await newcomer()).headers,
        nobody: new Headers(),
        staff,
        'somebody with a forged session': withCookies('adey.session_token=forged.signature'),
      }[who];
      const answer = await post(act, actor ?? new Headers(), target);
      if (who !== 'another supporter') expect(answer?.headers.get('location')).toBe('/auth/sign-in');
      expect(await state(target)).toEqual(before);
    },
  );
});

it('removing a passkey is refused in a session older than an hour, with the reason', async () => {
  const self = await newcomer();
  await addPasskeyTo(self);
  const executor = await getExecutor({ payload });
  await executor.execute(
    sql`update auth.session set "createdAt" = now() - interval '61 minutes' where "userId" = ${self.supporter.id}`,
  );
  const answer = await post('remove-passkey', self.headers, self);
  expect(answer?.headers.get('location')).toBe('/auth/in/user/dashboard?wrong-passkey-stale');
  expect(await listPasskeys({ payload }, self.supporter.id)).toHaveLength(1);
});

it('an unknown action, also one named __proto__ or constructor, returns null', async () => {
  const self = await newcomer();
  for (const act of ['', 'x', 'toString', '__proto__', 'constructor'])
    expect(await post(act, self.headers, self), act).toBeNull();
});

const writeMessage = (email: string) =>
  payload.create({
    collection: 'messages',
    data: {
      name: 'Owner',
      email,
      message: 'Private',
      firstLine: 'Private',
      compared: email,
      state: 'new',
      language: 'en',
      sentAt: now.toISOString(),
    },
    overrideAccess: true,
  });

it('an erasure that fails halfway is rolled back completely, and succeeds when it is repeated', async () => {
  const { supporter } = await newcomer();
  await writeMessage(supporter.email);
  const before = await findAllPersonalData(payload, supporter);
  expect(before).toMatchObject({ messages: [{ message: 'Private' }], account: { email: supporter.email } });
  const executor = await getExecutor({ payload });
  await executor.execute(sql`create function auth.refuse() returns trigger language plpgsql as
    $$ begin raise exception 'not now'; end $$`);
  await executor.execute(
    sql`create trigger in_the_way before delete on auth."user" execute function auth.refuse()`,
  );
  await expect(eraseAllPersonalData(payload, supporter, now)).rejects.toThrow();
  expect(await findAllPersonalData(payload, supporter)).toEqual(before);
  await executor.execute(sql`drop function auth.refuse() cascade`);
  await eraseAllPersonalData(payload, supporter, now);
  expect(await findAllPersonalData(payload, supporter)).toEqual({
    mails: [],
    subscription: null,
    messages: [],
    donations: [],
    'honour cards': [],
    meetings: [],
    tickets: [],
    account: null,
  });
});

it('the data of an address is exported only for its verified owner', async () => {
  const { supporter } = await newcomer();
  await writeMessage(supporter.email);
  expect(JSON.stringify(await findAllPersonalData(payload, supporter))).toContain('Private');
  expect(JSON.stringify(await findAllPersonalData(payload, { ...supporter, isProven: false }))).not.toContain(
    'Private',
  );
});

it('a refused form of one’s own details keeps what was typed, and says at the field what is wrong', async () => {
  const self = await newcomer();
  const send = (firstName: string, phone: string, headers = self.headers) => {
    const sent = new Headers(headers);
    sent.set('content-type', 'application/x-www-form-urlencoded');
    const body = new URLSearchParams({ firstName, phone });
    const request = new Request('http://localhost/auth/in/user/dashboard', {
      method: 'POST',
      headers: sent,
      body,
    });
    return answerDashboardForm(request, { locale: 'am', now });
  };
  const typed = { firstName: '<1234>', phone: 'call me' };
  expect(await send(typed.firstName, typed.phone)).toEqual({ notice: 'wrong-name', typed });
  expect(await send('Sara', typed.phone)).toEqual({
    notice: 'wrong-phone',
    typed: { firstName: 'Sara', phone: typed.phone },
  });
  const { user } = await readSession(self.headers);
  if (!user) throw new Error('Nobody is signed in');
  const to = (path: string) => path;
  const drawn = renderToStaticMarkup(
    createElement(OwnDetailsPanel, { locale: 'en', user, notice: 'wrong-name', typed, to }),
  );
  expect(drawn).toContain('value="&lt;1234&gt;"');
  expect(drawn).toMatch(/id="first-name"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*id="first-name"/);
  expect(drawn).toContain('value="call me"');

  const readLocation = async (answer: ReturnType<typeof send>) => {
    const onward = await answer;
    return onward instanceof Response ? onward.headers.get('location') : 'refused';
  };
  expect(await readLocation(send('Sara', ''))).toBe('/am/auth/in/user/dashboard?profile-saved');
  expect(await readLocation(send('1234', '', new Headers())), 'nobody').toBe('/am/auth/sign-in');
});

it('a refused passkey name is shown as typed with its error, and other passkeys keep their names', async () => {
  const { headers } = await newcomer();
  const fields = { act: 'name-passkey', id: 'one', name: 'n'.repeat(61) };
  const request = new Request('http://localhost:3000/am/auth/in/user/dashboard', {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
  });
  expect(await answerDashboardForm(request, { locale: 'am', now })).toEqual({
    notice: 'wrong-passkey-name',
    typed: fields,
  });
  const passkey = (id: string) => ({ id, name: `Phone ${id}`, madeAt: now, lastUsedAt: null });
  const drawn = renderToStaticMarkup(
    createElement(PasskeysPanel, {
      locale: 'en',
      passkeys: [passkey('one'), passkey('two')],
      isPossible: true,
      isFresh: true,
      refused: fields,
      to: path => path,
    }),
  );
  expect(drawn.match(/<details[^>]* open=""/g)).toHaveLength(1);
  expect(drawn).toContain(`value="${fields.name}"`);
  expect(drawn).toContain('value="Phone two"');
  expect(drawn.match(/aria-invalid="true"/g)).toHaveLength(1);
  expect(drawn).toContain('Please give the passkey a name of at most 60 characters.');
});
