import { sql } from '@payloadcms/db-postgres/drizzle';
import type { APIContext } from 'astro';
import { expect, it } from 'vitest';
import { contactTexts } from '#features/contact/contact.texts.ts';
import { subscribeTexts } from '#features/newsletter/subscribe.texts.ts';
import { createRenderContext } from '#platform/render-context.ts';
import { getExecutor } from '#platform/transaction.ts';
import { answerMessage } from '#site/forms/send-message.ts';
import { answerSubscription } from '#site/forms/subscribe.ts';
import { openTestPayload } from '../../../tests/support/database.ts';

/** A form as a browser without script sends it, in Amharic. */
function sent(fields: Record<string, string>, network: string) {
  const request = new Request('https://adey.example/am/send', {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  const renderContext = createRenderContext({ locale: 'am', now: new Date('2026-11-20T09:00:00.000Z') });
  const locals = { renderContext, path: '/send' } as unknown as APIContext['locals'];
  return { request, clientAddress: network, locals };
}

it('a form that fails on a full disk returns everything typed, and succeeds once there is room', async () => {
  const executor = await getExecutor({ payload: await openTestPayload() });
  const written = { name: 'ሣራ', email: 'sara@example.org', message: 'Hello' };
  const { name, email } = written;
  await executor.execute(
    sql.raw(`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'full' using errcode = '53100'; end $$`),
  );
  for (const table of ['messages', 'subscribers'])
    await executor.execute(
      sql.raw(`create trigger refusing before insert on ${table} for each row execute function refuse()`),
    );
  expect(await answerMessage(sent(written, '10.0.0.1'))).toEqual({
    status: 503,
    values: written,
    failure: contactTexts.am.failed,
  });
  expect(await answerSubscription(sent({ name, email }, '10.0.0.2'))).toEqual({
    status: 503,
    values: { name, email },
    result: { type: 'Error', message: subscribeTexts.am.failed, user: { name } },
  });
  await executor.execute(sql`drop function refuse() cascade`);
  expect((await answerMessage(sent(written, '10.0.0.3'))).status).toBe(200);
  expect((await answerSubscription(sent({ name, email }, '10.0.0.4'))).status).toBe(200);
});
