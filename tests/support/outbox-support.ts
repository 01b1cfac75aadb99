import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { expect, onTestFinished } from 'vitest';
import { connectOnce } from '#platform/database/connect-once.ts';
import type { MailWriter } from '#platform/mail/compose-message.ts';
import type { MailKind } from '#platform/mail/mail-areas.ts';
import { type MailWorkerSettings, type SmtpSettings, startMailWorker } from '#platform/mail/mail-worker.ts';
import type { Mail, UnwrittenMail } from '#platform/mail/outbox.ts';
import { mailJobsText } from '#platform/mail/outbox-store.ts';
import { readSmtpUrl } from '#platform/settings/mail-server.rules.ts';
import { accountAddress, testDatabaseUrl } from './database.ts';
import { type MailServer, startMailServer } from './mail-server.ts';

// Shared by outbox tests: mails, a mail server and a worker that end with the test, and what happened to the mails.

export const sql = <Row extends object>(text: string, values: unknown[] = []) =>
  connectOnce(testDatabaseUrl(), async client => (await client.query<Row>(text, values)).rows);
/** A kind that only tests write. */
const kind = 'test' as MailKind;
export const mail = (to: string, more: Partial<Mail> = {}): Mail => ({
  kind,
  to,
  locale: 'en',
  subject: `For ${to}`,
  html: '<p>Hello</p>',
  text: 'Hello\n',
  ...more,
});

export async function openServer(...options: Parameters<typeof startMailServer>): Promise<MailServer> {
  const server = await startMailServer(...options);
  onTestFinished(() => server.close());
  return server;
}

/** A relay in front of a mail server: the first connections are accepted and get no response. */
export async function openRelay(port: number, { silent }: { silent: number }): Promise<{ port: number }> {
  const open = new Set<Socket>();
  let connections = 0;
  const relay = createServer(socket => {
    open.add(socket.on('error', () => undefined));
    connections += 1;
    if (connections <= silent) return;
    const server = connect(port, '127.0.0.1').on('error', () => undefined);
    open.add(server);
    socket.pipe(server).pipe(socket);
  });
  await new Promise<void>(resolve => relay.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    relay.close();
    for (const socket of open) socket.destroy();
  });
  return { port: (relay.address() as AddressInfo).port };
}

export const smtpBy = (url: string, more: Partial<SmtpSettings> = {}): SmtpSettings => ({
  server: readSmtpUrl(url),
  from: { name: 'Adey', address: 'news@adey.test' },
  perSecond: 1000,
  connections: 4,
  name: 'adey.test',
  ...more,
});
export const by = (server: MailServer, more: Partial<SmtpSettings> = {}) =>
  smtpBy(`smtp://127.0.0.1:${server.port}`, more);

export function startWorker(smtp: SmtpSettings | null, more: Partial<MailWorkerSettings> = {}) {
  const worker = startMailWorker({ databaseUrl: accountAddress('worker'), smtp, writers: {}, ...more });
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= worker.stop());
  onTestFinished(stop);
  return { stop };
}

export const manyMails = (count: number) =>
  Array.from({ length: count }, (_, n) => mail(`reader-${n}@example.org`));
export const unwritten = (to: string, more: Partial<UnwrittenMail> = {}): UnwrittenMail => ({
  kind: 'issue',
  to,
  locale: 'en',
  subject: 'News',
  data: { reader: to.split('@')[0] ?? '' },
  ...more,
});
/** A fake newsletter issue: readers whose name ends with 1 read Amharic. */
export const issueMails = (count: number) =>
  Array.from({ length: count }, (_, n) =>
    unwritten(`reader-${n}@example.org`, {
      bulkOf: '7',
      edition: 'full',
      locale: n % 10 === 1 ? 'am' : 'en',
      dedupeKey: `issue:7:${n}`,
    }),
  );
export const issueWriter: MailWriter = {
  write: async ({ locale }) => ({
    subject: locale === 'am' ? 'ዜና' : 'News',
    html: '<p><a href="{{leave}}">x</a></p>',
    text: '{{leave}}\n',
  }),
  forReader: ({ reader }) => ({
    values: { leave: `https://adey.test/leave?a=1&r=${reader}` },
    headers: { 'List-Unsubscribe': `<https://adey.test/one-click?r=${reader}>` },
  }),
};

/** No mails, and no jobs for earlier ones. */
export const emptyOutbox = () =>
  sql(
    'with gone as (delete from mails) select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))',
  );

/** Brings the next attempt forward, because tests do not wait for the clock. */
export const hurry = () =>
  sql(`with due as (
    update mails set next_attempt_at = now() where state = 'waiting' returning id, bulk_of, next_attempt_at
  ) select ${mailJobsText('due')}`);

export const passwordIs =
  (word: string): SMTPServerOptions['onAuth'] =>
  ({ username, password }, _session, done) =>
    password === word ? done(null, { user: username }) : done(new Error('5.7.8 No'));

export type Row = { to: string; state: string; reason: string | null; attempts: number; waits: number };
export const rows = () =>
  sql<Row>(
    `select "to", state, reason, attempts::int, extract(epoch from next_attempt_at - now())::float8 as waits
     from mails order by id`,
  );
export const untilReason = (reason: string) =>
  expect
    .poll(async () => (await rows()).map(({ reason }) => reason).join(), { timeout: 10_000 })
    .toContain(reason);
export const untilStates = (...states: string[]) =>
  expect.poll(async () => (await rows()).map(row => row.state), { timeout: 10_000 }).toEqual(states);
