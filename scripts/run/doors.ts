import { env } from '#platform/env.ts';
import type { Service } from './supervised.ts';

/**
 * How a site process is started, for a quarter less memory (bench:process) and somewhat more collecting while pages are
 * rendered. The heap grows by 15 % of what is alive at a time, under a ceiling that leaves room for more content; what
 * compressing took is given back to the system at once instead of being kept for each thread.
 */
export const siteProcess = {
  flags: ['--max-semi-space-size=4', '--max-old-space-size=256', '--heap-growing-percent=15'],
  env: {
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_TRIM_THRESHOLD_: '131072',
  },
} as const;
const NEXT = 'node_modules/next/dist/bin/next';
/** What operators see of the staff door (src/staff/operations.ts), before Next begins. */
export const STAFF_OPERATIONS = '--import=./src/staff/operations.ts';
const ASTRO = 'node_modules/astro/bin/astro.mjs';

const QUIET = { ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1' };

const local = (port: number, path: string) => {
  const host = ['0.0.0.0', '::'].includes(env.LISTEN_HOST) ? '127.0.0.1' : env.LISTEN_HOST;
  return `http://${host}:${port}${path}`;
};
const staffAddress = () => ({ port: String(env.STAFF_PORT), host: env.LISTEN_HOST });

/** What sends the mail; it needs no build, and React only once a mail is to be written. */
export function mailWorker(): Service {
  return {
    name: 'mail',
    args: [
      '--max-semi-space-size=4',
      '--max-old-space-size=192',
      '--import=./scripts/run/read-tsx.mjs',
      'worker.ts',
    ],
    env: { NODE_ENV: 'production' },
  };
}

/** The two doors on their builds. */
export function builtDoors(): [site: Service, staff: Service] {
  const { port, host } = staffAddress();
  const production = { ...QUIET, NODE_ENV: 'production' };
  return [
    {
      name: 'site',
      args: [...siteProcess.flags, 'server.ts'],
      env: { ...production, ...siteProcess.env },
      address: local(env.SITE_PORT, '/'),
    },
    {
      name: 'staff',
      args: [STAFF_OPERATIONS, NEXT, 'start', 'src/staff', '-p', port, '-H', host],
      env: production,
      address: local(env.STAFF_PORT, '/admin'),
    },
  ];
}

/** The two doors with hot reload. */
export function developmentDoors(): [site: Service, staff: Service] {
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
