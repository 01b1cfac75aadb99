import '../../../../tests/support/as-site.ts';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { fetchPicture } from '#platform/pictures/fetch-picture.ts';
import { queryRows } from '#platform/transaction.ts';
import { openTestPayload } from '../../../../tests/support/database.ts';
import { mailLink } from '../../../../tests/support/mail-link.ts';
import { withCookies } from '../../../../tests/support/sign-in-travel.ts';
import { eraseAccount, findAccount } from '../account.personal-data.ts';
import { followLink, requestLink } from '../mail-link.action.ts';
import { endSession, endSessions, listSessions, sweepAccounts } from '../sessions.ts';
import { readSession } from '../signed-in-user.queries.ts';
import { listEventMarks, saveEventMarks, saveOwnDetails } from './own-details.action.ts';
import { findPortrait } from './portrait.ts';

let payload: Payload;
const now = new Date();

beforeAll(async () => {
  payload = await openTestPayload();
});

async function signIn(email: string, userAgent = '') {
  const key = await mailLink(payload, requestLink, { email, now });
  const cookies = await followLink(payload, key, { headers: new Headers({ 'user-agent': userAgent }), now });
  const headers = withCookies(cookies ?? []);
  const { supporter } = await readSession(headers);
  if (!supporter) throw new Error('Nobody is signed in');
  return { headers, supporter };
}
const isIn = async (headers: Headers) => (await readSession(headers)).supporter !== null;

