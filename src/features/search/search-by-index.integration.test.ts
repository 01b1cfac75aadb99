import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { beforeAll, expect, it, vi } from 'vitest';
import { createRenderContext } from '#platform/render-context.ts';
import { queryRows } from '#platform/transaction.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { searchContent } from './search.queries.ts';
import { readSearch } from './search.schema.ts';

let payload: Payload;

/** Thousands of short entries: PostgreSQL believes that comparing them all is quick. */
beforeAll(async () => {
  payload = await openTestPayload();
  await queryRows(
    { payload },
    sql`insert into search.entries (kind, document, locale, seen_by, day, title, words, near)
        select 'posts', 1000000 + n, 'en', 'all', null, '', words, words
        from generate_series(1, 8000) n, lateral (
          select to_tsvector('simple', string_agg(substr(md5(n || ' ' || i), 1, 6), ' ')) as words
          from generate_series(1, 20) i) made`,
  );
  await queryRows({ payload }, sql`analyze search.entries`);
}, 120_000);

type Reads = { compared: number; looked_up: number };

/** Entries that were compared one by one, and lookups in the index of words nearly alike. */
async function reads(): Promise<Reads> {
  const [row] = await queryRows<Reads>(
    { payload },
    sql`select seq_tup_read::int as compared,
          (select idx_scan::int from pg_stat_user_indexes where indexrelname = 'entries_near') as looked_up
        from pg_stat_user_tables where schemaname = 'search' and relname = 'entries'`,
  );
  return row as Reads;
}

it('an unknown word is looked up in the index, without comparing every entry', async () => {
  const before = await reads();
  const search = readSearch(new URLSearchParams({ q: 'quincea' }));
  const now = new Date('2026-11-20T09:00:00Z');
  // On a busy machine a search may be given up, which says nothing about what it read.
  const { total } = await vi.waitFor(
    () => searchContent(createRenderContext({ locale: 'en', now }), search),
    { timeout: 15_000 },
  );
  expect(total).toBe(0);
  // The database reports what a connection did a moment later.
  await expect
    .poll(async () => (await reads()).looked_up, { timeout: 15_000 })
    .toBeGreaterThan(before.looked_up);
  expect((await reads()).compared).toBe(before.compared);
});
