import type { Payload } from 'payload';
import pg from 'pg';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { openTestPayload, testDatabaseUrl } from '../../../tests/support/database.ts';
import { mail, sql } from '../../../tests/support/outbox-support.ts';
import { queueMail } from './outbox.ts';
import { deleteOldMails } from './outbox-maintenance.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

async function addMail(to: string, state: string, days: number) {
  await queueMail({ payload }, mail(`${to}@example.org`));
  await sql(
    `update mails set state = $2::enum_mails_state, created_at = t.at, updated_at = t.at, sent_at = t.at
     from (select now() - $3 * interval '1 day' as at) t where "to" = $1`,
    [`${to}@example.org`, state, days],
  );
}

it('sent mail loses its text after 30 days, ended mail is deleted after a year, and waiting mail stays', async () => {
  await addMail('fresh', 'sent', 29);
  await addMail('month', 'sent', 31);
  await addMail('year', 'sent', 366);
  await addMail('refused', 'bounced', 31);
  await addMail('gone', 'bounced', 366);
  await addMail('waiting', 'waiting', 400);
  const pool = new pg.Pool({ connectionString: testDatabaseUrl() });
  onTestFinished(() => pool.end());
  expect(await deleteOldMails(pool)).toEqual({ emptied: 1, deleted: 2 });
  expect(
    await sql(`select split_part("to", '@', 1) as who, html is not null as words from mails order by id`),
  ).toEqual([
    { who: 'fresh', words: true },
    { who: 'month', words: false },
    { who: 'refused', words: true },
    { who: 'waiting', words: true },
  ]);
  expect(await deleteOldMails(pool)).toEqual({ emptied: 0, deleted: 0 });
});
