import type { DatabaseAccount } from '#platform/database/account-rights.ts';
import { addressFor } from '../../src/platform/database/connection.ts';
import { env } from '../../src/platform/env.ts';
import { keepAliveMs } from '../../src/platform/http/server-limits.ts';
import type { Service } from './supervised.ts';

/** Compiled code is reused at the next start, which takes half the time then. */
const reuseCompiled = { NODE_COMPILE_CACHE: 'node_modules/.cache/compiled' };

/**
 * How a site process is started. Little room for new objects: each page is made of many that end with it, and 2 MB
 * instead of 8 save 15 MB without fewer responses a second (bench:memory, bench:page-cache). Growth of the heap in small
 * steps or `--optimize-for-size` would cost a quarter of them and more. V8 may not learn where objects live long: when 200
 * first visitors wait for one render, their requests do, and it would place those of all later ones beside them, which
 * halves the responses a second until the process ends. Memory used for compression returns to the system at once
 * instead of staying with each thread.
 */
export const siteProcess = {
  /** server.ts as the build bundles it: reading its thousand modules took a sixth of a start. */
  entry: 'dist/server/server.mjs',
  flags: ['--no-allocation-site-pretenuring', '--max-semi-space-size=2', '--max-old-space-size=256'],
  env: {
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_TRIM_THRESHOLD_: '131072',
    ...reuseCompiled,
  },
} as const;
const NEXT = 'node_modules/next/dist/bin/next';
/** Loads the metrics server of the admin (src/staff/operations.ts) before Next starts. */
export const STAFF_OPERATIONS = '--import=./src/staff/operations.ts';
const ASTRO = 'node_modules/astro/bin/astro.mjs';

/** Next would close idle connections after five seconds, while a proxy still sends requests into them. */
const keepAlive = ['--keepAliveTimeout', String(keepAliveMs)];

const QUIET = { ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1' };

const local = (port: number, path: string) => {
  const host = ['0.0.0.0', '::'].includes(env.LISTEN_HOST) ? '127.0.0.1' : env.LISTEN_HOST;
  return `http://${host}:${port}${path}`;
};
const staffAddress = () => ({ port: String(env.STAFF_PORT), host: env.LISTEN_HOST });

/** The mail worker; it needs no build, and React only once it renders a mail. */
export function mailWorker(): Service {
  return {
    name: 'mail',
    args: [
      '--max-semi-space-size=4',
      '--max-old-space-size=192',
      '--import=./scripts/run/read-tsx.mjs',
      'worker.ts',
    ],
    env: { NODE_ENV: 'production', ...reuseCompiled },
  };
}

/** Site and admin from their builds. */
export function builtServices(): [site: Service, staff: Service] {
  const { port, host } = staffAddress();
  const production = { ...QUIET, NODE_ENV: 'production' };
  return [
    {
      name: 'site',
      args: [...siteProcess.flags, siteProcess.entry],
      env: { ...production, ...siteProcess.env },
      address: local(env.SITE_PORT, '/'),
    },
    {
      name: 'staff',
      args: [STAFF_OPERATIONS, NEXT, 'start', 'src/staff', '-p', port, '-H', host, ...keepAlive],
      env: { ...production, ...reuseCompiled },
      address: local(env.STAFF_PORT, '/admin'),
    },
  ];
}

/** Site and admin with hot reload. */
export function developmentServices(): [site: Service, staff: Service] {
  const { port, host } = staffAddress();
  const development = { ...QUIET, NODE_ENV: 'development' };
  return [
    {
      name: 'site',
      args: [ASTRO, 'dev', '--port', String(env.SITE_PORT), '--host', host],
      env: development,
      address: local(env.SITE_PORT, '/'),
    },
    {
      name: 'staff',
      args: [NEXT, 'dev', 'src/staff', '-p', port, '-H', host],
      env: development,
      address: local(env.STAFF_PORT, '/admin'),
    },
  ];
}

/**
 * A service with the database address of its own account, and no other address in its environment. The worker, which
 * makes the nightly backup, gets the backup address too; only it may sign backups.
 */
export function withAddress(
  service: Service,
  account: Exclude<DatabaseAccount, 'backup'>,
  findAddress: (account: DatabaseAccount) => string = addressFor,
): Service {
  const env = {
    DATABASE_URL: findAddress(account),
    DATABASE_URL_SITE: '',
    DATABASE_URL_WORKER: '',
    DATABASE_URL_STAFF: '',
    DATABASE_URL_BACKUP: account === 'worker' ? findAddress('backup') : '',
    ...(account !== 'worker' && { BACKUP_SIGNING_KEY: '' }),
  };
  return { ...service, env: { ...service.env, ...env } };
}
