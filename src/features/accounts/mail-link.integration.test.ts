import '../../../tests/support/as-site.ts';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { getExecutor } from '#platform/transaction.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { linkIn, mailLink } from '../../../tests/support/mail-link.ts';
import { withCookies } from '../../../tests/support/sign-in-travel.ts';
import { findLink, followLink, requestLink } from './mail-link.action.ts';
import { linkTtlMinutes } from './sign-in.rules.ts';
import { readSession, signOut } from './signed-in-user.queries.ts';

let payload: Payload;
const now = new Date();
const nobody = () => ({ headers: new Headers(), now });

beforeAll(async () => {
  process.env.SIGN_IN_PER_NETWORK = '40';
  payload = await openTestPayload();
});

const rows = async (statement: ReturnType<typeof sql>) => {
  const executor = await getExecutor({ payload });
  return ((await executor.execute(statement)) as { rows: Record<string, unknown>[] }).rows;
};
const keyFor = (email: string) => mailLink(payload, requestLink, { email, now });
const signInAs = async (email: string) => (await followLink(payload, await keyFor(email), nobody())) ?? [];

describe('mailed sign-in links', () => {
  it('a mailed link signs in new and known people alike, and verifies the address', async () => {
    const cookies = await signInAs('Almaz@Supporters.test');
    const { user } = await readSession(withCookies(cookies));
    expect(user).toMatchObject({ firstName: 'almaz', emailAddresses: ['almaz@supporters.test'] });
    await signOut(withCookies(cookies));
    await signInAs('almaz@supporters.test');
    expect(
      await rows(sql`select "emailVerified" from auth."user" where email = 'almaz@supporters.test'`),
    ).toEqual([{ emailVerified: true }]);
  });

  it('a mailed link works exactly once, also when a hundred use it at the same moment', async () => {
    const key = await keyFor('once@supporters.test');
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => followLink(payload, key, nobody())));
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(
      await rows(
        sql`select s.id from auth.session s join auth."user" u on u.id = s."userId" where u.email = 'once@supporters.test'`,
      ),
    ).toHaveLength(1);
    expect(await followLink(payload, key, nobody())).toBeNull();
  });

  it('a mailed link is not used up when a mail scanner opens it', async () => {
    const key = await keyFor('looked@supporters.test');
    for (let times = 0; times < 5; times += 1)
      expect(await findLink({ payload }, key, now)).toBe('looked@supporters.test');
    expect(await followLink(payload, key, nobody())).not.toBeNull();
    expect(await findLink({ payload }, key, now)).toBeNull();
  });

  it('a mailed link is invalid after its expiry, and after a newer one was used', async () => {
    const [first, second] = [await keyFor('late@supporters.test'), await keyFor('late@supporters.test')];
    const later = new Date(now.getTime() + linkTtlMinutes * 60_000);
    expect(await findLink({ payload }, first, later)).toBeNull();
    expect(await followLink(payload, first, { headers: new Headers(), now: later })).toBeNull();
    expect(await followLink(payload, second, nobody())).not.toBeNull();
    expect(await followLink(payload, first, nobody())).toBeNull();
  });

  it.each([
    'victim@supporters.test／x.attacker.test',
    'victim@supporters.test/x.attacker.test',
    'victim@supporters.test?x.attacker.test',
    'victim@supporters.test＃x.attacker.test',
    'victim＠supporters.test@attacker.test',
  ])('no link is made for an address that is cut short on the way: %s', async email => {
    const asked = { email, now, network: '198.51.100.1', locale: 'en', organisation: 'Adey' } as const;
    expect(await requestLink(payload, asked)).toEqual({ ok: false, problem: 'invalid-email' });
    expect(await rows(sql`select from mails where "to" like '%attacker%'`)).toEqual([]);
    expect(await rows(sql`select from auth.mail_links where email = 'victim@supporters.test'`)).toEqual([]);
  });

  it('a link goes to the mailbox it is made for, however the address is spelt', async () => {
    const email = 'ｖictim@Supporters.test';
    await requestLink(payload, { email, now, network: '198.51.100.2', locale: 'en', organisation: 'Adey' });
    expect(await rows(sql`select "to" from mails where compared = 'victim@supporters.test'`)).toEqual([
      { to: 'victim@supporters.test' },
    ]);
    expect(await rows(sql`select email from auth.mail_links where email like 'victim%'`)).toEqual([
      { email: 'victim@supporters.test' },
    ]);
  });

  it('a mailed link is stored as a digest only, and its mail is for admins only', async () => {
    const key = await keyFor('stored@supporters.test');
    const stored = await rows(sql`select encode(digest, 'escape') as digest from auth.mail_links`);
    expect(JSON.stringify(stored)).not.toContain(key);
    expect(await rows(sql`select for_staff, kind from mails where "to" = 'stored@supporters.test'`)).toEqual([
      { for_staff: true, kind: 'sign-in' },
    ]);
  });

  it('a made-up link key is rejected', async () => {
    const key = await keyFor('guessed@supporters.test');
    const near = (key.startsWith('A') ? 'B' : 'A') + key.slice(1);
    for (const guess of [
      '',
      'x',
      near,
      `${key}=`,
      `${key} `,
      key.toLowerCase(),
      "' or 1=1 --",
      '\0',
      'é'.repeat(43),
    ])
      expect(await followLink(payload, guess, nobody()), guess).toBeNull();
    expect(await followLink(payload, key, nobody())).not.toBeNull();
  });

  it('a mailed link starts a new session and ends the previous one of the browser', async () => {
    const planted = withCookies(await signInAs('attacker@supporters.test'));
    const cookies = await followLink(payload, await keyFor('victim@supporters.test'), {
      headers: planted,
      now,
    });
    expect(cookies?.join()).not.toContain(/session_token=([^;]+)/.exec(planted.get('cookie') ?? '')?.[1]);
    expect((await readSession(withCookies(cookies ?? []))).user?.emailAddresses).toEqual([
      'victim@supporters.test',
    ]);
    expect((await readSession(planted)).user).toBeNull();
  });
});

