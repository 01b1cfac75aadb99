import type { Payload } from 'payload';
import pg from 'pg';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openTestPayload, testDatabaseUrl } from '../../../tests/support/database.ts';
import {
  by,
  issueMails,
  issueWriter,
  leavingBy,
  mail,
  manyMails,
  openServer,
  passwordIs,
  rows,
  sql,
  startWorker,
  untilReason,
  untilStates,
} from '../../../tests/support/mail-room.ts';
import { selfSigned } from '../../../tests/support/self-signed.ts';
import { queueMail, queueMails } from './outbox.ts';
import { openOutbox } from './outbox-store.ts';
import { readSmtpUrl } from './smtp-address.rules.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});
beforeEach(() => sql('delete from mails'));

describe('sending', () => {
  it('is woken by the database, reuses connections, and greets everybody once', async () => {
    const server = await openServer();
    startWorker(by(server));
    await queueMails({ payload }, manyMails(60));
    await expect.poll(() => server.taken.length, { timeout: 10_000 }).toBe(60);
    await untilStates(...Array(60).fill('sent'));
    expect(new Set(server.taken.map(({ to }) => to)).size).toBe(60);
    expect(server.connections).toBeLessThanOrEqual(4);
  });

  it('lets single messages go before those of an issue, however many of these wait', async () => {
    const server = await openServer();
    await queueMails({ payload }, issueMails(50));
    await queueMail({ payload }, mail('joins-now@example.org'));
    startWorker(by(server, { connections: 1 }), { writers: { issue: issueWriter } });
    await expect.poll(() => server.taken.length, { timeout: 10_000 }).toBe(51);
    expect(server.taken[0]?.to).toBe('joins-now@example.org');
  });

  it('keeps to the pace that is set', async () => {
    const server = await openServer();
    await queueMails({ payload }, manyMails(21));
    const since = performance.now();
    startWorker(by(server, { perSecond: 20 }));
    await untilStates(...Array(21).fill('sent'));
    expect(performance.now() - since).toBeGreaterThan(1_000);
  });

  it('by two workers at once sends each message once', async () => {
    const server = await openServer();
    await queueMails({ payload }, manyMails(200));
    startWorker(by(server));
    startWorker(by(server));
    await expect.poll(() => server.taken.length, { timeout: 20_000 }).toBe(200);
    await untilStates(...Array(200).fill('sent'));
    expect(new Set(server.taken.map(({ to }) => to)).size).toBe(200);
  });

  it('logs in and encrypts, and says no word in the open where encryption is asked for', async () => {
    const { key, cert } = selfSigned('localhost');
    const auth = { onAuth: passwordIs('secret word'), authOptional: false };
    const open = await openServer({ ...auth, disabledCommands: [], key, cert });
    const url = `smtps://office:secret%20word@localhost:${(await openServer({ ...auth, secure: true, key, cert })).port}`;
    await queueMail({ payload }, mail('tls@example.org'));
    const worker = startWorker(leavingBy(url, { ca: cert }));
    await untilStates('sent');
    await worker.stop();

    await queueMail({ payload }, mail('starttls@example.org'));
    const server = { ...readSmtpUrl(`smtp://office:secret%20word@localhost:${open.port}`), requireTls: true };
    startWorker(leavingBy('smtp://localhost', { server, ca: cert }));
    await untilStates('sent', 'sent');
    expect(open.taken.map(({ over }) => over)).toEqual([{ tls: true, user: 'office' }]);
  });

  it('hands nothing to a server whose certificate is not trusted, or that offers no encryption', async () => {
    const { key, cert } = selfSigned('localhost');
    const foreign = await openServer({ disabledCommands: [], key, cert });
    const plain = await openServer();
    for (const { port, says } of [
      { port: foreign.port, says: 'No encrypted connection' },
      { port: plain.port, says: 'No encrypted connection' },
    ]) {
      await sql('delete from mails');
      await queueMail({ payload }, mail('nobody@example.org'));
      const server = { ...readSmtpUrl(`smtp://localhost:${port}`), requireTls: true };
      const worker = startWorker(leavingBy('smtp://localhost', { server }));
      await untilReason(says);
      await worker.stop();
    }
    expect([...foreign.taken, ...plain.taken]).toEqual([]);
  });
});

describe('a worker that is gone', () => {
  it('leaves nothing behind: another takes its messages up when its lease is over', async () => {
    const server = await openServer();
    await queueMails({ payload }, manyMails(3));
    await sql(`update mails set state = 'sending', attempts = 1, lease_by = 'worker gone',
      lease_until = now() + interval '1 second'`);
    startWorker(by(server), { leaseMs: 1_500 });
    await new Promise(resolve => setTimeout(resolve, 500));
    expect(server.taken).toEqual([]);
    await untilStates('sent', 'sent', 'sent');
  });

  it('that comes back late ends no message that is not its own any more', async () => {
    const server = await openServer();
    const pool = new pg.Pool({ connectionString: testDatabaseUrl() });
    onTestFinished(() => pool.end());
    await queueMail({ payload }, mail('mine@example.org'));
    const late = openOutbox(pool, 'late', 50);
    const [claimed] = await late.claim(1);
    await new Promise(resolve => setTimeout(resolve, 100));
    startWorker(by(server));
    await untilStates('sent');
    expect(await late.markLater(claimed?.id ?? 0, 0, 'too late')).toBe(false);
    expect((await rows())[0]?.state).toBe('sent');
  });
});
