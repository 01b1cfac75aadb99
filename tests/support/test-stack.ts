import { randomBytes, randomInt } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { mailWorker, STAFF_OPERATIONS, siteProcess, withAddress } from '../../scripts/run/services.ts';
import { type Service, type Supervised, supervise } from '../../scripts/run/supervised.ts';
import {
  addressAs,
  type Cluster,
  COMPILED,
  copySampleFiles,
  copyTemplate,
  EMPTY,
  haveTemplate,
  SAMPLES,
  SAMPLES_OF_TODAY,
} from './cluster.ts';
import { type RunningProvider, startIdentityProvider } from './identity-provider.ts';

export type StackOptions = {
  /** The initial content of the database. */
  samples?: boolean;
  /** The ISO instant the clocks of the servers start from, and after a slash the one after `moveOn`; the system's when left out. */
  now?: string;
  /** The number of site processes on the one database. */
  sites?: number;
  /** Starts no admin, for journeys of visitors only. */
  withoutStaff?: boolean;
  /** The address visitors type, if it is not the one the site listens at. */
  knownAs?: string;
  /** Opens an identity service for the stack, and lets people sign in through it. */
  signIn?: boolean;
  /** Opens a second one, "Other ID", beside it. */
  secondService?: boolean;
  /** What runs as the site instead of the built one. */
  siteEntry?: string;
  /** Sends mail through the mail server at this port of 127.0.0.1; `none`: the worker leaves it in the outbox. */
  mail?: number | 'none';
  /** Settings of the processes that differ, such as limits. */
  settings?: Record<string, string>;
  /** Another stack, whose database and pictures this one uses too: the same content at another time. */
  over?: Pick<TestStack, 'databaseUrl' | 'dataDir'>;
  /** Called with every line its processes print. */
  onLine?: (line: string) => void;
};

export type TestStack = {
  siteUrl: string;
  /** Every site process; the first is siteUrl. */
  siteUrls: string[];
  staffUrl: string;
  databaseUrl: string;
  dataDir: string;
  /** The PAYLOAD_SECRET of its processes. */
  secret: string;
  sites: Supervised[];
  staff: Supervised | null;
  /** Sends the mail, in stacks opened with `mail`. */
  mail: Supervised | null;
  /** The identity service, in stacks opened with `signIn`. */
  provider: RunningProvider | null;
  /** The second one, in stacks opened with `secondService`. */
  otherProvider: RunningProvider | null;
  /** Sets the clocks of the site processes to the later instant of `now`. */
  moveOn(): void;
  close(): Promise<void>;
};

/** Starts the built site and admin on free ports of 127.0.0.1, with a separate database and data folder. */
export async function startTestStack(
  cluster: Pick<Cluster, 'folder'>,
  options: StackOptions = {},
): Promise<TestStack> {
  const { databaseUrl, dataDir } = options.over ?? (await ownContent(cluster.folder, options));
  const staffPort = await freePort();
  const sitePorts = await Promise.all(Array.from({ length: options.sites ?? 1 }, freePort));
  const siteUrls = sitePorts.map(port => `http://localhost:${port}`);
  const { provider, otherProvider } = await openServices(options, siteUrls[0] ?? '');
  const env = {
    ...own(options, [provider, otherProvider]),
    DATA_DIR: dataDir,
    SITE_URL: options.knownAs ?? siteUrls[0] ?? '',
    STAFF_URL: `http://localhost:${staffPort}`,
    STAFF_PORT: String(staffPort),
    ...options.settings,
  };
  const open = openAs(options, cluster.folder, databaseUrl);
  const sites = sitePorts.map((port, index) =>
    open(siteOn(port, `site-${index + 1}`, env, options.siteEntry), 'site'),
  );
  const staff = options.withoutStaff ? null : open(staffOn(staffPort, env), 'staff');
  const mail = options.mail === undefined ? null : open({ ...mailWorker(), env }, 'worker');
  const services = [...sites, ...[staff, mail].filter(service => service !== null)];
  const close = async () => {
    await Promise.all([
      ...services.map(service => service.stop()),
      provider?.close(),
      otherProvider?.close(),
    ]);
  };
  try {
    await Promise.all(services.map(service => service.untilAnswering()));
  } catch (error) {
    await close();
    throw error;
  }
  return {
    siteUrl: siteUrls[0] ?? '',
    siteUrls,
    staffUrl: env.STAFF_URL,
    databaseUrl,
    dataDir,
    secret: env.PAYLOAD_SECRET,
    sites,
    staff,
    mail,
    provider,
    otherProvider,
    moveOn() {
      for (const site of sites) process.kill(site.pid() ?? Number.NaN, 'SIGUSR2');
    },
    close,
  };
}