describe('requests for a sign-in link', () => {
  const request = (email: string, network = '192.0.2.1') =>
    requestLink(payload, { email, network, locale: 'en', organisation: 'Adey', now });

  it('a request for a link gets the same response whether or not the account exists', async () => {
    await signInAs('known@supporters.test');
    expect(await request('known@supporters.test')).toEqual({ ok: true, value: 'known@supporters.test' });
    expect(await request('unknown@supporters.test')).toEqual({ ok: true, value: 'unknown@supporters.test' });
    const mails = await rows(
      sql`select subject, kind, locale from mails where "to" in ('known@supporters.test', 'unknown@supporters.test') order by id desc limit 2`,
    );
    expect(mails[0]).toEqual(mails[1]);
  });

  it('a request for a link with an invalid address is rejected', async () => {
    for (const email of [
      '',
      'abeba',
      'a@b',
      'a@b.c\r\nBcc: x@y.z',
      'a b@c.de',
      '<a@b.cd>',
      `${'x'.repeat(250)}@b.cd`,
    ])
      expect(await request(email), email).toEqual({ ok: false, problem: 'invalid-email' });
  });

  it('an inbox gets twelve links a day, of which one network may request four, in any spelling', async () => {
    const spellings = ['full@supporters.test', 'Full@Supporters.test', 'full+1@supporters.test'];
    const from = async (network: string) => {
      const sent = [];
      for (let times = 0; times < 6; times += 1)
        sent.push((await request(spellings[times % 3] ?? '', network)).ok);
      return sent.filter(Boolean).length;
    };
    expect(await from('192.0.2.50'), 'a stranger').toBe(4);
    expect(await from('192.0.2.51'), 'the owner').toBe(4);
    expect(await from('2001:db8:7:1::1')).toBe(4);
    expect(await from('192.0.2.53')).toBe(0);
  });

  it('the networks that a provider gives one customer share the limit of four links to an inbox', async () => {
    const sent = [];
    for (let network = 1; network <= 6; network += 1)
      sent.push((await request('many@supporters.test', `2001:db8:8:${network}::1`)).ok);
    expect(sent).toEqual([true, true, true, true, false, false]);
  });

  it('one network may request forty sign-in links, without affecting others', async () => {
    const requested = [];
    for (let times = 0; times < 45; times += 1)
      requested.push((await request(`n${times}@supporters.test`, '198.51.100.7')).ok);
    expect(requested.filter(Boolean)).toHaveLength(40);
    expect((await request('other@supporters.test', '198.51.100.8')).ok).toBe(true);
  });

  it('a mailed link has the address of the site and the language of the page', async () => {
    await requestLink(payload, {
      email: 'amharic@supporters.test',
      network: '192.0.2.77',
      locale: 'am',
      organisation: 'አደይ',
      now,
    });
    expect(await linkIn(payload, 'amharic@supporters.test')).toMatch(
      /^http:\/\/localhost:\d+\/am\/auth\/by-mail\?key=[\w-]{43}$/,
    );
  });
});

describe('accounts with another person’s address', () => {
  it('an account loses its other sign-in methods once the owner of its unproven address signs in', async () => {
    await signInAs('claimed@supporters.test');
    await rows(
      sql`update auth."user" set "emailVerified" = false, "firstName" = 'Mallory' where email = 'claimed@supporters.test'`,
    );
    await rows(sql`insert into auth.account (id, "accountId", "providerId", "userId", "createdAt", "updatedAt")
      select 'planted', 'mallory', 'adey-id', id, now(), now() from auth."user" where email = 'claimed@supporters.test'`);
    const owner = await signInAs('claimed@supporters.test');
    expect(await rows(sql`select id from auth.account where id = 'planted'`)).toEqual([]);
    expect(
      await rows(
        sql`select s.id from auth.session s join auth."user" u on u.id = s."userId" where u.email = 'claimed@supporters.test'`,
      ),
    ).toHaveLength(1);
    expect((await readSession(withCookies(owner))).user?.firstName).toBe('claimed');
  });
});
