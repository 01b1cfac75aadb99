import { parse } from 'csv-parse/sync';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestPayload } from '../../tests/support/database.ts';
import { callApi, signIn } from '../../tests/support/staff-session.ts';
import { TABLE_PATH } from './csv-download.ts';

const tables = ['posts', 'events', 'counts', 'messages'] as const;

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
  await payload.create({
    collection: 'posts',
    data: {
      heading: '=HYPERLINK("https://evil.test")',
      type: 'normal',
      preIntro: 'ዜና',
      _status: 'published',
    },
  });
  await payload.create({
    collection: 'posts',
    data: { heading: 'A draft; in two cells?', type: 'normal' },
    draft: true,
  });
  await payload.create({
    collection: 'events',
    data: {
      heading: 'Evening',
      type: 'normal',
      dateTime: { date: '2026-12-05', time: '17:00', timeZone: 'Africa/Addis_Ababa' },
      location: { name: 'Hall' },
      _status: 'published',
    },
  });
  await payload.create({
    collection: 'messages',
    data: {
      name: '@SUM(A1)',
      email: 'abeba@visitors.test',
      message: 'One line\nand another',
      sentAt: '2026-11-20T09:00:00.000Z',
      language: 'am',
      firstLine: 'One line',
      compared: 'abeba@visitors.test',
      state: 'new',
    },
  });
});

async function fetchTable(slug: string, role: 'admin' | 'editor' | 'door') {
  const { headers } = await signIn(payload, role);
  return callApi('GET', `/${slug}${TABLE_PATH}`, { headers });
}

const readRows = async (answer: Response): Promise<Record<string, string>[]> =>
  parse(Buffer.from(await answer.arrayBuffer()), { bom: true, columns: true });

describe('export of a list as CSV', () => {
  it('a CSV export is available to editors and admins, but not to visitors or the ticket role', async () => {
    for (const slug of tables) {
      expect((await callApi('GET', `/${slug}${TABLE_PATH}`)).status).toBe(403);
      expect((await fetchTable(slug, 'door')).status).toBe(403);
      expect((await fetchTable(slug, 'editor')).status).toBe(200);
      expect((await fetchTable(slug, 'admin')).status).toBe(200);
    }
  });

  it('a CSV export is a download that is never cached', async () => {
    const answer = await fetchTable('posts', 'editor');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="posts-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('a CSV export contains drafts too, and escapes formulas', async () => {
    const posts = await readRows(await fetchTable('posts', 'editor'));
    expect(posts.map(({ Heading, Label, State }) => [Heading, Label, State])).toEqual([
      [`'=HYPERLINK("https://evil.test")`, 'ዜና', 'published'],
      ['A draft; in two cells?', '', 'draft'],
    ]);
    const [event] = await readRows(await fetchTable('events', 'editor'));
    expect(event).toMatchObject({ Heading: 'Evening', Day: '2026-12-05', Begins: '17:00', Place: 'Hall' });
    const [message] = await readRows(await fetchTable('messages', 'admin'));
    expect(message).toMatchObject({ Name: "'@SUM(A1)", Message: 'One line\nand another', Language: 'am' });
  });

  it('a CSV export continues past the first five hundred rows', async () => {
    const values = Array.from({ length: 1203 }, (_, index) => `('click', 'key${index}', ${index})`);
    const { pool } = payload.db as unknown as { pool: { query(text: string): Promise<unknown> } };
    await pool.query(`insert into counts (kind, key, n) values ${values.join(', ')}`);
    const rows = await readRows(await fetchTable('counts', 'editor'));
    expect(rows).toHaveLength(1203);
    expect(rows.at(-1)).toMatchObject({ 'Counted for': 'key1202', Count: '1202' });
  });
});
