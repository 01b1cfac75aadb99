import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storeApproval } from '#cms/approvals/approval-store.ts';
import { erasePerson } from '#cms/personal-data/personal-data.ts';
import { sendMessage } from '#features/contact/send-message.action.ts';
import { unsubscribe } from '#features/newsletter/preferences/preferences.action.ts';
import { subscribe } from '#features/newsletter/subscribe.endpoint.ts';
import { findSubscriber } from '#features/newsletter/subscriber.personal-data.ts';
import { donorWith } from '#money/domain/donor.ts';
import { ERASURE_LIST, listErasures } from '#platform/backup/erasures.ts';
import { writeBackup } from '#platform/backup/make-backup.ts';
import { folderMedia } from '#platform/backup/media-store.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { getExecutor } from '#platform/transaction.ts';
import { runNode } from '../../scripts/terminal/run-node.ts';
import { openTestPayload, testDatabaseUrl } from '../../tests/support/database.ts';
import { giveDonation } from '../../tests/support/donations.ts';
import { emptyMachine } from '../../tests/support/empty-machine.ts';
import { addConsent } from '../../tests/support/pictures.ts';
import { personalDataSources, storedAccount } from './personal-data-sources.ts';

const SECRET = 'the secret these tests sign with, long enough for one';
const folder = join(String(process.env.DATA_DIR), 'backups');
const file = join(folder, 'night.tar.zst');
const now = new Date('2026-11-20T23:00:00.000Z');
const context = { language: 'en', clientAddress: '10.6.0.1', now } as const;
const pool = new pg.Pool({ connectionString: testDatabaseUrl(), max: 1 });
afterAll(() => pool.end());

let payload: Payload;
/** An empty machine that restored the backup, with the erasure log beside it. */
let restored: Machine;
let output: Awaited<ReturnType<typeof restore>>;

async function addEverywhere(email: string): Promise<void> {
  await subscribe(payload, { name: 'Abeba Bekele', email, source: 'section' }, context);
  await sendMessage(payload, { name: 'Abeba Bekele', email, message: 'Selam, may I help?' }, context);
  await (await getExecutor({ payload })).execute(sql`
    insert into auth."user" (id, name, email, "emailVerified", phone, "createdAt", "updatedAt")
    values (${email}, 'Abeba', ${email}, true, '', now(), now()) on conflict do nothing`);
  await (await getExecutor({ payload })).execute(sql`
    insert into meetings.bookings (begins_at, ends_at, zone, language, name, email, compared, made_at, changed_at)
    values (now(), now() + interval '30 minutes', 'Africa/Addis_Ababa', 'en', 'Abeba', ${email}, ${email}, now(), now())`);
  const donor = donorWith({ name: 'Abeba', email });
  await giveDonation(payload, { donor });
}

const unsubscribeBy = async (email: string) =>
  unsubscribe(payload, (await findSubscriber(payload, email))?.id ?? 0, now);

beforeAll(async () => {
  payload = await openTestPayload();
  const everybody = ['erased', 'left', 'closed', 'deleted', 'stays', 'back'];
  for (const name of everybody) await addEverywhere(`${name}@example.org`);
  await unsubscribeBy('back@example.org');
  await addEverywhere('back@example.org');
  const consents = Object.fromEntries(
    await Promise.all(
      consentsByFate.map(async who => {
        const until = who === 'shortened' ? '2027-06-30' : null;
        const { id } = await addConsent(payload, { who, uses: ['website', 'print'], until });
        return [who, id] as const;
      }),
    ),
  );
  await askTrustee();
  await mkdir(folder);
  const source = { databaseUrl: testDatabaseUrl(), media: folderMedia(join(folder, 'media')), now };
  await writeBackup(file, { ...source, software: 'adey 0.0.0', key: null });
  await erasePerson(payload, personalDataSources, { email: 'Erased@example.org', now });
  await erasePerson(payload, [storedAccount], { email: 'closed@example.org', now });
  await unsubscribeBy('left@example.org');
  const deleted = await findSubscriber(payload, 'deleted@example.org');
  await payload.delete({ collection: 'subscribers', id: deleted?.id ?? 0, overrideAccess: true });
  const change = (who: string, data: object) =>
    payload.update({ collection: 'consents', id: Number(consents[who]), data });
  await change('withdrawn', { withdrawn: true });
  await change('narrowed', { uses: ['print'] });
  await change('shortened', { until: '2026-12-31' });
  await change('binned', { deletedAt: now.toISOString() });
  await change('deleted', { deletedAt: now.toISOString() });
  await payload.delete({ collection: 'consents', id: Number(consents.deleted), trash: true });
  await change('widened', { uses: ['website', 'print', 'newsletter'], notes: 'Asked again.' });
  await listErasures(pool, folder);
  restored = await emptyMachine();
  output = await restore(restored);
});

/** Consents named after what happens to them once the backup is made. */
const consentsByFate = ['withdrawn', 'narrowed', 'shortened', 'binned', 'deleted', 'widened', 'untouched'];