describe('sessions', () => {
  it('sessions are listed by device, and ended one by one or all at once', async () => {
    const phone = await signIn(
      'sara@supporters.test',
      'Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile Safari/537.36',
    );
    const desk = await signIn(
      'sara@supporters.test',
      'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    );
    const { id } = phone.supporter;
    const devices = (await listSessions({ payload }, id, now)).map(({ device }) => device);
    expect(devices.toSorted()).toEqual(['Chrome, Android', 'Firefox, Linux']);
    expect(await endSession({ payload }, id, phone.supporter.sessionId)).toBe(true);
    expect([await isIn(phone.headers), await isIn(desk.headers)]).toEqual([false, true]);
    await endSessions({ payload }, desk.supporter);
    expect(await isIn(desk.headers)).toBe(false);
  });

  it('sessions of other accounts cannot be ended', async () => {
    const [one, other] = [await signIn('one@supporters.test'), await signIn('other@supporters.test')];
    expect(await endSession({ payload }, one.supporter.id, other.supporter.sessionId)).toBe(false);
    expect(await isIn(other.headers)).toBe(true);
  });

  it('expired sessions and expired links are deleted, and no others', async () => {
    const [erased, other] = [await signIn('gone@supporters.test'), await signIn('stays@supporters.test')];
    await queryRows(
      { payload },
      sql`update auth.session set "expiresAt" = now() - interval '1 minute' where id = ${erased.supporter.sessionId}`,
    );
    await mailLink(payload, requestLink, { email: 'waiting@supporters.test', now });
    await queryRows({ payload }, sql`update auth.mail_links set expires_at = now() - interval '1 minute'`);
    await mailLink(payload, requestLink, { email: 'fresh@supporters.test', now });
    const swept = await sweepAccounts(payload, new Date());
    expect(swept).toMatchObject({ sessions: 1, links: 1 });
    expect(await isIn(other.headers)).toBe(true);
    expect(await queryRows({ payload }, sql`select email from auth.mail_links`)).toEqual([
      { email: 'fresh@supporters.test' },
    ]);
  });
});

describe('the data of a person', () => {
  it('the data of a person is exported completely, and erased completely', async () => {
    const { supporter, headers } = await signIn('Hanna@supporters.test');
    await saveEventMarks({ payload }, supporter.id, { loved: ['familyday'], viewed: ['familyday', 'gala'] });
    await saveEventMarks({ payload }, supporter.id, { loved: ['familyday'], viewed: [] });
    await saveOwnDetails({ payload }, supporter.id, { firstName: ' ሐና ', phone: '+251 911 000 000' });
    expect(await findAccount(payload, 'HANNA@supporters.test')).toMatchObject({
      firstName: 'ሐና',
      email: 'hanna@supporters.test',
      emailProven: true,
      phone: '+251 911 000 000',
      events: { loved: ['familyday'], viewed: ['familyday', 'gala'] },
      sessions: [{ device: '' }],
    });
    expect(await eraseAccount({ payload }, 'hanna@supporters.test')).toBe(1);
    expect(await findAccount(payload, 'hanna@supporters.test')).toBeNull();
    expect(await isIn(headers)).toBe(false);
    for (const table of ['session', 'account'])
      expect(
        await queryRows(
          { payload },
          sql`select 1 from auth.${sql.raw(table)} where "userId" = ${supporter.id}`,
        ),
      ).toEqual([]);
    for (const table of ['event_marks', 'portraits'])
      expect(
        await queryRows(
          { payload },
          sql`select 1 from auth.${sql.raw(table)} where user_id = ${supporter.id}`,
        ),
      ).toEqual([]);
    expect(
      await queryRows({ payload }, sql`select 1 from mails where compared = 'hanna@supporters.test'`),
    ).toEqual([]);
    expect(await eraseAccount({ payload }, 'hanna@supporters.test')).toBe(0);
  });

  it('own details must be a name and a phone number, and are refused if a provider manages them', async () => {
    const { supporter } = await signIn('words@supporters.test');
    const save = (firstName: string, phone: string) =>
      saveOwnDetails({ payload }, supporter.id, { firstName, phone });
    expect(await save('12', '')).toEqual({ ok: false, problem: 'name' });
    expect(await save('Sara', 'call me')).toEqual({ ok: false, problem: 'phone' });
    await queryRows(
      { payload },
      sql`insert into auth.account (id, "accountId", "providerId", "userId", "createdAt", "updatedAt") values ('s', 's', 'adey-id', ${supporter.id}, now(), now())`,
    );
    expect(await save('Sara', '')).toEqual({ ok: false, problem: 'service' });
    expect(await listEventMarks({ payload }, supporter.id)).toEqual({ loved: [], viewed: [] });
  });
});

describe('a picture named by a provider', () => {
  const inside = [
    'http://127.0.0.1/a.png',
    'https://127.0.0.1/a.png',
    'https://localhost/a.png',
    'https://[::1]/a.png',
    'https://[::ffff:127.0.0.1]/a.png',
    'https://10.0.0.1/a.png',
    'https://192.168.1.1/a.png',
    'https://172.16.0.1/a.png',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.0.1/a.png',
    'https://0x7f000001/a.png',
    'https://2130706433/a.png',
    'https://[fd00::1]/a.png',
    'https://[fe80::1]/a.png',
    'https://[2002:7f00:1::]/a.png',
    'https://0.0.0.0/a.png',
    'http://example.org/a.png',
    'https://example.org:8443/a.png',
    'https://user:secret@example.org/a.png',
    'ftp://example.org/a.png',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    '',
  ];
  it.each(inside)('a picture of a user is not fetched from %s', async address => {
    expect(await fetchPicture(address)).toBeNull();
  });

  it('a picture is fetched once, from a trusted provider without redirects, if it is a small raster image', async () => {
    const png = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#44af69' } })
      .png()
      .toBuffer();
    let requests = 0;
    const answers: Record<string, [number, Record<string, string>, Buffer | string]> = {
      '/me.png': [200, { 'content-type': 'image/png' }, png],
      '/page': [200, { 'content-type': 'text/html' }, '<h1>'],
      '/vector': [200, { 'content-type': 'image/svg+xml' }, '<svg/>'],
      '/lie.png': [200, { 'content-type': 'image/png' }, '<svg xmlns="http://www.w3.org/2000/svg"/>'],
      '/endless': [200, { 'content-type': 'image/png' }, Buffer.alloc(3_000_000)],
      '/elsewhere': [302, { location: '/me.png' }, ''],
      '/gone': [404, { 'content-type': 'image/png' }, png],
    };
    const server = createServer((request, response) => {
      requests += 1;
      const [status, headers, body] = answers[request.url ?? ''] ?? [404, {}, ''];
      response.writeHead(status, headers).end(body);
    });
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    for (const path of ['/page', '/vector', '/endless', '/elsewhere', '/gone'])
      expect(await fetchPicture(origin + path, [origin]), path).toBeNull();
    expect(await fetchPicture(`${origin}/me.png`, [])).toBeNull();
    expect((await fetchPicture(`${origin}/me.png`, [origin]))?.length).toBe(png.length);

    const { supporter } = await signIn('picture@supporters.test');
    const name = (path: string) =>
      queryRows(
        { payload },
        sql`update auth."user" set "pictureSource" = ${origin + path} where id = ${supporter.id}`,
      );
    expect(await findPortrait({ payload }, supporter.id, { now, trusted: [origin] })).toBeNull();
    await name('/lie.png');
    expect(await findPortrait({ payload }, supporter.id, { now, trusted: [origin] })).toBeNull();
    await name('/me.png');
    const before = requests;
    const find = () => findPortrait({ payload }, supporter.id, { now, trusted: [origin] });
    const [portrait, atOnce] = await Promise.all([find(), find()]);
    expect(atOnce).toEqual(portrait);
    expect(await sharp(portrait ?? undefined).metadata()).toMatchObject({
      format: 'webp',
      width: 256,
      height: 256,
    });
    await find();
    expect(requests - before, 'fetched once').toBe(1);
  });
});
