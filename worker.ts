import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';
import { startBackupScheduler } from '#platform/backup/backup-scheduler.ts';
import { backupFolder, backupPlan } from '#platform/backup/backup-settings.ts';
import { LISTING_ERASURES, LISTING_EVERY_MS, listErasures } from '#platform/backup/erasure-list.ts';
import { type Clock, startClock } from '#platform/clock.ts';
import { databaseUrl } from '#platform/database/connection.ts';
import { env } from '#platform/env.ts';
import { keepDoing, recordJobRuns } from '#platform/jobs/run-due-jobs.ts';
import { doWhenDue } from '#platform/jobs/work-record.ts';
import { logFault, logInfo } from '#platform/log.ts';
import { mailDomain } from '#platform/mail/mail-domain.ts';
import { SENDING_MAIL } from '#platform/mail/mail-state.rules.ts';
import { type Leaving, startMailWorker } from '#platform/mail/mail-worker.ts';
import { readSender, readSmtpUrl } from '#platform/mail/smtp-address.rules.ts';
import { redirectConsoleToLog } from '#platform/operations/console-lines.ts';
import { openOperations } from '#platform/operations/open-operations.ts';
import { handleLostConnections } from '#platform/pool-errors.ts';
import { backupReports } from '#staff/health/report-backups.ts';
import { mailWriters } from '#staff/mails/mail-writers.ts';

/** Left for messages under way, within the ten seconds a supervisor waits. */
const timeoutMs = 9_000;

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

/** The nightly backup, a restore tried out each week, the list of who left, and the sign that this process is there. */
function startBackups(): { stop(): void } {
  const pool = new pg.Pool({ connectionString: databaseUrl(), application_name: 'adey: nights', max: 2 });
  handleLostConnections(pool);
  const clock = startClock(env.FIXED_NOW);
  const beat = keepDoing(
    [
      { name: SENDING_MAIL, everyMs: 60_000, do: async () => undefined },
      { name: LISTING_ERASURES, everyMs: LISTING_EVERY_MS, do: () => listErasures(pool, backupFolder()) },
    ],
    recordJobRuns(pool, clock),
  );
  if (env.BACKUP_NIGHTLY === 'off') return beat;
  const backups = startBackupScheduler({
    pool,
    clock,
    hour: env.BACKUP_HOUR,
    plan: backupPlan,
    drill: tryRestore,
  });
  const reporting = startReporting(pool, clock);
  return {
    stop() {
      beat.stop();
      backups.stop();
      clearInterval(reporting);
    },
  };
}

const REPORT_EVERY_MS = 5 * 60_000;

/** Looked at first after a while, so that a night missed by a machine that was off is made up for before anybody is told. */
function startReporting(pool: pg.Pool, clock: Clock): NodeJS.Timeout {
  const cms = async () => (await import('#platform/payload.ts')).openCms();
  const work = backupReports({ pool, cms, now: clock.now });
  const report = async () => {
    const { error } = await doWhenDue(pool, work, clock);
    if (error !== undefined) throw error;
  };
  return setInterval(
    () => void report().catch(error => logFault(error, { while: work.name })),
    REPORT_EVERY_MS,
  ).unref();
}

/** In processes of its own: a database is started for it, and ends with it. */
async function tryRestore(path: string): Promise<void> {
  await promisify(execFile)(process.execPath, ['scripts/backup/drill.ts', path]);
}

async function start(): Promise<void> {
  redirectConsoleToLog();
  const operations = await openOperations('mail');
  const way = leaving();
  const worker = startMailWorker({ databaseUrl: databaseUrl(), leaving: way, writers: mailWriters });
  if (way) logInfo('mail leaves', { through: way.server.host, port: way.server.port });
  else logInfo('mail is kept in the outbox: no SMTP_URL is set');
  operations.isOpen();
  process.send?.('ready');
  process.channel?.unref();

  const backups = startBackups();
  let isStopping = false;
  async function stop(exitCode: number): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    operations.isClosing();
    setTimeout(() => process.exit(exitCode), timeoutMs).unref();
    backups.stop();
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