/** Starts the processes of a stack, and passes each line they print to `onLine`. */
const openIn = ({ onLine }: StackOptions, service: Service) =>
  supervise({ ...service, ...(onLine && { onLine }) });

/** The same, each under the database account of its kind. */
const openAs =
  (options: StackOptions, folder: string, databaseUrl: string) =>
  (service: Service, account: 'site' | 'staff' | 'worker') =>
    openIn(
      options,
      withAddress(service, account, name => addressAs(folder, databaseUrl, name)),
    );

/** The identity services of a stack. */
async function openServices({ signIn, secondService, knownAs }: StackOptions, siteUrl: string) {
  const sites = [knownAs ?? siteUrl];
  return {
    provider: signIn ? await startIdentityProvider(sites) : null,
    otherProvider: secondService
      ? await startIdentityProvider(sites, { id: 'other', label: 'Other ID' })
      : null,
  };
}

/** Settings of a stack, except for its addresses and its content. */
function own({ now, mail }: StackOptions, services: (RunningProvider | null)[]) {
  const keys = services.flatMap(service => (service ? [service.key] : []));
  return {
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: COMPILED,
    ADEY_ENV: 'development',
    PAYLOAD_SECRET: randomBytes(32).toString('hex'),
    ...(typeof mail === 'number' && {
      SMTP_URL: `smtp://127.0.0.1:${mail}`,
      MAIL_FROM: 'Adey <news@adey.test>',
    }),
    ...(now && { FIXED_NOW: now }),
    ...(keys.length > 0 && { SIGN_IN_PROVIDERS: JSON.stringify(keys), SIGN_IN_PER_NETWORK: '1000' }),
  };
}

async function ownContent(folder: string, { samples, now }: StackOptions) {
  const template = samples ? (now ? SAMPLES : SAMPLES_OF_TODAY) : EMPTY;
  const name = `stack_${randomBytes(4).toString('hex')}`;
  const dataDir = join(folder, name);
  mkdirSync(dataDir);
  await haveTemplate(folder, EMPTY);
  if (samples) await haveTemplate(folder, template);
  const databaseUrl = await copyTemplate(folder, name, template);
  if (samples) copySampleFiles(folder, dataDir, template);
  return { databaseUrl, dataDir };
}

function siteOn(
  port: number,
  instance: string,
  env: Record<string, string>,
  entry: string = siteProcess.entry,
): Service {
  return {
    name: instance,
    args: [...siteProcess.flags, entry],
    env: { ...env, ...siteProcess.env, SITE_PORT: String(port), SITE_INSTANCE: instance },
    address: `http://127.0.0.1:${port}/`,
  };
}

function staffOn(port: number, env: Record<string, string>): Service {
  return {
    name: 'staff',
    args: [
      STAFF_OPERATIONS,
      'node_modules/next/dist/bin/next',
      'start',
      'src/staff',
      '-p',
      String(port),
      '-H',
      '127.0.0.1',
    ],
    env,
    address: `http://127.0.0.1:${port}/admin`,
  };
}

/** A port below those the system hands out by itself, so that no connection and no other server takes it before its process listens. */
export async function freePort(): Promise<number> {
  const port = randomInt(10_000, 32_000);
  return (await isFree(port)) ? port : freePort();
}

function isFree(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
