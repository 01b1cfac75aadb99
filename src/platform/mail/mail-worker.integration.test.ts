import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { connectOnce } from '#platform/database/connect-once.ts';
import { inOneTransaction } from '#platform/in-one-transaction.ts';
import { openTestPayload, testDatabaseUrl } from '../../../tests/support/database.ts';
import { type MailServer, startMailServer } from '../../../tests/support/mail-server.ts';
import { type Leaving, type MailWorkerSettings, startMailWorker } from './mail-worker.ts';
import { type Mail, queueMail, queueMails } from './outbox.ts';
import { readSmtpUrl } from './smtp-address.rules.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

const sql = <Row extends object>(text: string, values: unknown[] = []) =>
  connectOnce(testDatabaseUrl(), async client => (await client.query<Row>(text, values)).rows);
beforeEach(() => sql('delete from mails'));

const mail = (to: string, more: Partial<Mail> = {}): Mail => ({
  kind: 'test',
  to,
  locale: 'en',
  subject: `For ${to}`,
  html: '<p>Hello</p>',
  text: 'Hello\n',
  ...more,
});

async function openServer(...options: Parameters<typeof startMailServer>): Promise<MailServer> {
  const server = await startMailServer(...options);
  onTestFinished(() => server.close());
  return server;
}

const leavingBy = (url: string, more: Partial<Leaving> = {}): Leaving => ({
  server: readSmtpUrl(url),
  from: { name: 'Adey', address: 'news@adey.test' },
  perSecond: 1000,
  connections: 4,
  name: 'adey.test',
  ...more,
});
const by = (server: MailServer, more: Partial<Leaving> = {}) =>
  leavingBy(`smtp://127.0.0.1:${server.port}`, more);

function startWorker(leaving: Leaving | null, more: Partial<MailWorkerSettings> = {}) {
  const worker = startMailWorker({ databaseUrl: testDatabaseUrl(), leaving, writers: {}, ...more });
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= worker.stop());
  onTestFinished(stop);
  return { stop };
}

type Row = { to: string; state: string; reason: string | null; attempts: number; waits: number };
const rows = () =>
  sql<Row>(
    `select "to", state, reason, attempts::int, extract(epoch from next_attempt_at - now())::float8 as waits
     from mails order by id`,
  );
const untilStates = (...states: string[]) =>
  expect.poll(async () => (await rows()).map(row => row.state), { timeout: 10_000 }).toEqual(states);

describe('the outbox', () => {
  it('is written with what the mail tells of, or not at all', async () => {
    const server = await openServer();
    startWorker(by(server));
    const failing = inOneTransaction(payload, async req => {
      await queueMail(req, mail('never@example.org'));
      throw new Error('the act failed');
    });
    await expect(failing).rejects.toThrow('the act failed');
    await inOneTransaction(payload, req => queueMail(req, mail('done@example.org')));
    await untilStates('sent');
    expect(server.taken.map(({ to }) => to)).toEqual(['done@example.org']);
  });

  it('knows messages of one key as one, also when many ask at once', async () => {
    const asked = Array.from({ length: 20 }, () =>
      queueMail({ payload }, mail('once@example.org', { dedupeKey: 'confirm:1' })),
    );
    expect((await Promise.all(asked)).filter(told => told === 'queued')).toHaveLength(1);
    expect(await rows()).toHaveLength(1);
  });

  it('refuses an address that is none, before anything is written', async () => {
    const bad = ['', 'nobody', 'a@b', 'a b@example.org', 'a@example.org\nBcc: all@example.org'];
    for (const to of bad) await expect(queueMail({ payload }, mail(to))).rejects.toThrow(TypeError);
    await expect(queueMails({ payload }, [mail('x')])).rejects.toThrow(TypeError);
    expect(await rows()).toEqual([]);
  });
});

describe('sending', () => {
  it('is woken by the database, reuses connections, and greets everybody once', async () => {
    const server = await openServer();
    startWorker(by(server));
    await queueMails(
      { payload },
      Array.from({ length: 60 }, (_, n) => mail(`reader-${n}@example.org`)),
    );
    await expect.poll(() => server.taken.length, { timeout: 10_000 }).toBe(60);
    await untilStates(...Array(60).fill('sent'));
    expect(new Set(server.taken.map(({ to }) => to)).size).toBe(60);
    expect(server.connections).toBeLessThanOrEqual(4);
  });
});
