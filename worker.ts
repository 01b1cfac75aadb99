import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type pg from 'pg';
import { readSender } from '#core/mail-header.ts';
import { settleBounce } from '#features/newsletter/settle-bounce.ts';
import { nightlyBackups } from '#platform/backup/backup-scheduler.ts';
import {
  backupFolder,
  backupPlan,
  closeDataFolders,
  copyingTo,
  copyTarget,
} from '#platform/backup/backup-settings.ts';
import { backupCopies } from '#platform/backup/copy-backups.ts';
import { LISTING_ERASURES, LISTING_EVERY_MS, listErasures } from '#platform/backup/erasures.ts';
import { encryptionKey } from '#platform/backup/seal.ts';
import { findSigner } from '#platform/backup/signing.ts';
import { startClock } from '#platform/clock.ts';
import { databaseUrl } from '#platform/database/connection.ts';
import { embeddedAddress } from '#platform/database/embedded-places.ts';
import { EMBEDDED } from '#platform/env.schema.ts';
import { env } from '#platform/env.ts';
import { type JobRunner, openJobsPool, runScheduledWork } from '#platform/jobs/run-jobs.ts';
import { regularWork, type ScheduledWork } from '#platform/jobs/work-record.ts';
import { logFault, logInfo } from '#platform/log.ts';
import { SENDING_MAIL } from '#platform/mail/mail.rules.ts';
import { type SmtpSettings, startMailWorker } from '#platform/mail/mail-worker.ts';
import { mailDomain } from '#platform/mail/outbox.ts';
import { maintainOutbox } from '#platform/mail/outbox-maintenance.ts';
import { READING_RETURNED, readReturned } from '#platform/mail/read-returned.ts';
import { redirectConsoleToLog } from '#platform/operations/library-log.ts';
import { openOperations } from '#platform/operations/open-operations.ts';
import { readImapUrl, readSmtpUrl } from '#platform/settings/mail-server.rules.ts';
import { archiveKeeping } from '#platform/wal-archive/keep-archive.ts';
import { archiveTarget } from '#platform/wal-archive/store-wal.ts';
import { backupReports } from '#staff/health/report-backups.ts';
import { mailWriters } from '#staff/mails/mail-writers.ts';

/** Left for messages under way, within the ten seconds a supervisor waits. */
const timeoutMs = 9_000;
const MINUTE = 60_000;
const FIVE_MINUTES = 5 * MINUTE;
const HOUR = 60 * MINUTE;

function smtpSettings(): SmtpSettings | null {
  if (env.SMTP_URL === undefined || env.MAIL_FROM === undefined) return null;
  return {
    server: readSmtpUrl(env.SMTP_URL),
    from: readSender(env.MAIL_FROM),
    replyTo: env.MAIL_REPLY_TO,
    returnPath: env.MAIL_RETURN_PATH,
    perSecond: env.MAIL_PER_SECOND,
    connections: env.MAIL_CONNECTIONS,
    name: mailDomain(),
  };
}

/** The nightly backup, a restore tried out each week, the list of who left, and the sign that this process is there. */
function startWork({ hasServer }: { hasServer: boolean }): JobRunner {
  const pool = openJobsPool(databaseUrl(), 'jobs', 4);
  const clock = startClock(env.FIXED_NOW);
  const cms = async () => (await import('#platform/payload.ts')).openCms();
  const works = [
    // The admin has no settings of mail and reads here whether mail can leave.
    { ...regularWork(SENDING_MAIL, MINUTE, async () => undefined), do: async () => ({ hasServer }) },
    regularWork(LISTING_ERASURES, LISTING_EVERY_MS, () => listErasures(pool, backupFolder())),
    regularWork('tidying the outbox', HOUR, () => maintainOutbox(pool)),
    ...returnedMail(pool),
  ];
  const target = copyTarget();
  const copies = target ? [backupCopies(() => copyingTo(target))] : [];
  const backups =
    env.BACKUP_NIGHTLY === 'off'
      ? []
      : [
          ...nightlyBackups({ clock, hour: env.BACKUP_HOUR, plan: backupPlan, drill: tryRestore }),
          ...copies,
          ...walArchive(),
          backupReports({ pool, cms, now: clock.now, startedAt: clock.now() }),
        ];
  return runScheduledWork({ pool, clock, works: [...works, ...backups], concurrency: 3 });
}

/** The mailbox that mail comes back to, where one is set. */
function returnedMail(pool: pg.Pool): ScheduledWork[] {
  const url = env.MAIL_RETURN_IMAP_URL;
  if (url === undefined) return [];
  const work = regularWork(READING_RETURNED, FIVE_MINUTES, async () => undefined);
  return [{ ...work, do: () => readReturned(readImapUrl(url), pool) }];
}

/** Base backups for the log of the embedded database; another PostgreSQL has a tool of its own for that. */
function walArchive(): ScheduledWork[] {
  const target = archiveTarget();
  if (!target || env.DATABASE_URL !== EMBEDDED) return [];
  const ownerUrl = embeddedAddress(env.DATA_DIR);
  return [
    archiveKeeping({ ownerUrl, target, key: encryptionKey, signer: findSigner, days: env.BACKUP_DAYS }),
  ];
}

/** In processes of its own: a database is started for it, and ends with it. */
async function tryRestore(path: string, keyFile?: string): Promise<void> {
  const key = keyFile === undefined ? [] : [keyFile];
  await promisify(execFile)(process.execPath, ['scripts/backup/drill.ts', path, ...key]);
}

async function start(): Promise<void> {
  redirectConsoleToLog();
  await closeDataFolders();
  const operations = await openOperations('mail');
  const smtp = smtpSettings();
  const worker = startMailWorker({
    databaseUrl: databaseUrl(),
    smtp,
    writers: mailWriters,
    settleBounce: async (pool, mail) => void (await settleBounce(pool, mail)),
  });
  if (smtp) logInfo('sending mail', { through: smtp.server.host, port: smtp.server.port });
  else logInfo('mail held: no SMTP_URL is set');
  operations.isOpen();
  process.send?.('ready');
  process.channel?.unref();

  const work = startWork({ hasServer: smtp !== null });
  let isStopping = false;
  async function stop(exitCode: number): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    operations.isClosing();
    setTimeout(() => process.exit(exitCode), timeoutMs).unref();
    // A backup that is being made may take longer than is left: it is made again.
    await Promise.all([worker.stop(), work.stop()]);
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
