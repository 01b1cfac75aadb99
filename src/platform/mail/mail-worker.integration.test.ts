import type { Payload } from 'payload';
import pg from 'pg';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { readSmtpUrl } from '#platform/settings/mail-server.rules.ts';
import { openTestPayload, testDatabaseUrl } from '../../../tests/support/database.ts';
import {
  by,
  emptyOutbox,
  hurry,
  issueMails,
  issueWriter,
  mail,
  manyMails,
  openRelay,
  openServer,
  passwordIs,
  rows,
  smtpBy,
  sql,
  startWorker,
  untilReason,
  untilStates,
} from '../../../tests/support/outbox-support.ts';
import { selfSigned } from '../../../tests/support/self-signed.ts';
import { queueMail, queueMails } from './outbox.ts';
import { openOutbox } from './outbox-store.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});
beforeEach(emptyOutbox);

describe('sending', () => {
  it('sending starts on a database notification, and uses at most four connections for 60 messages', async () => {
    const server = await openServer();
    startWorker(by(server));
    await queueMails({ payload }, manyMails(60));
    await expect.poll(() => server.taken.length, { timeout: 10_000 }).toBe(60);
    await untilStates(...Array(60).fill('sent'));
    expect(new Set(server.taken.map(({ to }) => to)).size).toBe(60);
    expect(server.connections).toBeLessThanOrEqual(4);
  });

  it('a single message is sent ahead of a waiting newsletter issue', async () => {
    const server = await openServer();
    await queueMails({ payload }, issueMails(50));
    await queueMail({ payload }, mail('joins-now@example.org'));
    startWorker(by(server, { connections: 1 }), { writers: { issue: issueWriter } });
    await expect.poll(() => server.taken.length, { timeout: 10_000 }).toBe(51);
    // Some are prepared at the same time, and whichever is ready first is sent first.
    expect(server.taken.slice(0, 5).map(({ to }) => to)).toContain('joins-now@example.org');
  });

  it('the worker respects the configured rate of messages per second', async () => {
    const server = await openServer();
    await queueMails({ payload }, manyMails(21));
    const since = performance.now();
    startWorker(by(server, { perSecond: 20 }));
    await untilStates(...Array(21).fill('sent'));
    expect(performance.now() - since).toBeGreaterThan(1_000);
  });

  it('two simultaneous workers send each message once', async () => {
    const server = await openServer();
    await queueMails({ payload }, manyMails(200));
    startWorker(by(server));
    startWorker(by(server));
    await expect.poll(() => server.taken.length, { timeout: 20_000 }).toBe(200);
    await untilStates(...Array(200).fill('sent'));
    expect(new Set(server.taken.map(({ to }) => to)).size).toBe(200);
  });

  it('the worker logs in over implicit TLS and over STARTTLS', async () => {
    const { key, cert } = selfSigned('localhost');
    const auth = { onAuth: passwordIs('secret word'), authOptional: false };
    const open = await openServer({ ...auth, disabledCommands: [], key, cert });
    const url = `smtps://office:secret%20word@localhost:${(await openServer({ ...auth, secure: true, key, cert })).port}`;
    await queueMail({ payload }, mail('tls@example.org'));
    const worker = startWorker(smtpBy(url, { ca: cert }));
    await untilStates('sent');
    await worker.stop();

    await queueMail({ payload }, mail('starttls@example.org'));
    const server = { ...readSmtpUrl(`smtp://office:secret%20word@localhost:${open.port}`), requireTls: true };
    startWorker(smtpBy('smtp://localhost', { server, ca: cert }));
    await untilStates('sent', 'sent');
    expect(open.taken.map(({ over }) => over)).toEqual([{ tls: true, user: 'office' }]);
  });

  it('with requireTls, nothing is sent over an untrusted certificate or without encryption', async () => {
    const { key, cert } = selfSigned('localhost');
    const foreign = await openServer({ disabledCommands: [], key, cert });
    const plain = await openServer();
    for (const { port, reason } of [
      { port: foreign.port, reason: 'No encrypted connection' },
      { port: plain.port, reason: 'No encrypted connection' },
    ]) {
      await sql('delete from mails');
      await queueMail({ payload }, mail('nobody@example.org'));
      const server = { ...readSmtpUrl(`smtp://localhost:${port}`), requireTls: true };
      const worker = startWorker(smtpBy('smtp://localhost', { server }));
      await untilReason(reason);
      await worker.stop();
    }
    expect([...foreign.taken, ...plain.taken]).toEqual([]);
  });
});

