import pg from 'pg';
import { connectOnce } from '#platform/database/connect-once.ts';
import { databaseUrl } from '#platform/database/connection.ts';
import { handleLostConnections, timeouts } from '#platform/database/pools.ts';
import { env } from '#platform/env.ts';
import { checkHealth } from '#platform/health/check-health.ts';
import { recordHealthMetrics } from '#platform/health/health-metrics.ts';
import { limitServerOn } from '#platform/http/limit-other-server.ts';
import { watchRequests } from '#platform/http/watch-requests.ts';
import { redirectConsoleToLog } from '#platform/operations/library-log.ts';
import { openOperations } from '#platform/operations/open-operations.ts';
import { combineWatches, logAnswers } from '#platform/operations/visit-watch.ts';
import { hasStaffToken } from '#platform/staff-token.ts';
import { toStaffRoute } from './staff-route.ts';
import { whyUnclaimed } from './unclaimed.ts';

// Loaded with --import before Next starts, so that metrics and health begin with the process and are in no bundle.
const timeoutMs = 2_000;

const host = ['0.0.0.0', '::'].includes(env.LISTEN_HOST) ? '127.0.0.1' : env.LISTEN_HOST;

/** Ready means that Next and the database both respond: without the database staff can neither sign in nor save. */
async function whyNotReady(): Promise<string | null> {
  const answers = await fetch(`http://${host}:${env.STAFF_PORT}/icon.svg`, {
    method: 'HEAD',
    signal: AbortSignal.timeout(timeoutMs),
  }).then(
    answer => answer.ok,
    () => false,
  );
  if (!answers) return 'starting';
  return connectOnce(databaseUrl(), client => client.query('select 1')).then(
    () => null,
    () => 'the database does not answer',
  );
}

const refusal = await whyUnclaimed({
  isProduction: env.ADEY_ENV === 'production',
  args: process.argv,
  databaseUrl: databaseUrl(),
});
if (refusal) {
  process.stderr.write(`${refusal}\n`);
  process.exit(1);
}

redirectConsoleToLog();
// Staff send films, which take minutes on a slow line.
limitServerOn(env.STAFF_PORT, {
  siteUrl: env.STAFF_URL,
  trustedProxies: env.TRUSTED_PROXIES,
  isStaff: ({ headers }) => hasStaffToken(headers),
});
const operations = await openOperations('staff');
if (operations.metrics) {
  const pool = new pg.Pool({
    connectionString: databaseUrl(),
    application_name: 'adey: figures',
    max: 1,
    ...timeouts(),
  });
  handleLostConnections(pool);
  recordHealthMetrics(operations.metrics, () => checkHealth(pool, new Date()));
}
const watches = [
  ...(operations.metrics ? [operations.metrics.watchVisits(toStaffRoute)] : []),
  ...(env.LOG_REQUESTS === 'on' ? [logAnswers(toStaffRoute)] : []),
];
watchRequests(env.STAFF_PORT, {
  trustedProxies: env.TRUSTED_PROXIES,
  watch: watches.length > 0 ? combineWatches(watches) : undefined,
});
operations.isOpen(whyNotReady);
process.once('SIGTERM', operations.isClosing);