/** Asks somebody to approve a draft, by a link that is open when the backup is made. */
const askTrustee = () =>
  storeApproval(
    { payload },
    {
      ...{
        collection: 'posts',
        document: 1,
        version: 1,
        content: '',
        by: 1,
        staff: null,
        note: '',
        name: 'Sara',
      },
      ...{ email: 'sara@example.net', language: 'en', now: new Date() },
    },
  );

type Machine = Awaited<ReturnType<typeof emptyMachine>>;
const restore = (machine: Machine, more: Record<string, string> = {}) =>
  runNode(['scripts/backup/restore.ts', file, '--replace', '--yes', '--accept-unproven'], {
    ...machine,
    ...more,
  });

/** The names per table, by the local part of their address. */
function peopleOn({ DATABASE_URL }: Machine) {
  return connectOnce(DATABASE_URL, async client => {
    const of = async (text: string) =>
      (await client.query<{ name: string }>(text)).rows.map(({ name }) => name.split('@')[0]);
    return {
      readers: await of("select compared as name from subscribers where status <> 'left' order by 1"),
      messages: await of('select distinct compared as name from messages order by 1'),
      mails: await of('select distinct compared as name from mails order by 1'),
      donors: await of('select distinct compared as name from money.donors order by 1'),
      meetings: await of('select distinct compared as name from meetings.bookings order by 1'),
      accounts: await of('select email as name from auth."user" order by 1'),
    };
  });
}

const asItShouldBe = {
  readers: ['back', 'closed', 'stays'],
  messages: ['back', 'closed', 'deleted', 'left', 'stays'],
  mails: ['back', 'closed', 'stays'],
  donors: ['back', 'closed', 'deleted', 'left', 'stays'],
  meetings: ['back', 'closed', 'deleted', 'left', 'stays'],
  accounts: ['back', 'deleted', 'left', 'stays'],
};

it('a restore removes people erased or unsubscribed after the backup, and keeps those resubscribed before it', async () => {
  expect([output.code, output.output]).toEqual([0, expect.stringContaining('are gone again')]);
  expect(await peopleOn(restored)).toEqual(asItShouldBe);
});

it('the erasure log contains each erasure once and no names, and repairs a truncated line', async () => {
  expect(await listErasures(pool, folder)).toBe(0);
  const list = join(folder, ERASURE_LIST);
  const before = await readFile(list, 'utf8');
  // Everywhere of one person, one account, three subscriptions and five consents.
  expect(before.trim().split('\n')).toHaveLength(personalDataSources.length + 9);
  expect(before).not.toMatch(/erased@|left@|closed@|example/i);
  await writeFile(list, before.slice(0, -20));
  expect(await listErasures(pool, folder)).toBe(1);
  await writeFile(list, before);
});

it('without the erasure log a restore uses the replaced database, and warns if that is missing too', {
  timeout: 240_000,
}, async () => {
  const list = await readFile(join(folder, ERASURE_LIST), 'utf8');
  await rm(join(folder, ERASURE_LIST));
  const again = await restore(restored);
  const alone = await restore(await emptyMachine());
  await writeFile(join(folder, ERASURE_LIST), list);
  expect([again.code, await peopleOn(restored)]).toEqual([0, asItShouldBe]);
  expect([alone.code, alone.output]).toEqual([0, expect.stringContaining(`No ${ERASURE_LIST}`)]);
});

it('a restore asks for a missing secret, which works in FORMER_SECRETS', {
  timeout: 240_000,
}, async () => {
  const machine = await emptyMachine();
  const strange = await restore(machine, { PAYLOAD_SECRET: SECRET });
  expect([strange.code, strange.output]).toEqual([0, expect.stringContaining('FORMER_SECRETS')]);
  const former = String(process.env.PAYLOAD_SECRET);
  const { output } = await restore(machine, { PAYLOAD_SECRET: SECRET, FORMER_SECRETS: former });
  expect(output).not.toContain('FORMER_SECRETS');
  expect(await peopleOn(machine)).toEqual(asItShouldBe);
});

it('a consent withdrawn, narrowed or deleted after the backup is withdrawn after a restore', async () => {
  const rows = await connectOnce(restored.DATABASE_URL, async client => {
    const read = await client.query<{ who: string; withdrawn: boolean }>(
      'select who, withdrawn from consents',
    );
    return Object.fromEntries(read.rows.map(({ who, withdrawn }) => [who, withdrawn]));
  });
  expect(rows).toEqual({
    withdrawn: true,
    narrowed: true,
    shortened: true,
    binned: true,
    deleted: true,
    widened: false,
    untouched: false,
  });
  expect(output.output).toContain('5 consents were withdrawn or narrowed after the backup was made');
});

it('open links to approve a draft are withdrawn by a restore', async () => {
  const open = await connectOnce(restored.DATABASE_URL, async client =>
    client.query('select from staff.approvals where withdrawn_at is null'),
  );
  expect(open.rowCount).toBe(0);
  expect(output.output).toContain('Links to approve a draft are over: 1.');
});
