import { databaseUrl } from '#platform/database/connection.ts';
import { env } from '#platform/env.ts';
import { logFault, logInfo } from '#platform/log.ts';
import { mailDomain } from '#platform/mail/mail-domain.ts';
import { type Leaving, startMailWorker } from '#platform/mail/mail-worker.ts';
import { readSender, readSmtpUrl } from '#platform/mail/smtp-address.rules.ts';
import { keepConsoleInLog } from '#platform/operations/console-lines.ts';
import { openOperations } from '#platform/operations/open-operations.ts';
import { mailWriters } from '#staff/mails/mail-writers.ts';

/** Left for messages under way, within the ten seconds a supervisor waits. */
const patienceMs = 9_000;

function leaving(): Leaving | null {
  if (env.SMTP_URL === undefined || env.MAIL_FROM === undefined) return null;
  return {
    server: readSmtpUrl(env.SMTP_URL),
    from: readSender(env.MAIL_FROM),
    replyTo: env.MAIL_REPLY_TO,
    perSecond: env.MAIL_PER_SECOND,
    connections: env.MAIL_CONNECTIONS,
    name: mailDomain(),
  };
}

async function start(): Promise<void> {
  keepConsoleInLog();
  const operations = await openOperations('mail');
  const way = leaving();
  const worker = startMailWorker({ databaseUrl: databaseUrl(), leaving: way, writers: mailWriters });
  if (way) logInfo('mail leaves', { through: way.server.host, port: way.server.port });
  else logInfo('mail is kept in the outbox: no SMTP_URL is set');
  operations.isOpen();
  process.send?.('ready');
  process.channel?.unref();

  let isStopping = false;
  async function stop(exitCode: number): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    operations.isClosing();
    setTimeout(() => process.exit(exitCode), patienceMs).unref();
    await worker.stop();
    process.exit(exitCode);
  }
  process.on('SIGTERM', () => stop(0));
  process.on('SIGINT', () => stop(0));
  process.on('unhandledRejection', error => logFault(error, { while: 'nobody awaited it' }));
  process.on('uncaughtException', error => {
    logFault(error, { while: 'nobody caught it' });
    void stop(1);
  });
}

try {
  await start();
} catch (error) {
  const { name, message, stack } = error as Error;
  process.stderr.write(
    `${name === 'SettingsError' ? message : `The mail worker could not start. ${stack}`}\n`,
  );
  process.exit(1);
}
