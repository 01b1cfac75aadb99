import '../../../tests/support/with-giving.ts';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { createElement } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Role } from '#cms/access/roles.ts';
import { sendMessage } from '#features/contact/send-message.action.ts';
import { getExecutor } from '#platform/transaction.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { giveDonation, report } from '../../../tests/support/donations.ts';
import { addConsent } from '../../../tests/support/pictures.ts';
import { signIn } from '../../../tests/support/staff-session.ts';
import { listWaiting } from '../menu/waiting.ts';
import { HowItGoes } from './how-it-goes.tsx';

vi.mock('@payloadcms/ui', () => ({ useTranslation: () => ({ i18n: { language: 'en' } }) }));

/** A Sunday: in this week, and in the one before, a gift arrived. */
const now = new Date('2026-11-29T12:00:00Z');
let payload: Payload;

beforeAll(async () => {
  payload = await openTestPayload();
  const executor = await getExecutor({ payload });
  const writing = { language: 'en', clientAddress: '10.1.1.1', now } as const;
  await sendMessage(payload, { name: 'Liya', email: 'liya@example.org', message: 'Selam' }, writing);
  await executor.execute(sql`
    with read as (insert into money.statements (id, account, form, lines, added, entered_by, entered_at)
      values (gen_random_uuid(), 'own', 'csv', 2, 2, 1, now()) returning id)
    insert into money.bank_lines (account, line, statement, booked_on, amount, currency, name, words)
      select 'own', lpad(n::text, 40, '0'), read.id, '2026-11-27', 4000, 'EUR', 'Sara', '' from read, generate_series(1, 2) n`);
  await executor.execute(sql`
    insert into figures.daily (day, kind, name, views, visits) values ('2026-11-28', 'all', '', 90, 40)`);
  for (const [at, units] of [
    ['2026-11-18T09:00:00Z', 1_000n],
    ['2026-11-26T09:00:00Z', 2_500n],
  ] as const) {
    const total = { units, currency: 'USD' };
    const { reference } = await giveDonation(payload, { total, method: 'stripe' });
    const { receiveEvent } = await import('#money/donations/receive-event.action.ts');
    const moment = new Date(at);
    await receiveEvent(
      payload,
      report(reference, 'paid', units, { moment, currency: 'USD', method: 'stripe' }),
    );
  }
});

const signInUser = async (role: Role) => (await signIn(payload, role)).user;

it('each role is told what waits for it, and nothing that it may not see', async () => {
  const listLines = async (role: Role) =>
    (await listWaiting(payload, await signInUser(role))).map(({ line, count }) => [line, count]);
  expect(await listLines('admin')).toEqual([
    ['nav-messages', 1],
    ['nav-gifts', 2],
  ]);
  expect(await listLines('editor')).toEqual([['nav-messages', 1]]);
  expect(await listLines('bookkeeper')).toEqual([['nav-gifts', 2]]);
  for (const role of ['author', 'publisher', 'door'] as const)
    expect(await listLines(role), role).toEqual([]);
});

it('a consent that ends within 30 days waits for those who may read consents, and a withdrawn one does not', async () => {
  const on = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10);
  const kept = await addConsent(payload, { until: on(30) });
  await addConsent(payload, { until: on(33) });
  await addConsent(payload, { until: on(-3) });
  await addConsent(payload, { until: on(3), withdrawn: true });
  const findEnding = async (role: Role) =>
    (await listWaiting(payload, await signInUser(role))).find(({ href }) => href === '#consents-ending');
  for (const role of ['admin', 'editor'] as const)
    expect(await findEnding(role), role).toMatchObject({ count: 1 });
  for (const role of ['publisher', 'author', 'bookkeeper', 'door'] as const)
    expect(await findEnding(role), role).toBeUndefined();
  await payload.delete({ collection: 'consents', id: kept.id, overrideAccess: true });
  expect(await findEnding('admin')).toBeUndefined();
});

async function drawn(role: Role): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    createElement(HowItGoes, { payload, user: await signInUser(role), now }),
  );
  let markup = '';
  for await (const piece of prelude) markup += piece;
  return markup;
}

it('the dashboard shows gifts and visits by week with a table behind them, and an author no money', async () => {
  for (const role of ['admin', 'editor', 'bookkeeper'] as const) {
    const markup = await drawn(role);
    expect(markup, role).toContain('Gifts this week');
    expect(markup, role).toMatch(/<strong[^>]*>1 gift<\/strong>.*\$25 received and kept/);
    expect(markup, role).toMatch(/Gifts by week.*\$25<.*\$10</);
    expect(markup.match(/<polyline/g), role).toHaveLength(2);
  }
  for (const role of ['author', 'publisher'] as const) {
    const markup = await drawn(role);
    expect(markup, role).not.toMatch(/Gift|\$/);
    expect(markup, role).toMatch(/Visits in the last seven days.*>40</);
  }
  expect(await drawn('door')).toBe('');
});
