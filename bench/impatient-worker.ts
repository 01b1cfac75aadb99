import { readSender } from '#core/mail-header.ts';
import { databaseUrl } from '#platform/database/connection.ts';
import { env } from '#platform/env.ts';
import { startMailWorker } from '#platform/mail/mail-worker.ts';
import { readSmtpUrl } from '#platform/settings/mail-server.rules.ts';
import { mailWriters } from '#staff/mails/mail-writers.ts';

// The production worker with a shorter timeout for a silent mail server: half a second instead of two minutes, or
// the measurement would take hours.
startMailWorker({
  databaseUrl: databaseUrl(),
  smtp: {
    server: readSmtpUrl(env.SMTP_URL ?? ''),
    from: readSender(env.MAIL_FROM ?? ''),
    perSecond: env.MAIL_PER_SECOND,
    connections: env.MAIL_CONNECTIONS,
    name: 'adey.test',
    timing: { answerWithinMs: 500 },
  },
  writers: mailWriters,
});
process.send?.('ready');
