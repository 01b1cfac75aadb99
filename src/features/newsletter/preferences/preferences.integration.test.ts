import '../../../../tests/support/as-site.ts';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { serveEndpoints } from '#platform/http/answer-endpoint.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { getExecutor } from '#platform/transaction.ts';
import { openTestPayload } from '../../../../tests/support/database.ts';
import { openSite } from '../../../../tests/support/open-site.ts';
import { mailsTo } from '../../../../tests/support/outbox.ts';
import { readerLinks } from '../reader-links.ts';
import { subscribe } from '../subscribe.endpoint.ts';
import { findReader, savePreferences, unsubscribe } from './preferences.action.ts';
import { choicesForm } from './preferences.rules.ts';
import { unsubscribeByMail } from './unsubscribe-by-mail.endpoint.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

const now = new Date('2026-11-20T09:00:00.000Z');
let people = 0;

async function joined() {
  people += 1;
  const email = `chooser${people}@example.org`;
  const join = (at = now) =>
    subscribe(
      payload,
      { name: 'Abeba Bekele', email, source: 'section' },
      { language: 'en', clientAddress: `10.2.0.${people}`, now: at },
    );
  await join();
  const found = await payload.find({ collection: 'subscribers', where: { email: { equals: email } } });
  return { email, join, id: found.docs[0]?.id ?? 0 };
}

describe('saving preferences', () => {
  it('saving preferences stores topics, language, edition and pause of that reader only', async () => {
    const [one, other] = [await joined(), await joined()];
    const before = await findReader(payload, other.id);
    const choices = {
      language: 'am',
      topics: { news: false, events: true, projects: false },
      edition: 'light',
      pausedUntil: new Date('2027-02-20T09:00:00.000Z'),
    } as const;
    expect(await savePreferences(payload, one.id, choices, now)).toBe(true);
    expect(await findReader(payload, one.id)).toMatchObject({ email: one.email, ...choices });
    expect(await findReader(payload, other.id)).toEqual(before);
  });

  it('preferences of unsubscribed and unknown people cannot be saved', async () => {
    const { id } = await joined();
    await unsubscribe(payload, id, now);
    const choices = {
      language: 'am',
      topics: { news: true, events: true, projects: true },
      edition: 'light',
      pausedUntil: null,
    } as const;
    expect(await savePreferences(payload, id, choices, now)).toBe(false);
    expect(await savePreferences(payload, 2_000_000, choices, now)).toBe(false);
    expect(await findReader(payload, 2_000_000)).toBeNull();
  });

  it('preferences without a topic or with an unknown choice are rejected', () => {
    const form = { language: 'en', edition: 'full', pause: '3', news: 'on' };
    expect(choicesForm.parse(form)).toEqual({
      language: 'en',
      edition: 'full',
      pause: '3',
      topics: { news: true, events: false, projects: false },
    });
    for (const wrong of [{ news: undefined }, { language: 'de' }, { edition: 'heavy' }, { pause: '12' }])
      expect(choicesForm.safeParse({ ...form, ...wrong }).success, JSON.stringify(wrong)).toBe(false);
  });
});

