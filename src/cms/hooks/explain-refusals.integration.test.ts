import { sql } from '@payloadcms/db-postgres/drizzle';
import { expect, it } from 'vitest';
import { getExecutor } from '#platform/transaction.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { callApi, signIn } from '../../../tests/support/staff-session.ts';
import { unavailable } from './explain-refusals.ts';

it('a save that fails on a full disk or a lock says so, stores nothing partially, and works again afterwards', async () => {
  const payload = await openTestPayload();
  const { headers } = await signIn(payload, 'editor');
  const executor = await getExecutor({ payload });
  const save = async (heading: string) => {
    const body = { heading, type: 'normal', postDate: '2036-01-01' };
    const answer = await callApi('POST', '/posts', { headers, body });
    const result = (await answer.json()) as { errors?: { message: string }[] };
    return [answer.status, result.errors?.[0]?.message];
  };
  for (const [code, words] of [
    ['53100', unavailable.full],
    ['55P03', unavailable.away],
  ] as const) {
    const fault = `create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'refused' using errcode = '${code}'; end $$`;
    await executor.execute(sql.raw(fault));
    await executor.execute(
      sql`create trigger refusing before insert on posts for each row execute function refuse()`,
    );
    expect(await save('Refused')).toEqual([503, words]);
    await executor.execute(sql`drop function refuse() cascade`);
  }
  expect(await save('Taken')).toEqual([201, undefined]);
  const { docs } = await payload.find({ collection: 'posts', draft: true, overrideAccess: true });
  expect(docs.map(({ heading }) => heading)).toEqual(['Taken']);
});
