/**
 * Runs what the Dockerfile's last stage runs, without a container engine: copies what that stage copies into an empty
 * folder with production packages only, mounts it read-only, and starts migrations, a backup and its restore on
 * trial, site, admin and mail worker as an account that may write to its data folder and nowhere else.
 *
 *   npm run bench:container
 *
 * Needs root and a build (npm run build).
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { copyTemplate, EMPTY, haveTemplate, startCluster } from '../tests/support/cluster.ts';
import { counted, report } from './report.ts';

const NOBODY = 65534;
const room = mkdtempSync(join(tmpdir(), 'adey-image-'));
const [app, data] = [join(room, 'app'), join(room, 'data')];
const dockerfile = readFileSync('Dockerfile', 'utf8').replaceAll('\\\n', ' ');
const lastStage = dockerfile.slice(dockerfile.lastIndexOf('FROM '));

function copyAsTheImageDoes(): void {
  mkdirSync(app);
  for (const [, sources = ''] of lastStage.matchAll(/^COPY --from=build (.*) \S+$/gm))
    for (const source of sources.split(' ')) execFileSync('cp', ['-al', source.replace('/app/', ''), app]);
  execFileSync('cp', ['-al', 'node_modules', app]);
  execFileSync('cp', ['--remove-destination', 'package.json', 'package-lock.json', app]);
  // npm rewrites these two in place; as hard links they would change ours.
  for (const file of ['.package-lock.json', '.adey-lock'])
    execFileSync('cp', ['--remove-destination', join('node_modules', file), join(app, 'node_modules', file)]);
  const prune = /RUN (npm prune .*?&& rm -rf .*)$/m.exec(dockerfile)?.[1] ?? 'false';
  execFileSync('sh', ['-c', `${prune}`], { cwd: app, stdio: 'ignore' });
  mkdirSync(data);
  chownSync(data, NOBODY, NOBODY);
  chmodSync(room, 0o755);
}

/** A process of the image: everything is read-only to it except /tmp and its data. */
function start(args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  const script = `mount --bind "${app}" "${app}" && mount -o remount,bind,ro "${app}" && cd "${app}" && exec setpriv --reuid ${NOBODY} --regid ${NOBODY} --clear-groups "$@"`;
  const node = join(process.cwd(), 'node_modules/node/bin/node');
  return spawn('unshare', ['--mount', 'sh', '-c', script, 'sh', node, ...args], {
    env: { ...env, PATH: '/usr/bin:/bin' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

const ended = (child: ChildProcess) =>
  new Promise<number>(resolve => child.once('exit', code => resolve(code ?? 1)));

async function status(url: string): Promise<number> {
  for (let tries = 0; tries < 150; tries++) {
    const answer = await fetch(url, { redirect: 'manual' }).catch(() => null);
    if (answer && answer.status < 500) return answer.status;
    await sleep(200);
  }
  return 0;
}

copyAsTheImageDoes();
const cluster = await startCluster();
const port = 34_000 + Math.floor(Math.random() * 900) * 10;
await haveTemplate(cluster.folder, EMPTY);
const env = {
  NODE_ENV: 'production' as const,
  ADEY_ENV: 'production',
  DATABASE_URL: await copyTemplate(cluster.folder, 'image', EMPTY),
  DATA_DIR: data,
  SITE_URL: `http://localhost:${port}`,
  STAFF_URL: `http://localhost:${port + 1}`,
  SITE_PORT: String(port),
  STAFF_PORT: String(port + 1),
  METRICS_PORT: String(port + 2),
  PAYLOAD_SECRET: randomBytes(32).toString('hex'),
};
const migrations = await ended(start(['scripts/database/prepare.ts', 'migrations'], env));
const staffArgs = [
  '--import=./src/staff/operations.ts',
  'node_modules/next/dist/bin/next',
  'start',
  'src/staff',
];
const backup = join(data, 'trial.tar.zst.age');
const withKey = { ...env, BACKUP_KEY: randomBytes(32).toString('hex'), TMPDIR: data };
const saved = await ended(start(['scripts/backup/backup.ts', '--to', backup], withKey));
const tried = await ended(start(['scripts/backup/drill.ts', backup], withKey));
const children = [
  start(['dist/server/server.mjs'], env),
  start([...staffArgs, '-p', env.STAFF_PORT, '-H', '127.0.0.1', '--keepAliveTimeout', '65000'], env),
  start(['--import=./scripts/run/read-tsx.mjs', 'worker.ts'], env),
];
const answers = {
  site: await status(`${env.SITE_URL}/`),
  admin: await status(`${env.STAFF_URL}/admin/create-first-user`),
  mail: await status(`http://127.0.0.1:${port + 4}/readyz`),
  health: await ended(start(['scripts/run/ask-health.mjs', 'ready'], env)),
};
for (const child of children) child.kill('SIGTERM');
const exits = await Promise.all(children.map(ended));
const megabytes = Number(execFileSync('du', ['-sm', app]).toString().split('\t')[0]);
await cluster.end();
rmSync(room, { recursive: true, force: true });
const goal = (what: string, figure: number, most: number) => ({ what, figure, unit: '', most });
await report('container', [
  goal('exit code of the migrations', migrations, 0),
  goal('exit code of a backup', saved, 0),
  goal('exit code of its restore on trial', tried, 0),
  goal('status of the home page', answers.site || 599, 200),
  goal('status of the admin', answers.admin || 599, 200),
  goal('status of the mail worker', answers.mail || 599, 200),
  goal('exit code of the health check', answers.health, 0),
  goal('exit code of the site after SIGTERM', exits[0] ?? 1, 0),
  goal('exit code of the mail worker after SIGTERM', exits[2] ?? 1, 0),
  counted('app folder of the image, packages included, Node not', megabytes, 'MB'),
]);
