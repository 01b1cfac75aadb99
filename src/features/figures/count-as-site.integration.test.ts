import '../../../tests/support/as-site.ts';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { expect, it } from 'vitest';
import { queryRows } from '#platform/transaction.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { countUnfound, countView } from './count-view.action.ts';

const REFUSED = '42501';

it('the site’s database account counts views, and can read neither day keys nor visitor digests', async () => {
  const payload = await openTestPayload();
  const sender = {
    clientAddress: '10.9.0.1',
    headers: new Headers({ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36' }),
    ownHost: 'adey.org',
    country: null,
    now: new Date('2026-11-20T09:00:00Z'),
  };
  const view = { p: '/news', s: 20, e: false, a: false, g: '', r: '', c: '' } as const;
  await countView(payload, view, sender, async () => true);
  await countUnfound(payload, 'insulin', sender);
  const rows = await queryRows<{ kind: string; name: string }>(
    { payload },
    sql`select kind, name from figures.daily where kind in ('page', 'word') order by kind`,
  );
  expect(rows).toEqual([
    { kind: 'page', name: '/news' },
    { kind: 'word', name: 'insulin' },
  ]);
  for (const statement of [
    'select * from figures.day_keys',
    'select * from figures.visitors',
    "select figures.add_sums('2026-11-20', '[]')",
    'update figures.daily set views = 9',
  ])
    await expect(queryRows({ payload }, sql.raw(statement)), statement).rejects.toMatchObject({
      cause: { code: REFUSED },
    });
});
