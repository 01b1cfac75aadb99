import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { executorOf } from '#platform/transaction.ts';
import { openTestPayload } from '../../../../tests/support/database.ts';
import { recordSubscriptions } from './record-subscriptions.action.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

const now = new Date('2026-11-20T09:00:00.000Z');
const context = (network: string, language: 'en' | 'am' = 'en') => ({
  language,
  clientAddress: network,
  now,
});
const entry = (email: string, name = 'Abeba Bekele') => ({ name, email, dateTime: '2024-04-01T10:00:00Z' });

describe('the subscription record helper', () => {
  it('[API-31] [API-32] takes a list of name, email and dateTime; a new address is a success with its message', async () => {
    const list = [entry('new1@example.org'), entry('new2@example.org', 'ሳባ')];
    const message = 'Subscribed Successfully. Thank you.';
    expect(await recordSubscriptions(payload, list, context('10.4.0.1'))).toEqual([
      { status: 'success', message },
      { status: 'success', message },
    ]);
    const { totalDocs } = await payload.count({
      collection: 'subscribers',
      where: { compared: { in: ['new1@example.org', 'new2@example.org'] } },
      overrideAccess: true,
    });
    expect(totalDocs).toBe(2);
  });

  it('[API-33] a known address, in the same list or before it, is info with its message, in the requested language', async () => {
    const list = [entry('known@example.org'), entry('KNOWN@example.org')];
    const answers = await recordSubscriptions(payload, list, context('10.4.0.2'));
    expect(answers[1]).toEqual({ status: 'info', message: 'You are Already Subscribed, Thank you.' });
    expect(await recordSubscriptions(payload, [list[0] ?? entry('')], context('10.4.0.3', 'am'))).toEqual([
      { status: 'info', message: 'አስቀድመው ተመዝግበዋል፤ እናመሰግናለን።' },
    ]);
  });

  it('[API-34] anything else is another status with a message, and does not affect the others', async () => {
    const error = { status: 'error', message: 'Error Subscribing, please try again' };
    const list = [entry('no address'), entry('kept@example.org'), entry('x@example.org', '1')];
    expect(await recordSubscriptions(payload, list, context('10.4.0.4'))).toEqual([
      error,
      { status: 'success', message: 'Subscribed Successfully. Thank you.' },
      error,
    ]);
    const executor = await executorOf({ payload });
    await executor.execute(sql`alter table mails add constraint closed check (kind <> 'confirm') not valid`);
    expect(await recordSubscriptions(payload, [entry('fault@example.org')], context('10.4.0.5'))).toEqual([
      error,
    ]);
    await executor.execute(sql`alter table mails drop constraint closed`);
    const answers = await recordSubscriptions(
      payload,
      Array.from({ length: 11 }, (_, place) => entry(`often${place}@example.org`)),
      context('10.4.0.6'),
    );
    expect(answers.at(-1), 'more than the network may').toEqual(error);
  });
});