describe('a silent mail server', () => {
  it('a server that is silent on one connection does not hold up other mail', async () => {
    const server = await openServer();
    const relay = await openRelay(server.port, { silent: 1 });
    await queueMails({ payload }, manyMails(20));
    startWorker(smtpBy(`smtp://127.0.0.1:${relay.port}`));
    await expect.poll(() => server.taken.length, { timeout: 10_000 }).toBe(19);
    await expect.poll(async () => (await countStates()).sent, { timeout: 10_000 }).toBe(19);
    expect(await countStates(), 'it still waits for an answer').toEqual({ sent: 19, sending: 1 });
    await queueMail({ payload }, mail('joins-now@example.org'));
    await expect.poll(() => server.taken.at(-1)?.to, { timeout: 10_000 }).toBe('joins-now@example.org');
  });

  it('a silent connection times out, and its message is retried without counting an attempt', async () => {
    const server = await openServer();
    const relay = await openRelay(server.port, { silent: 1 });
    await queueMails({ payload }, manyMails(4));
    startWorker(smtpBy(`smtp://127.0.0.1:${relay.port}`, { timing: { connectWithinMs: 400 } }));
    await untilReason('did not answer in time');
    await hurry();
    await untilStates(...Array(4).fill('sent'));
    expect((await rows()).map(({ attempts }) => attempts)).toEqual(Array(4).fill(1));
  });

  it('a server that is silent after accepting a message does not hold up other mail', async () => {
    const server = await openServer();
    server.answer = to => (to.startsWith('reader-3@') ? 'silent' : 'take');
    await queueMails({ payload }, manyMails(20));
    startWorker(by(server));
    await expect.poll(async () => (await countStates()).sent, { timeout: 10_000 }).toBe(19);
    expect(await countStates()).toEqual({ sent: 19, sending: 1 });
  });
});

const countStates = async () =>
  Object.fromEntries(
    (
      await sql<{ state: string; n: number }>('select state, count(*)::int as n from mails group by state')
    ).map(({ state, n }) => [state, n]),
  );

describe('a dead worker', () => {
  /** Jobs and messages as a worker has them while it sends. */
  const claimAll = (worker: string) =>
    sql(
      `with sending as (update mails set state = 'sending', attempts = 1, lease_by = $1)
       update graphile_worker._private_jobs set locked_by = $1, locked_at = now()`,
      [worker],
    );

  it('the messages of a dead worker are taken over by another within seconds', async () => {
    const server = await openServer();
    await queueMails({ payload }, manyMails(3));
    await claimAll('pool-gone');
    startWorker(by(server));
    await new Promise(resolve => setTimeout(resolve, 2_000));
    expect(server.taken).toEqual([]);
    await expect.poll(async () => (await countStates()).sent, { timeout: 20_000 }).toBe(3);
  }, 30_000);

  it('the messages of a slow worker are left alone until it disconnects', async () => {
    const server = await openServer();
    await queueMails({ payload }, manyMails(3));
    await claimAll('pool-slow');
    await sql(`update graphile_worker._private_jobs set locked_at = now() - interval '1 minute',
      locked_by = case when id = (select min(id) from graphile_worker._private_jobs) then 'pool-gone' else locked_by end`);
    const slow = new pg.Client({ connectionString: testDatabaseUrl() });
    await slow.connect();
    await slow.query(`select pg_advisory_lock(hashtextextended('pool-slow', 0))`);
    startWorker(by(server));
    // The message of the dead worker shows that the new one has checked both.
    await expect.poll(countStates, { timeout: 20_000 }).toEqual({ sent: 1, sending: 2 });
    await slow.end();
    await expect.poll(countStates, { timeout: 20_000 }).toEqual({ sent: 3 });
  }, 60_000);

  it('a worker that returns late changes no message that another has sent', async () => {
    const server = await openServer();
    const pool = new pg.Pool({ connectionString: testDatabaseUrl() });
    onTestFinished(() => pool.end());
    await queueMail({ payload }, mail('mine@example.org'));
    const [{ id } = { id: 0 }] = await sql<{ id: number }>('select id from mails');
    const late = openOutbox(pool, 'late');
    expect(await late.claim(id)).toMatchObject({ id });
    expect(await late.isOurs(id)).toBe(true);
    startWorker(by(server));
    await untilStates('sent');
    expect(await late.isOurs(id), 'asked before a message is ended').toBe(false);
    expect(await late.markLater(id, 0, 'too late')).toBe(false);
    expect((await rows())[0]?.state).toBe('sent');
  });
});

describe('the mail queue', () => {
  it('waiting mail without a job is queued again and sent', async () => {
    const server = await openServer();
    await queueMails({ payload }, manyMails(3));
    await sql('select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))');
    startWorker(by(server));
    await untilStates('sent', 'sent', 'sent');
  });

  it('the mail queue contains no personal data, and is empty when everything is sent', async () => {
    const server = await openServer();
    await queueMail({ payload }, mail('reader@example.org', { toName: 'Abeba' }));
    const jobs = await sql<{ job: string }>('select j::text as job from graphile_worker._private_jobs j');
    expect(jobs).toHaveLength(1);
    expect(jobs[0]?.job).not.toMatch(/reader|example|Abeba/);
    startWorker(by(server));
    await untilStates('sent');
    await expect.poll(() => sql('select 1 from graphile_worker.jobs')).toEqual([]);
  });
});
