import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createLocalReq } from 'payload';
import { expect, it, onTestFinished } from 'vitest';
import { connectOnce } from '#platform/database/connect-once.ts';
import { startEmbedded } from '#platform/database/embedded/start.ts';
import { openTestPayload, testDatabaseUrl } from '../../tests/support/database.ts';
import { openSilentLine } from '../../tests/support/silent-line.ts';
import { announceChange } from './announce-change.ts';
import { type ChangeListenerSettings, changeChannel, listenForChanges } from './changes.ts';

async function listenedPayload() {
  const payload = await openTestPayload();
  const received: string[] = [];
  const back = Promise.withResolvers<void>();
  const listener = listenForChanges({
    connectionString: testDatabaseUrl(),
    onTags: tags => received.push([...tags].join()),
    onLost: back.reject,
    onBack: back.resolve,
  });
  onTestFinished(() => listener.stop());
  await back.promise;
  return { payload, received, req: await createLocalReq({}, payload) };
}

it('a change is announced once, when the writing transaction commits', async () => {
  const { payload, received, req } = await listenedPayload();
  req.transactionID = (await payload.db.beginTransaction()) ?? undefined;
  await announceChange(req, ['posts', 'media']);
  await announceChange(req, ['media', 'posts']);
  await announceChange(await createLocalReq({}, payload), ['holidays']);
  await expect.poll(() => received).toEqual(['holidays']);
  await payload.db.commitTransaction(String(req.transactionID));
  await expect.poll(() => received).toEqual(['holidays', 'media,posts']);
});

it('a transaction that is rolled back announces no change', async () => {
  const { payload, received, req } = await listenedPayload();
  req.transactionID = (await payload.db.beginTransaction()) ?? undefined;
  await announceChange(req, ['posts']);
  await payload.db.rollbackTransaction(String(req.transactionID));
  await announceChange(await createLocalReq({}, payload), ['events']);
  await expect.poll(() => received).toEqual(['events']);
});

const quick = { firstRetryMs: 10, longestRetryMs: 50, probeEveryMs: 50, answerWithinMs: 200 };

/** Listens until the test ends and records what arrives. */
function listen(more: Partial<ChangeListenerSettings> = {}) {
  const received: string[] = [];
  const listener = listenForChanges({
    connectionString: testDatabaseUrl(),
    onTags: tags => received.push(tags === 'all' ? 'all' : [...tags].join()),
    onLost: () => received.push('lost'),
    onBack: () => received.push('back'),
    timing: quick,
    ...more,
  });
  onTestFinished(() => listener.stop());
  return { received, listener };
}

const expectReceived = (received: string[], ...expected: string[]) =>
  expect.poll(() => received, { timeout: 10_000 }).toEqual(expected);
const sql = (statement: string, values: unknown[] = [], url = testDatabaseUrl()) =>
  connectOnce(url, client => client.query(statement, values));
const announce = (notice: string) => sql('select pg_notify($1, $2)', [changeChannel, notice]);
const cutOff = (name: string) =>
  sql('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [name]);

it('the listener receives announcements on commit, not before, and none after a rollback', async () => {
  const { received } = listen();
  await expectReceived(received, 'back');
  await connectOnce(testDatabaseUrl(), async client => {
    await client.query('begin');
    await client.query('select pg_notify($1, $2)', [changeChannel, '["posts","media"]']);
    await sleep(50);
    expect(received).toEqual(['back']);
    await client.query('commit');
    await expectReceived(received, 'back', 'posts,media');
    await client.query('begin');
    await client.query('select pg_notify($1, $2)', [changeChannel, '["events"]']);
    await client.query('rollback');
  });
  await announce('nonsense');
  await expectReceived(received, 'back', 'posts,media', 'all');
});

it('the listener reports a lost connection once, reconnects, and reports that it is back', async () => {
  const { received, listener } = listen({ applicationName: 'cut off' });
  await expectReceived(received, 'back');
  expect(listener.isListening()).toBe(true);
  await cutOff('cut off');
  await expectReceived(received, 'back', 'lost', 'back');
  await announce('["posts"]');
  await expectReceived(received, 'back', 'lost', 'back', 'posts');
});

it('the listener retries while the database is down, and listens again after its restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'adey-restart-'));
  chmodSync(folder, 0o711);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const database = await startEmbedded(folder, { throwaway: true });
  const { received, listener } = listen({ connectionString: database.url });
  await expectReceived(received, 'back');
  await database.stop();
  await expectReceived(received, 'back', 'lost');
  await sleep(200);
  expect(received).toEqual(['back', 'lost']);
  expect(listener.isListening()).toBe(false);
  const restarted = await startEmbedded(folder, { throwaway: true });
  onTestFinished(() => restarted.stop());
  await expectReceived(received, 'back', 'lost', 'back');
  expect(listener.isListening()).toBe(true);
});

it('the listener starts without a database, and listens once it responds', async () => {
  const { line, url } = await openSilentLine(testDatabaseUrl());
  line.isSilent = true;
  const { received } = listen({
    connectionString: url,
  });
  await expectReceived(received, 'lost');
  line.isSilent = false;
  await expectReceived(received, 'lost', 'back');
});

it('the listener reports a connection that is open but silent as lost', async () => {
  const { line, url } = await openSilentLine(testDatabaseUrl());
  const { received } = listen({
    connectionString: url,
  });
  await expectReceived(received, 'back');
  line.isSilent = true;
  await expectReceived(received, 'back', 'lost');
  line.isSilent = false;
  await expectReceived(received, 'back', 'lost', 'back');
});

it('an exception in onTags is handled as a lost connection, and the listener reconnects', async () => {
  let failures = 0;
  const { received } = listen({
    onTags() {
      failures++;
      throw new Error('could not drop');
    },
  });
  await expectReceived(received, 'back');
  await announce('["posts"]');
  await expectReceived(received, 'back', 'lost', 'back');
  expect(failures).toBe(1);
});

it('the listener stops within a second, even while connecting, and reports no lost connection', async () => {
  const { line, url } = await openSilentLine(testDatabaseUrl());
  line.isSilent = true;
  const connecting = listen({
    connectionString: url,
    timing: { answerWithinMs: 60_000 },
  });
  const listening = listen({ applicationName: 'to be stopped' });
  await expectReceived(listening.received, 'back');
  const startedAt = performance.now();
  await Promise.all([connecting.listener.stop(), listening.listener.stop()]);
  expect(performance.now() - startedAt).toBeLessThan(1_000);
  expect([connecting.received, listening.received]).toEqual([[], ['back']]);
  const left = () => sql("select 1 from pg_stat_activity where application_name = 'to be stopped'");
  await expect.poll(async () => (await left()).rowCount).toBe(0);
});
