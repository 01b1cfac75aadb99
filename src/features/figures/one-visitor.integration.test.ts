import { readFileSync } from 'node:fs';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { beforeAll, expect, it } from 'vitest';
import { queryRows } from '#platform/transaction.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { countView } from './count-view.action.ts';

const DOCUMENT = 'docs/kinds-of-data.md';

let payload: Awaited<ReturnType<typeof openTestPayload>>;
beforeAll(async () => {
  payload = await openTestPayload();
});

/** Every row of every table of the figures, with random bytes by their number. */
async function everyRow(): Promise<string> {
  const tables = await queryRows<{ name: string }>(
    { payload },
    sql`select table_name as name from information_schema.tables where table_schema = 'figures' order by 1`,
  );
  const rows: string[] = [];
  for (const { name } of tables) {
    const found = await queryRows<{ row: string }>(
      { payload },
      sql.raw(`select t::text as row from figures.${name} t order by 1`),
    );
    rows.push(...found.map(({ row }) => `${name} ${row}`));
  }
  return rows
    .join('\n')
    .replaceAll(/"\\\\x([0-9a-f]+)"/g, (_, hex: string) => `<${hex.length / 2} random bytes>`);
}

it('the rows stored for one visitor are those that the documentation shows', async () => {
  const sender = {
    clientAddress: '10.9.1.7',
    headers: new Headers({
      'user-agent':
        'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
      'accept-language': 'am-ET',
    }),
    ownHost: 'adey.org',
    country: null,
    now: new Date('2026-11-20T09:00:00Z'),
  };
  const usual = { p: '/news', s: 60, e: true, a: false, g: '', r: '', c: '' } as const;
  const isPage = async () => true;
  await countView(
    payload,
    { ...usual, p: '/am/news/a-post', r: 'news.example.org', c: 'spring' },
    sender,
    isPage,
  );
  await countView(payload, { ...usual, p: '/am/donate', g: 'gift-begun' }, sender, isPage);
  const shown = /```text\n([\s\S]*?)\n```/.exec(readFileSync(DOCUMENT, 'utf8'))?.[1];
  const stored = await everyRow();
  expect(stored, `as ${DOCUMENT} shows it`).toBe(shown);
});
