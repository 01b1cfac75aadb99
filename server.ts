import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { splitLocale } from '#core/locale.ts';
import { reportProviderProblems } from '#features/accounts/open-accounts.ts';
import { closeDataFolders } from '#platform/backup/backup-settings.ts';
import { createPurgeQueue, type PurgeQueue } from '#platform/cdn/purge-queue.ts';
import { listenForChanges } from '#platform/changes.ts';
import { startClock, watchClock } from '#platform/clock.ts';
import { databaseUrl } from '#platform/database/connection.ts';
import { env } from '#platform/env.ts';
import { recordSiteMetrics } from '#platform/health/health-metrics.ts';
import { frontSite, type RenderSite } from '#platform/http/front-site.ts';
import { createPublicServer } from '#platform/http/public-server.ts';
import { openStaticFiles } from '#platform/http/static-files.ts';
import { logFault, logInfo, logWarning } from '#platform/log.ts';
import { redirectConsoleToLog } from '#platform/operations/library-log.ts';
import type { Metrics } from '#platform/operations/metrics.ts';
import { openOperations } from '#platform/operations/open-operations.ts';
import { combineWatches, logAnswers } from '#platform/operations/visit-watch.ts';
import type { Following } from '#platform/read-cache.ts';
import { cachedEndpoints, knownParameters } from '#site/known-parameters.ts';
import { readingOffline } from '#site/offline/reading-offline.ts';

/** Time for requests in progress, within the ten seconds a supervisor waits. */
const stopTimeoutMs = 9_000;
/** Time after that to close the database connection. */
const databaseCloseTimeoutMs = 500;
/** For so long a CDN answers with a page at most, should it miss that the page has changed. */
const sharedSeconds = 300;
/** Answered for one person and never cached: API, media, previews, plain forms, accounts. */
const personalPath = /^\/(am\/)?(api|media|preview|search|send|auth|door)(\/|$)/;
/** Answered to programs, which read problem documents better than pages. */
const apiPath = /^\/(am\/)?api(\/|$)/;

/** Every process starts in the folder of the project; this one runs from its source, and bundled from dist/server. */
const built = (path: string) => resolve('dist', path);

type Built = {
  render: RenderSite;
  findRoute: (path: string) => string;
  openContent: () => Promise<void>;
  publicReads: Following;
};

function loadSite(): Promise<Built> {
  return import(pathToFileURL(built('server/entry.mjs')).href);
}

function watchVisits(metrics: Metrics | null, findRoute: Built['findRoute']) {
  const watches = [
    ...(metrics ? [metrics.watchVisits(findRoute)] : []),
    ...(env.LOG_REQUESTS === 'on' ? [logAnswers(findRoute)] : []),
  ];
  return watches.length > 0 ? combineWatches(watches) : undefined;
}

/**
 * Once it has reached the database, a site stays ready without it: all processes lose the database together, and cached
 * pages are better than a balancer's error when no process is left.
 */
function readyOnceListening(changes: { isListening(): boolean }): () => string | null {
  let hasListened = false;
  return () => {
    hasListened ||= changes.isListening();
    return hasListened ? null : 'the database does not answer';
  };
}

async function start(): Promise<void> {
  redirectConsoleToLog();
  await closeDataFolders();
  const operations = await openOperations('site');
  const [{ render, findRoute, openContent, publicReads }, files] = await Promise.all([
    loadSite(),
    openStaticFiles(built('client')),
  ]);
  const cdn = openCdn();
  const site = frontSite({
    siteUrl: env.SITE_URL,
    httpsBelow: env.HTTPS_BELOW === 'on',
    render,
    findRoute,
    watch: watchVisits(operations.metrics, findRoute),
    ...readingOffline(files, env.OFFLINE_READING === 'on'),
    known: knownParameters,
    isPersonal: path => personalPath.test(path) && !cachedEndpoints.has(splitLocale(path).path),
    isApiRequest: path => apiPath.test(path),
    trustedProxies: env.TRUSTED_PROXIES,
    clock: startClock(env.FIXED_NOW),
    ...(cdn && { limits: { sharedSeconds } }),
    health: () => ({
      status: 'ok',
      instance: env.SITE_INSTANCE,
      ready: server.isReady(),
      listensForChanges: changes.isListening(),
      ...(cdn && { cdnWaits: cdn.count() }),
    }),
  });
  const changes = listenToChanges(site.pages, publicReads, cdn);
  dropPagesOnClockJump(site.pages, cdn);
  if (operations.metrics) recordSiteMetrics(operations.metrics, site.pages, changes);

  const server = createPublicServer(site);
  const port = await server.listen(env.SITE_PORT, env.LISTEN_HOST);
  operations.isOpen(readyOnceListening(changes));
  logInfo('site open', { instance: env.SITE_INSTANCE, address: env.SITE_URL, port });
  reportProviderProblems();
  // Without the database the first visitors still get the error page.
  openContent().catch((error: Error) => logWarning('content not open yet', { reason: error.message }));

  stopGracefully(async () => {
    operations.isClosing();
    await server.stop(stopTimeoutMs, env.DRAIN_SECONDS * 1000);
    cdn?.stop();
    await Promise.race([changes.stop(), sleep(databaseCloseTimeoutMs)]);
  });
}

type Pages = ReturnType<typeof frontSite>['pages'];

/** The CDN in front of the site, if there is one. */
function openCdn(): PurgeQueue | null {
  const { CDN: kind, CDN_PURGE_URL: purgeUrl, CDN_TOKEN: token } = env;
  return kind && purgeUrl ? createPurgeQueue({ kind, purgeUrl, token }) : null;
}

/** Every site process tells the CDN once its own pages are dropped: the last of them leaves nothing old to fetch. */
function listenToChanges(pages: Pages, reads: Following, cdn: PurgeQueue | null) {
  return listenForChanges({
    connectionString: databaseUrl(),
    applicationName: `adey ${env.SITE_INSTANCE}: changes`,
    onTags(tags) {
      // First the reads: a page rendered from now on is made of what changed.
      reads.dropTagged(tags);
      if (tags === 'all') pages.dropAll();
      else pages.dropTagged(tags);
      cdn?.purge(tags);
    },
    onLost(error) {
      reads.close();
      logWarning('change listener lost', { reason: error.message });
    },
    onBack() {
      reads.open();
      pages.dropAll();
      cdn?.purge('all');
      logInfo('listening for changes');
    },
  });
}

function dropPagesOnClockJump(pages: Pages, cdn: PurgeQueue | null): void {
  watchClock(byMs => {
    logWarning('clock changed: page cache dropped', { byMs });
    pages.dropAll();
    cdn?.purge('all');
  });
}

/** Shuts down on a signal, and after an uncaught error. */
function stopGracefully(shutDown: () => Promise<void>): void {
  let isStopping = false;
  async function stop(exitCode: number): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    await shutDown();
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

/** One sentence for errors an operator can fix; the stack for everything else. */
function explainStart(error: NodeJS.ErrnoException): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${env.SITE_PORT} is taken: stop what uses it, or set SITE_PORT.`;
  if (error.code === 'EACCES')
    return `Port ${env.SITE_PORT} may not be opened by this account: set SITE_PORT.`;
  if (error.code === 'ERR_MODULE_NOT_FOUND' && error.message.includes('entry.mjs'))
    return 'The site is not built: run npm run build.';
  return error.name === 'SettingsError' ? error.message : `The site could not start. ${error.stack}`;
}

try {
  await start();
} catch (error) {
  process.stderr.write(`${explainStart(error as NodeJS.ErrnoException)}\n`);
  process.exit(1);
}
