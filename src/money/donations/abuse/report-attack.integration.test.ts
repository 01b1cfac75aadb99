import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { receiveEvent } from '#money/donations/receive-event.action.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { openTestPayload, testDatabaseUrl } from '../../../../tests/support/database.ts';
import { giveDonation, report } from '../../../../tests/support/donations.ts';
import { attackMailKind } from './attack-mail.texts.ts';
import { reportAttack } from './report-attack.ts';
import { countSlowed } from './slow-down.ts';

const DAY = 24 * 3_600_000;
const attacked = new Date('2026-11-20T12:00:00.000Z');
const later = new Date(attacked.getTime() + DAY);

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
  const people = [
    { name: 'Sara', role: 'admin' },
    { name: 'Abeba', role: 'admin', language: 'am' },
    { name: 'Liya', role: 'editor' },
    { name: 'Kebede', role: 'bookkeeper' },
  ] as const;
  for (const person of people) {
    const account = { ...person, email: `${person.name}@example.org`, password: 'a password of tests, long' };
    await payload.create({ collection: 'staff', data: account, overrideAccess: true });
  }
});

const mails = () =>
  connectOnce(testDatabaseUrl(), async client => {
    const { rows } = await client.query<{ to_name: string; locale: string }>(
      'select to_name, locale, data from mails where kind = $1 order by id',
      [attackMailKind],
    );
    return rows;
  });

it('a card-testing attack is mailed to every admin in their language, once for simultaneous checks', async () => {
  expect(await reportAttack(payload, attacked)).toBe(0);
  for (let time = 0; time < 20; time += 1) {
    const { reference } = await giveDonation(payload);
    await receiveEvent(payload, report(reference, 'failed', 0n, { moment: attacked }));
  }
  const looks = [1, 2, 3].map(minute =>
    reportAttack(payload, new Date(attacked.getTime() + minute * 60_000)),
  );
  expect((await Promise.all(looks)).reduce((sum, each) => sum + each, 0)).toBe(2);
  const sent = await mails();
  expect(sent.map(({ to_name, locale }) => [to_name, locale]).toSorted()).toEqual([
    ['Abeba', 'am'],
    ['Sara', 'en'],
  ]);
  expect(JSON.stringify(sent)).toContain('stolen cards');
});

it('fifty slowed or refused gifts within an hour are mailed to admins, and 49 are not', async () => {
  for (let time = 0; time < 49; time += 1) await countSlowed(payload, time % 2 ? 'asked' : 'refused', later);
  expect(await reportAttack(payload, later)).toBe(0);
  await countSlowed(payload, 'refused', later);
  expect(await reportAttack(payload, later)).toBe(2);
  expect(JSON.stringify(await mails())).toContain('A program may be sending the form');
});
