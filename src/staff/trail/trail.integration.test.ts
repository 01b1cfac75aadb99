import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { inEnglish } from '#cms/language/amharic.ts';
import { databaseAccounts } from '#platform/database/account-rights.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { prepareAccounts } from '#platform/database/make-accounts.ts';
import { accountAddress, openTestPayload, testDatabaseUrl } from '../../../tests/support/database.ts';
import { cash, donationRows, sendToDesk } from '../../../tests/support/donations-desk.ts';
import { callApi, type Session, signIn } from '../../../tests/support/staff-session.ts';
import { listPeople, listTrail, readTrailFilter } from './list-trail.ts';
import { actWords, kindNames } from './trail-words.ts';

const everything = { money: true, content: true };
let payload: Payload;
let admin: Session;
let bookkeeper: Session;
beforeAll(async () => {
  payload = await openTestPayload();
  await prepareAccounts(testDatabaseUrl());
  admin = await signIn(payload, 'admin');
  bookkeeper = await signIn(payload, 'bookkeeper');
});

const kinds = () => kindNames(payload, everything);
const trail = async (query: Record<string, string> = {}, parts = everything) =>
  (await listTrail({ payload }, readTrailFilter(query, kinds()), parts, { size: 100, page: 1 })).rows;

async function call(method: string, path: string, body?: object): Promise<{ doc: { id: number } }> {
  const answer = await callApi(method, path, { headers: admin.headers, ...(body && { body }) });
  expect(answer.status, `${method} ${path}`).toBeLessThan(300);
  return answer.json();
}

const post = { heading: 'As it began', type: 'normal', postDate: '2026-11-20', identifiable: 'no' };

describe('the audit trail', () => {
  it('the audit trail records creating, saving, publishing, unpublishing, binning, restoring and deleting', async () => {
    const { doc } = await call('POST', '/posts?draft=true', { ...post, _status: 'draft' });
    const path = `/posts/${doc.id}`;
    await call('PATCH', `${path}?draft=true`, { heading: 'Better', _status: 'draft' });
    await call('PATCH', path, { _status: 'published' });
    await call('PATCH', `${path}?draft=true`, { heading: 'A draft beside it', _status: 'draft' });
    await call('PATCH', path, { _status: 'draft' });
    await call('POST', '/bin/put-in', { collection: 'posts', ids: [doc.id] });
    await call('POST', '/bin/put-back', { collection: 'posts', ids: [doc.id] });
    await call('DELETE', path);
    const rows = await trail({ kind: 'posts', person: String(admin.user.id) });
    expect(rows.map(row => [row.act, row.times, row.name])).toEqual([
      ['deleted', 1, 'admin'],
      ['restored', 1, 'admin'],
      ['binned', 1, 'admin'],
      ['unpublished', 1, 'admin'],
      ['saved', 2, 'admin'],
      ['published', 1, 'admin'],
      ['created', 1, 'admin'],
    ]);
    expect(rows.map(row => inEnglish(actWords(row)))).toContain('Saved (2 times)');
  });

  it('the audit trail records acts with money, with and without a gift, and never names the donor', async () => {
    await payload.updateGlobal({ slug: 'giving', data: { currencies: [{ currency: 'USD' }] } });
    const from = { name: 'Sara', email: 'sara@example.org' };
    const { reference } = await sendToDesk('counted', { ...cash, ...from }, bookkeeper);
    await callApi('GET', '/donations/csv?words=sara', bookkeeper);
    const key = crypto.randomUUID();
    const sum = { place: 'cash', amount: '3', currency: 'USD', fund: 'general', document: 'invoice of Sara' };
    await sendToDesk('books/spending', { key, day: '2026-11-20', ...sum }, bookkeeper);
    const rows = await trail({ kind: 'money' });
    expect(rows.map(({ act }) => act)).toEqual(expect.arrayContaining(['entered', 'saved-table', 'spent']));
    expect(rows.find(({ act }) => act === 'entered')).toMatchObject({ reference, name: 'bookkeeper' });
    expect(JSON.stringify(rows)).not.toMatch(/sara/i);
  });

  it('the audit trail is filtered by person, kind and date, and ignores invalid filters', async () => {
    const all = await trail();
    expect(all.length).toBeGreaterThan(5);
    expect(new Set((await trail({ person: String(bookkeeper.user.id) })).map(({ of }) => of))).toEqual(
      new Set(['money']),
    );
    expect(await trail({ to: '2001-01-01' })).toEqual([]);
    const nonsense = { person: "1' or 1=1", kind: '../posts', from: '0000-00-00', to: '9'.repeat(50) };
    expect(await trail(nonsense)).toEqual(all);
    expect((await listPeople({ payload })).map(({ staff }) => staff)).toEqual(
      expect.arrayContaining([admin.user.id, bookkeeper.user.id]),
    );
  });

  it('the audit trail shows only the parts that a role may see', async () => {
    const money = await trail({}, { money: true, content: false });
    expect(new Set(money.map(({ of }) => of))).toEqual(new Set(['money']));
    expect(await trail({ kind: 'posts' }, { money: true, content: false })).toEqual([]);
    expect(await trail({}, { money: false, content: false })).toEqual([]);
    expect([...kindNames(payload, { money: true, content: false }).keys()]).toEqual(['money']);
  });
});

const tables = ['staff.saves', 'money.acts'];
const harms = (table: string) => [
  `update ${table} set staff${table === 'staff.saves' ? '_id' : ''} = 2`,
  `delete from ${table}`,
  `truncate ${table}`,
];
describe('protection of the audit trail', () => {
  it.each(['owner' as const, ...databaseAccounts])(
    'the database account %s cannot change the audit trail',
    async account => {
      const before = await Promise.all(tables.map(table => donationRows(`select * from ${table}`)));
      expect(before.map(rows => rows.length > 0)).toEqual([true, true]);
      const address = account === 'owner' ? testDatabaseUrl() : accountAddress(account);
      for (const harm of tables.flatMap(harms)) {
        const code = await connectOnce(address, client =>
          client.query(harm).then(
            () => 'done',
            (error: { code?: string }) => error.code,
          ),
        );
        expect([harm, code]).toEqual([harm, account === 'owner' ? '23000' : '42501']);
      }
      expect(await Promise.all(tables.map(table => donationRows(`select * from ${table}`)))).toEqual(before);
    },
  );
});
