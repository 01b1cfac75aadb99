import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestPayload } from '../../../tests/support/database.ts';
import { addReaders, clearNewsletter } from '../../../tests/support/newsletter.ts';
import { sql } from '../../../tests/support/outbox-support.ts';
import { callApi, type Session, signIn } from '../../../tests/support/staff-session.ts';

let payload: Payload;
let editor: Session;
beforeAll(async () => {
  payload = await openTestPayload();
  editor = await signIn(payload, 'editor');
});
beforeEach(() => clearNewsletter(payload));

const acts = ['mend', 'ask-again', 'take-out'] as const;
type Asked = { headers?: Record<string, string>; body?: unknown };

async function perform(id: number | string, act: (typeof acts)[number], { headers, body }: Asked = {}) {
  const answer = await callApi('POST', `/subscribers/${id}/${act}`, {
    headers: headers ?? editor.headers,
    body: body ?? (act === 'mend' ? { email: 'right@example.org' } : {}),
  });
  return { status: answer.status, body: (await answer.json()) as { message?: string; id?: number } };
}

async function suspended(email = 'wrong@example.org'): Promise<number> {
  const [id = 0] = await addReaders(payload, [{ email }]);
  await sql(
    `update subscribers set status = 'suspended', suspended_at = now(), suspended_for = 'Gone.' where id = $1`,
    [id],
  );
  return id;
}

const stored = () => sql(`select email, status from subscribers order by id`);
const mails = () => sql(`select kind, "to" from mails order by id`);

describe('actions on a suspended address', () => {
  it.each(['admin', 'editor'] as const)(
    'the role %s can correct, ask again and unsubscribe a suspended address',
    async role => {
      const { headers } = await signIn(payload, role);
      const mended = await perform(await suspended(), 'mend', { headers });
      expect(mended).toMatchObject({ status: 200, body: { id: expect.any(Number) } });
      expect(await stored()).toEqual([
        { email: '', status: 'left' },
        { email: 'right@example.org', status: 'waiting' },
      ]);
      const second = await suspended('second@example.org');
      expect((await perform(second, 'ask-again', { headers })).status).toBe(200);
      expect(await mails()).toEqual([
        { kind: 'confirm', to: 'right@example.org' },
        { kind: 'confirm', to: 'second@example.org' },
      ]);
      expect((await perform(second, 'take-out', { headers })).status).toBe(200);
      for (const act of acts) expect((await perform(second, act, { headers })).status).toBe(409);
    },
  );

  it.each(['author', 'publisher', 'bookkeeper', 'door'] as const)(
    'the role %s is refused each action on a suspended address',
    async role => {
      const { headers } = await signIn(payload, role);
      const id = await suspended();
      for (const act of acts) expect([act, (await perform(id, act, { headers })).status]).toEqual([act, 403]);
      expect(await stored()).toEqual([{ email: 'wrong@example.org', status: 'suspended' }]);
      expect(await mails()).toEqual([]);
    },
  );

  it('an action without a session or from a page of another origin is refused', async () => {
    const id = await suspended();
    const { cookie } = editor.headers;
    for (const headers of [
      {},
      { cookie, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      { cookie, origin: 'https://evil.example' },
      { cookie, 'sec-fetch-site': 'cross-site' },
    ] as Record<string, string>[])
      for (const act of acts)
        expect([headers, (await perform(id, act, { headers })).status]).toEqual([headers, 403]);
    expect(await stored()).toEqual([{ email: 'wrong@example.org', status: 'suspended' }]);
  });

  it('an invalid address and an unknown subscriber id are refused', async () => {
    const id = await suspended();
    for (const body of [
      [],
      'x',
      { email: 7 },
      { email: null },
      { email: 'a@b@c' },
      { email: '' },
      { email: 'x'.repeat(5_000) },
      { email: 'right@example.org', status: 'confirmed' },
      { email: { $ne: '' } },
    ])
      expect([body, (await perform(id, 'mend', { body })).status]).toEqual([body, 422]);
    for (const wrong of ['0', '-1', 'x', '1.5', '99999999999', "1'or'1", '__proto__'])
      for (const act of acts) expect([wrong, (await perform(wrong, act)).status]).toEqual([wrong, 404]);
    for (const act of acts) expect((await perform(2_147_483_647, act)).status).toBe(409);
    expect(await stored()).toEqual([{ email: 'wrong@example.org', status: 'suspended' }]);
    expect(await mails()).toEqual([]);
  });

  it('an address that is on the list already cannot replace a suspended one, and the reason is shown', async () => {
    const id = await suspended();
    await addReaders(payload, [{ email: 'there@example.org' }]);
    expect(await perform(id, 'mend', { body: { email: 'THERE@example.org' } })).toEqual({
      status: 409,
      body: { message: 'This address is on the list already. Take the suspended one off the list.' },
    });
    expect((await perform(id, 'mend', { body: { email: 'Wrong@Example.org' } })).status).toBe(422);
  });
});