describe('unsubscribing', () => {
  it('unsubscribing keeps only the row id and a keyed hash of the person', async () => {
    const { email, id } = await joined();
    expect(await unsubscribe(payload, id, now)).toBe('left');
    const { rows } = (await (
      await getExecutor({ payload })
    ).execute(sql`select * from subscribers where id = ${id}`)) as { rows: Record<string, unknown>[] };
    const [row] = rows;
    expect(row).toMatchObject({
      status: 'left',
      name: '',
      email: '',
      consent_text: null,
      confirmed_at: null,
    });
    expect(row?.compared).toMatch(/^left:[\w-]{43}$/);
    expect(JSON.stringify(row)).not.toContain(email);
    expect(await unsubscribe(payload, id, now)).toBe('had-left');
    expect(await unsubscribe(payload, 2_000_000, now)).toBe('had-left');
  });

  it('unsubscribing deletes the waiting newsletter mails of that person, and no other mail', async () => {
    const [one, other] = [await joined(), await joined()];
    for (const { email } of [one, other])
      for (const kind of ['issue', 'approval-asked'] as const)
        await queueMail({ payload }, { kind, to: email, locale: 'en', subject: 'x', data: {} });
    await unsubscribe(payload, one.id, now);
    expect((await mailsTo(payload, one.email)).map(({ kind }) => kind)).toEqual(['approval-asked']);
    expect((await mailsTo(payload, other.email)).map(({ kind }) => kind)).toEqual([
      'confirm',
      'issue',
      'approval-asked',
    ]);
  });

  it('a person who unsubscribed can subscribe again under the same row id', async () => {
    const { id, join, email } = await joined();
    await unsubscribe(payload, id, now);
    const outcomes = await Promise.all([1, 2].map(() => join(new Date(now.getTime() + 90_000_000))));
    expect(outcomes.map(outcome => outcome.ok && outcome.value).toSorted()).toEqual(['already', 'newly']);
    expect(await findReader(payload, id)).toMatchObject({ email, status: 'waiting', pausedUntil: null });
  });
});

describe('one-click unsubscribe', () => {
  const oneClickBody = 'List-Unsubscribe=One-Click';
  const form = 'application/x-www-form-urlencoded';
  const multipart = new FormData();
  multipart.set('List-Unsubscribe', 'One-Click');

  /** The endpoint behind the real server, asked as mail programs do. */
  async function openOneClick() {
    const { port, site } = await openSite();
    const answer = serveEndpoints(unsubscribeByMail);
    site.answer = (request, { renderContext }) => {
      const url = new URL(request.url);
      return answer({
        request,
        url,
        clientAddress: '127.0.0.1',
        locals: { renderContext, path: url.pathname },
      });
    };
    const post = (link: string, init: RequestInit) => {
      const { pathname, search } = new URL(link);
      return fetch(`http://127.0.0.1:${port}${pathname}${search}`, { method: 'POST', ...init });
    };
    return { post, toLink: (id: number) => readerLinks(id, 'en').oneClick };
  }

  it.each<[string, RequestInit]>([
    ['as the standard has it', { headers: { 'content-type': form }, body: oneClickBody }],
    ['with a line end', { headers: { 'content-type': form }, body: `${oneClickBody}\r\n` }],
    ['with a charset', { headers: { 'content-type': `${form}; charset=UTF-8` }, body: oneClickBody }],
    ['without a body', {}],
    ['with an empty body of that type', { headers: { 'content-type': form }, body: '' }],
    ['as plain text', { headers: { 'content-type': 'text/plain' }, body: oneClickBody }],
    ['as JSON', { headers: { 'content-type': 'application/json' }, body: '{}' }],
    ['as multipart', { body: multipart }],
    ['with more in it', { headers: { 'content-type': form }, body: `${oneClickBody}&x=1` }],
    ['without a type', { headers: { 'content-type': '' }, body: oneClickBody }],
  ])('a one-click unsubscribe request %s is accepted', async (_, init) => {
    const { id } = await joined();
    const { post, toLink } = await openOneClick();
    const answer = await post(toLink(id), init);
    expect([answer.status, await answer.json()]).toEqual([200, { left: true }]);
    expect((await findReader(payload, id))?.status).toBe('left');
  });

  it('a one-click request with a wrong signature, a compressed body or a large body is refused', async () => {
    const { id } = await joined();
    const { post, toLink } = await openOneClick();
    const link = toLink(id);
    const statuses = [
      await post(link.slice(0, -1), {}),
      await post(link.replace(/reader=\d+/, 'reader=1'), {}),
      await post(link.replace(/\?.*/, ''), {}),
      await post(`${link}&more=1`, {}),
      await post(link, { headers: { 'content-encoding': 'gzip' }, body: oneClickBody }),
      await post(link, { body: 'x'.repeat(65 * 1024) }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 400, 400, 415, 413]);
    expect((await findReader(payload, id))?.status).toBe('waiting');
  });
});
