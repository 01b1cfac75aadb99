import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isThisMachine } from '#core/links.ts';
import { passkeyHost, secondStepPolicy } from '#platform/passkeys/passkey.rules.ts';
import { paymentProblems } from '#platform/settings/payment-settings.schema.ts';
import { type ReadFile, withFiles } from '#platform/settings/settings-files.rules.ts';
import { type Env, REQUIRED_IN_PRODUCTION, type SettingName, settings } from './env.schema.ts';

let read: Env | undefined;

const readFile = (file: string) => readFileSync(/* turbopackIgnore: true */ file, 'utf8');

/**
 * The settings of this process, read from the environment on first use, so that importing a module never fails for a
 * missing setting. Nothing else in src/ may read process.env (tests/architecture holds this).
 */
export const env: Readonly<Env> = new Proxy({} as Env, {
  get(_target, name) {
    read ??= readEnv(process.env, developmentSecret, readFile);
    return read[name as keyof Env];
  },
});

/**
 * The secret of a development machine: 64 hex characters in `<dataDir>/secret`, readable by its owner only, created on
 * first use. Stored, so that staff stay signed in over a restart; per folder, so that no two clones share one.
 */
export function developmentSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  return readIfThere(file) ?? makeOnce(dataDir, file);
}

/**
 * Site and admin may start at the same moment: creating the link is atomic, so the second one reads the first's secret.
 */
function makeOnce(dataDir: string, file: string): string {
  mkdirSync(dataDir, { recursive: true });
  const draft = join(dataDir, `secret.${process.pid}.${randomBytes(4).toString('hex')}`);
  writeFileSync(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(file, 'utf8').trim();
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Thrown with one sentence that names every wrong or missing setting at once. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

type Source = Record<string, string | undefined>;

const noFile: ReadFile = () => {
  throw new Error('No file is read here');
};

/**
 * Reads the settings from `source` (the shape of process.env). An empty value counts as unset, as in compose files, and
 * `NAME_FILE` names a file that holds the value of `NAME`, which `readFile` reads.
 * Outside production `secretFor(DATA_DIR)` replaces a missing PAYLOAD_SECRET.
 * @throws SettingsError naming everything that is wrong.
 */
export function readEnv(
  source: Source,
  secretFor: (dataDir: string) => string,
  readFile: ReadFile = noFile,
): Env {
  const files = withFiles(source, Object.keys(settings.shape), readFile);
  const given = withPresentNames(files.given);
  const problems = [...files.problems, ...(given.ADEY_ENV === 'production' ? productionProblems(given) : [])];
  problems.push(
    ...secondStepProblems(given),
    ...metricsProblems(given),
    ...missingPartners(given),
    ...paymentProblems(given),
  );
  const result = settings.safeParse(
    given.ADEY_ENV === 'production' ? given : withDevelopmentDefaults(given, secretFor),
  );
  for (const issue of result.error?.issues ?? []) {
    const name = String(issue.path[0]);
    if (name in given) problems.push(`${name} ${issue.message}`);
  }
  if (problems.length > 0 || !result.data) throw new SettingsError(`Settings: ${problems.join('; ')}.`);
  return result.data;
}

/** Former names of settings. They still work, with a warning at startup. */
const formerNames = {
  OPERATIONS_PORT: 'METRICS_PORT',
  OPERATIONS_HOST: 'METRICS_HOST',
  OPERATIONS_TOKEN: 'METRICS_TOKEN',
} as const;

function withPresentNames(given: Source): Source {
  const present = { ...given };
  for (const [former, name] of Object.entries(formerNames)) {
    if (given[former] === undefined) continue;
    process.emitWarning(`The setting ${former} is called ${name} now.`, { code: 'SETTING_RENAMED' });
    present[name] ??= given[former];
  }
  return present;
}

function productionProblems(given: Source): string[] {
  const missing = REQUIRED_IN_PRODUCTION.filter(name => given[name] === undefined);
  const problems = missing.map(isMissing);
  if (given.FIXED_NOW !== undefined)
    problems.push('FIXED_NOW is for tests and must not be set in production');
  if (shareHostName(given))
    problems.push(
      'STAFF_URL needs a host name of its own, such as staff.adey.org: browsers give what shares one the same cookies',
    );
  return problems;
}

const isMissing = (name: SettingName) => `${name} is missing (${settings.shape[name].description})`;

/** Settings that need others. */
function missingPartners(given: Source): string[] {
  const needed: readonly (readonly [boolean, readonly SettingName[]])[] = [
    [given.SMTP_URL !== undefined, ['MAIL_FROM']],
    [given.MAIL_RETURN_IMAP_URL !== undefined, ['MAIL_RETURN_PATH']],
    [given.S3_BUCKET !== undefined, ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']],
    [given.CDN !== undefined, ['CDN_PURGE_URL']],
    [
      given.BACKUP_COPY_TO?.startsWith('s3://') ?? false,
      ['BACKUP_COPY_ACCESS_KEY_ID', 'BACKUP_COPY_SECRET_ACCESS_KEY'],
    ],
  ];
  return needed.flatMap(([isUsed, names]) =>
    isUsed ? names.filter(name => given[name] === undefined).map(isMissing) : [],
  );
}

const thisMachine = /^(127(\.\d{1,3}){3}|::1|localhost)$/;

function metricsProblems({ METRICS_HOST, METRICS_TOKEN }: Source): string[] {
  const isOpen = METRICS_HOST !== undefined && !thisMachine.test(METRICS_HOST);
  return isOpen && METRICS_TOKEN === undefined ? ['METRICS_TOKEN is missing (metrics are never public)'] : [];
}

/** A trial on one machine has one name for everything. */
function shareHostName({ SITE_URL = '', STAFF_URL = '' }: Source): boolean {
  const [site, staff] = [URL.parse(SITE_URL)?.hostname, URL.parse(STAFF_URL)?.hostname];
  return site !== undefined && site === staff && !isThisMachine(site);
}

/** If browsers refuse passkeys at an address, nobody could add the required one. */
function secondStepProblems(given: Source): string[] {
  const asked = [
    ['STAFF_URL', 'STAFF_SECOND_FACTOR', secondStepPolicy(given)],
    ['SITE_URL', 'SUPPORTER_SECOND_FACTOR', given.SUPPORTER_SECOND_FACTOR ?? 'off'],
  ] as const;
  return asked.flatMap(([name, setting, whose]) => {
    const address = given[name];
    if (whose === 'off' || !address || !URL.canParse(address) || passkeyHost(address) !== null) return [];
    return [`${name} needs https and a host name for the second step of signing in (or set ${setting}=off)`];
  });
}

function withDevelopmentDefaults(given: Source, secretFor: (dataDir: string) => string): Source {
  return {
    ...given,
    SITE_URL: given.SITE_URL ?? `http://localhost:${given.SITE_PORT ?? 3000}`,
    STAFF_URL: given.STAFF_URL ?? `http://localhost:${given.STAFF_PORT ?? 3001}`,
    PAYLOAD_SECRET: given.PAYLOAD_SECRET ?? secretFor(given.DATA_DIR ?? 'data'),
  };
}
