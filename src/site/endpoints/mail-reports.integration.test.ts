import { createHmac } from 'node:crypto';
import type { APIContext } from 'astro';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { queueMail } from '#platform/mail/outbox.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { emptyOutbox, mail, sql } from '../../../tests/support/outbox-support.ts';
import { POST } from '../pages/api/mail/reports.ts';

const secret = vi.hoisted(() => {
  process.env.MAIL_REPORTS_SECRET = 'a-secret-of-thirty-two-letters-or-more';
  return process.env.MAIL_REPORTS_SECRET;
});

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});
beforeEach(async () => {
  await emptyOutbox();
  await queueMail({ payload }, mail('gone@example.org'));
  await sql(`update mails set state = 'sent', sent_at = now()`);
});

const bounced = JSON.stringify({ bounce: 'hard', email: 'gone@example.org', status: '5.1.1' });
const bearer = { authorization: `Bearer ${secret}` };
const signBody = (body: string, key = secret) => createHmac('sha256', key).update(body).digest('hex');

async function report(body: string | Uint8Array, headers: Record<string, string>) {
  const request = new Request('http://localhost:3000/api/mail/reports', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : new Uint8Array(body),
  });
  const answer = await POST({ request } as APIContext);
  return { status: answer.status, body: await answer.json(), headers: answer.headers };
}

const noted = () =>
  sql<{ n: number }>(
    `select count(*)::int as n from graphile_worker.jobs where task_identifier = 'note-bounce'`,
  ).then(([row]) => row?.n);

describe('bounce reports of the mail provider', () => {
  it('a bounce report with the secret or its signature is queued, once per mail', async () => {
    expect(await report(bounced, bearer)).toMatchObject({ status: 200, body: { noted: 1 } });
    const signed = await report(bounced, { 'x-signature': `sha256=${signBody(bounced)}` });
    expect(signed).toMatchObject({ status: 200, body: { noted: 1 } });
    expect(await noted(), 'one job for one mail, however often it is reported').toBe(1);
  });

  it('a bounce report with a wrong, forged or missing secret is refused with 401 and not queued', async () => {
    const other = bounced.replace('gone', 'also');
    for (const headers of [
      {},
      { authorization: 'Bearer x' },
      { authorization: `Basic ${Buffer.from(`mail:${secret}x`).toString('base64')}` },
      { 'x-signature': `sha256=${signBody(other)}` },
      { 'x-signature': `sha256=${signBody(bounced, 'another secret')}` },
      { 'x-signature': `sha256=${signBody(bounced).replace(/.$/, last => (last === '0' ? '1' : '0'))}` },
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', cookie: 'payload-token=x' },
      { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' },
    ] as Record<string, string>[]) {
      const answer = await report(bounced, headers);
      expect([headers, answer.status]).toEqual([headers, 401]);
      expect(answer.headers.get('www-authenticate')).toBe('Basic');
    }
    expect(await noted()).toBe(0);
  });

  it('a bounce report with an unreadable body is refused with 400 and not queued', async () => {
    for (const body of ['', '{', 'null', '[]', '{}', '{"bounce":"very"}', new Uint8Array([0xff, 0xfe, 0])])
      expect([body, (await report(body, bearer)).status]).toEqual([body, 400]);
    expect(await report('{"bounce":"hard","email":"stranger@example.org"}', bearer)).toMatchObject({
      status: 200,
      body: { noted: 0 },
    });
    expect(await noted()).toBe(0);
  });
});
