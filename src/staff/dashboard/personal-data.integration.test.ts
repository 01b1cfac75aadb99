import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { addForm } from '#cms/consents/signed-form-store.ts';
import { ERASE_PERSON, EXPORT_PERSON, SIGN_OUT_PERSON } from '#cms/personal-data/personal-data.endpoint.ts';
import type { PersonalData } from '#cms/personal-data/personal-data.ts';
import { sendMessage } from '#features/contact/send-message.action.ts';
import { subscribe } from '#features/newsletter/subscribe.endpoint.ts';
import { getExecutor, queryRows } from '#platform/transaction.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { addConsent } from '../../../tests/support/pictures.ts';
import { callApi, signIn } from '../../../tests/support/staff-session.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
  const executor = await getExecutor({ payload });
  for (const email of ['Abeba@Example.org', 'other@example.org']) {
    const context = { language: 'en', clientAddress: '10.6.0.1', now: new Date() } as const;
    await subscribe(payload, { name: 'Abeba Bekele', email, source: 'section' }, context);
    await executor.execute(sql`
      insert into auth."user" (id, name, email, "emailVerified", phone, "createdAt", "updatedAt")
      values (${email}, 'Abeba', ${email.toLowerCase()}, true, '', now(), now())
    `);
    await executor.execute(sql`
      insert into auth.session (id, "userId", token, "expiresAt", "createdAt", "updatedAt")
      values (${email}, ${email}, ${email}, now(), now(), now())
    `);
    await sendMessage(payload, { name: 'Abeba Bekele', email, message: 'Selam, may I help?' }, context);
  }
});

const request = (path: string, email: string, headers: Record<string, string>) =>
  callApi('POST', path, { headers, body: new URLSearchParams({ email }) });
const stored = async (email: string, headers: Record<string, string>) =>
  (await request(EXPORT_PERSON, email, headers)).json() as Promise<Record<PersonalData['name'], unknown>>;

it('signing somebody out ends all sessions of a supporter or a member of staff, and of nobody else', async () => {
  const { headers } = await signIn(payload, 'admin');
  const editor = await signIn(payload, 'editor');
  const { docs } = await payload.find({ collection: 'staff', where: { id: { equals: editor.user.id } } });
  const sessions = async (id: string) =>
    (await queryRows({ payload }, sql`select 1 from auth.session where "userId" = ${id}`)).length;
  const me = async () => (await (await callApi('GET', '/staff/me', { headers: editor.headers })).json()).user;
  expect([await sessions('Abeba@Example.org'), await me()]).toEqual([1, expect.anything()]);
  const ofSupporter = await request(SIGN_OUT_PERSON, 'ABEBA@example.org', headers);
  expect(ofSupporter.headers.get('location')).toBe('/admin?person-signed-out=1');
  await request(SIGN_OUT_PERSON, (docs[0]?.email ?? '').toUpperCase(), headers);
  expect([await sessions('Abeba@Example.org'), await me()]).toEqual([0, null]);
  expect(await sessions('other@example.org'), 'nobody else’s').toBe(1);
});

describe('the data of one person', () => {
  it('a person’s data is exported and erased by admins only', async () => {
    for (const path of [EXPORT_PERSON, ERASE_PERSON, SIGN_OUT_PERSON]) {
      expect((await callApi('POST', path)).status).toBe(403);
      for (const role of ['editor', 'door'] as const) {
        const { headers } = await signIn(payload, role);
        expect((await request(path, 'abeba@example.org', headers)).status, `${role} ${path}`).toBe(403);
      }
    }
    const { headers } = await signIn(payload, 'admin');
    expect((await request(ERASE_PERSON, 'no address', headers)).status).toBe(400);
  });

  it('a person’s data is found in every source by any spelling of the address, without anybody else’s', async () => {
    const { headers } = await signIn(payload, 'admin');
    expect(await stored('ABEBA@example.org', headers)).toEqual({
      address: 'abeba@example.org',
      subscription: expect.objectContaining({ name: 'Abeba Bekele', email: 'Abeba@Example.org' }),
      mails: [expect.objectContaining({ kind: 'confirm' })],
      messages: [expect.objectContaining({ message: 'Selam, may I help?' })],
      donations: [],
      'honour cards': [],
      consents: [],
      approvals: [],
      meetings: [],
      tickets: [],
      account: expect.objectContaining({ name: 'Abeba', email: 'abeba@example.org' }),
    });
    expect(await stored('nobody@example.org', headers)).toMatchObject({
      subscription: null,
      mails: [],
      messages: [],
    });
  });

  it('an erased person’s data is deleted from every source, except for the hash that blocks imports', async () => {
    const { headers } = await signIn(payload, 'admin');
    const answer = await request(ERASE_PERSON, 'abeba@EXAMPLE.org', headers);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/admin?person-erased=4']);
    const after = await stored('abeba@example.org', headers);
    expect(after).toMatchObject({ mails: [], messages: [], account: null });
    expect(after.subscription).toEqual({
      status: 'left',
      leftAt: expect.any(String),
      keyedHashOfTheAddress: expect.stringMatching(/^left:/),
    });
    expect(await stored('other@example.org', headers)).toMatchObject({
      subscription: { email: 'other@example.org' },
      messages: [expect.anything()],
    });
  });

  it('erasing a person from consent records deletes forms, versions and notes and withdraws the consent', async () => {
    const { headers, user } = await signIn(payload, 'admin');
    const { id } = await addConsent(payload, {
      who: 'Tigist Alemu',
      email: 'Tigist@example.org',
      notes: 'Two children',
    });
    await payload.update({ collection: 'consents', id, data: { paper: 'Folder of Tigist' } });
    const form = {
      consent: id,
      name: 'Tigist.pdf',
      kind: 'pdf',
      content: Buffer.from('%PDF-'),
      by: user.id,
      now: new Date(),
    } as const;
    await addForm({ payload }, form);
    expect((await stored('tigist@EXAMPLE.org', headers)).consents).toEqual([
      expect.objectContaining({ who: 'Tigist Alemu', withdrawn: false, signedForms: ['Tigist.pdf'] }),
    ]);
    await request(ERASE_PERSON, 'tigist@example.org', headers);
    expect((await stored('tigist@example.org', headers)).consents).toEqual([]);
    expect(await payload.findByID({ collection: 'consents', id })).toMatchObject({
      who: 'Erased',
      withdrawn: true,
      notes: null,
    });
    const left = await queryRows(
      { payload },
      sql`select id::text from staff.signed_forms where consent = ${id} union all select id::text from _consents_v where parent_id = ${id}`,
    );
    expect(left).toEqual([]);
  });
});
