import { z } from 'zod';
import { isEmailAddress } from '#core/email-address.ts';
import { isThisMachine } from '#core/links.ts';
import { readSender } from '#platform/mail/mail.rules.ts';
import { problemOf, readImapUrl, readSmtpUrl } from '#platform/mail/mail-server.rules.ts';
import {
  backupCopyProblems,
  backupCopySettings,
  cdnProblems,
  cdnSettings,
  limit,
  operationsProblems,
  operationsSettings,
} from '#platform/operations/operations.schema.ts';
import { passkeyHost } from '#platform/passkeys/passkey.rules.ts';
import { paymentProblems, paymentSettings } from '#platform/payments/payments.schema.ts';
import { type ReadFile, withFiles } from '#platform/settings-files.rules.ts';

/** Selects the built-in database. Production must set it explicitly; elsewhere it is the default. */
export const EMBEDDED = 'embedded';

const port = z.coerce.number().int().min(1).max(65535);
const instant = z.iso.datetime({ offset: true });
const retention = z.coerce.number().int().min(0).max(1_000);
const origin = z
  .url({ protocol: /^https?$/ })
  .refine(
    value => URL.canParse(value) && new URL(value).origin === value,
    'must be an address without a path, such as https://adey.org',
  );
const databaseAddress = z
  .string()
  .refine(
    value => value === EMBEDDED || /^(postgres(ql)?|socket):/.test(value),
    `must be a postgres:// address, or the word "${EMBEDDED}"`,
  );
const ownAddress = z
  .string()
  .regex(/^postgres(ql)?:/, 'must be a postgres:// address')
  .optional();

const readBy = (read: (text: string) => unknown) =>
  z.string().superRefine((value, context) => {
    const problem = problemOf(read, value);
    if (problem !== null) context.addIssue({ code: 'custom', message: problem });
  });

/**
 * Every setting. The text of `describe` appears in .env.example and in production's refusal to start. One long list, so
 * that every setting is found here.
 */
export const settings = z.object({
  ADEY_ENV: z
    .enum(['development', 'production'])
    .default('development')
    .describe('production refuses to start while a setting it needs is missing'),
  DATABASE_URL: databaseAddress
    .default(EMBEDDED)
    .describe(
      'a PostgreSQL address; "embedded" is the database that comes with the project. npm start and commands use that of ' +
        'the owner; a process started by itself gets that of its own account here',
    ),
  DATABASE_URL_SITE: ownAddress.describe(
    'the account npm start gives the site, where DATABASE_URL is a PostgreSQL of your own: npm run database-accounts ' +
      'makes all four; while unset, the account of DATABASE_URL',
  ),
  DATABASE_URL_WORKER: ownAddress.describe('the same for the mail worker'),
  DATABASE_URL_STAFF: ownAddress.describe('the same for the admin'),
  DATABASE_URL_BACKUP: ownAddress.describe(
    'the account that reads all that backups hold, and writes nothing',
  ),
  SITE_URL: origin.describe('the address visitors type'),
  STAFF_URL: origin.describe(
    'the address of the admin; one host name with SITE_URL, or previews cannot open',
  ),
  PAYLOAD_SECRET: z
    .string()
    .min(32, 'must be at least 32 characters; openssl rand -hex 32 makes one')
    .describe('signs the sessions of staff and supporters; development makes its own in DATA_DIR/secret'),
  FORMER_SECRETS: z
    .string()
    .default('')
    .transform(text =>
      text
        .split(',')
        .map(secret => secret.trim())
        .filter(Boolean),
    )
    .describe(
      'every PAYLOAD_SECRET used before, newest first, with commas between: links in mail that was sent keep working',
    ),
  SITE_PORT: port.default(3000).describe('where the site listens'),
  STAFF_PORT: port.default(3001).describe('where the admin listens'),
  LISTEN_HOST: z
    .string()
    .default('127.0.0.1')
    .describe('0.0.0.0 lets other machines in, as a container needs'),
  TRUSTED_PROXIES: z.coerce
    .number()
    .int()
    .min(0)
    .max(8)
    .default(0)
    .describe(
      'the number of our proxies in front of the site; rate limits use the address that they forward',
    ),
  DATA_DIR: z
    .string()
    .default('data')
    .describe('the database, the uploaded pictures and the secret; npm run backup saves the first two'),
  STATEMENT_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(3_600)
    .default(20)
    .describe(
      'how many seconds a statement may run in the database; 0 removes this limit, and those on locks and connections',
    ),
  DRAIN_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(5)
    .default(0)
    .describe(
      'how many seconds a stopping site still serves visitors, so that a load balancer first sees that it is not ready',
    ),
  HTTPS_BELOW: z
    .enum(['on', 'off'])
    .default('on')
    .describe(
      'whether browsers are told to use HTTPS for a year for all subdomains of SITE_URL too; off if one of them has no ' +
        'certificate',
    ),
  SITE_INSTANCE: z
    .string()
    .default('site')
    .describe('names this site process in the log when there are several'),
  PRODUCT_KEY: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be small letters, digits and hyphens')
    .default('adey')
    .describe('names the product in POST /api/{product}/subscribe'),
  SUBSCRIBE_PER_NETWORK: limit.default(30).describe('how often one network may subscribe in ten minutes'),
  SUBSCRIBE_WITHOUT_PROOF: limit
    .default(10)
    .describe(
      'how often one network may subscribe in ten minutes without a proof of work: calls, forms without script',
    ),
  CONTACT_PER_NETWORK: limit
    .default(10)
    .describe('how many messages one network may send from the contact page in ten minutes'),
  COUNT_PER_NETWORK: limit
    .default(30)
    .describe('how often one network may count one view, love or click of one thing in a minute'),
  FIGURES_COUNTRY_HEADER: z
    .string()
    .regex(/^[a-z][a-z0-9-]{1,60}$/, 'must be the name of a header in small letters')
    .optional()
    .describe(
      'the header in which a CDN names the country of a visitor, such as cf-ipcountry; unset, countries are not counted',
    ),
  SUBSCRIBE_PER_ADDRESS: limit.default(3).describe('how often one email address may be subscribed in a day'),
  SIGN_IN_PROVIDERS: z
    .string()
    .default('')
    .describe(
      'how supporters sign in: a JSON list of OpenID Connect providers, each {"id", "label", "issuer", "clientId", ' +
        '"clientSecret"}; without one people sign in with a mailed link alone',
    ),
  SIGN_IN_BY_MAIL: z
    .enum(['on', 'off'])
    .default('on')
    .describe('off removes signing in by mailed link; only services are left then'),
  OFFLINE_READING: z
    .enum(['on', 'off'])
    .default('on')
    .describe(
      'off removes offline copies of pages, and the service worker, from the devices of readers at their next visit',
    ),
  SIGN_IN_MAILS_PER_ADDRESS: limit
    .default(5)
    .describe('how many links to sign in one address is mailed within an hour'),
  SIGN_IN_PER_NETWORK: limit
    .default(30)
    .describe('how often one network may begin to sign in within ten minutes'),
  STAFF_SIGN_IN_PER_NETWORK: limit
    .default(30)
    .describe('how often one network may fail to sign in at the admin within ten minutes'),
  STAFF_SIGN_IN_PER_ACCOUNT: limit
    .default(8)
    .describe('how often a staff account may be tried with a wrong password within ten minutes'),
  STAFF_SESSION_HOURS: z.coerce
    .number()
    .int()
    .min(8)
    .max(168)
    .default(24)
    .describe(
      'after how many hours staff have to sign in again, however active they are: a session lasts eight and is renewed until then',
    ),
  STAFF_SECOND_FACTOR: z
    .enum(['admins', 'everyone', 'off'])
    .optional()
    .describe(
      'whose staff accounts need a passkey beside the password; while unset everyone in production, nobody elsewhere. ' +
        'Whoever has one is always asked for it',
    ),
  SUPPORTER_SECOND_FACTOR: z
    .enum(['off', 'required'])
    .default('off')
    .describe(
      'whether supporters need a passkey to see their account, besides the mailed link or the service they sign in with; ' +
        'nobody without a device for passkeys can use an account then',
    ),
  SMTP_URL: readBy(readSmtpUrl)
    .optional()
    .describe(
      'the mail server that takes our mail, such as smtp://user:password@mail.example.org:587; without one every ' +
        'mail is kept in the outbox, where staff read it',
    ),
  MAIL_FROM: readBy(readSender)
    .optional()
    .describe('the sender of our mail, such as Adey <news@adey.org>; needed with SMTP_URL'),
  MAIL_REPLY_TO: readBy(readSender).optional().describe('where replies to our mail go, if not to MAIL_FROM'),
  MAIL_RETURN_PATH: z
    .string()
    .refine(
      value => isEmailAddress(value) && !value.includes('+') && value.indexOf('@') <= 24,
      'must be an address such as bounces@adey.org, without a plus sign and with at most 24 characters before the @',
    )
    .optional()
    .describe(
      'where undeliverable mail is returned to, such as bounces@adey.org: a mailbox of its own, whose server ' +
        'delivers bounces+anything@adey.org to it; MAIL_FROM while unset',
    ),
  MAIL_RETURN_IMAP_URL: readBy(readImapUrl)
    .optional()
    .describe(
      'how that mailbox is read, such as imaps://bounces%40adey.org:password@mail.example.org: addresses whose mail ' +
        'is returned are suspended; needs MAIL_RETURN_PATH',
    ),
  MAIL_REPORTS_SECRET: z
    .string()
    .min(32, 'must be at least 32 characters; openssl rand -hex 32 makes one')
    .optional()
    .describe('lets the mail provider report returned mail at POST /api/mail/reports; off while unset'),
  MAIL_PER_SECOND: limit
    .default(10)
    .describe('most mails sent per second; the mail server has its own limit, keep below it'),
  MAIL_CONNECTIONS: z.coerce
    .number()
    .int()
    .min(1)
    .max(20)
    .default(4)
    .describe('most connections to the mail server at once'),
  BACKUP_DIR: z
    .string()
    .optional()
    .describe('the folder of backups, best on a disk of another machine; DATA_DIR/backups while unset'),
  BACKUP_KEY: z
    .string()
    .regex(
      /^(none|age1[a-z0-9]{20,}|(?!age1|AGE-SECRET-KEY).{32,})$/,
      'must be a pass phrase of at least 32 characters (openssl rand -hex 32 makes one) or a public key (age1…), or the word none',
    )
    .optional()
    .describe(
      'encrypts backups: a pass phrase, or a public key (npm run backup -- --make-key); keep what decrypts them away from ' +
        'this machine, without it no backup can be read. While unset, the first start makes a key and shows it once, or ' +
        'names the file with it if there is no terminal; none leaves backups unencrypted',
    ),
  ...backupCopySettings,
  BACKUP_NIGHTLY: z.enum(['on', 'off']).default('on').describe('off: nothing is backed up by itself'),
  BACKUP_HOUR: z.coerce
    .number()
    .int()
    .min(0)
    .max(23)
    .default(23)
    .describe('the hour of the day (UTC) at which the nightly backup is made'),
  BACKUP_DAYS: retention.default(7).describe('of how many days the latest backup stays'),
  BACKUP_WEEKS: retention.default(4).describe('of how many weeks the latest backup stays'),
  BACKUP_MONTHS: retention
    .default(12)
    .describe('of how many months the latest backup stays; erased data remains in backups for that long'),
  WHOLE_DATABASE_SECRET: z
    .string()
    .min(32, 'must be at least 32 characters; openssl rand -hex 32 makes one')
    .optional()
    .describe(
      'lets programs that send it in the header "token" read all posts and events at once; off while unset',
    ),
  VISITS_SERVICE: z
    .url({ protocol: /^https$/ })
    .optional()
    .describe(
      'the address that receives visits, as in the Plausible Events API: https://plausible.io/api/event; in production ' +
        'only, without cookies, and only with VISITS_KEY',
    ),
  VISITS_KEY: z.string().max(200).optional().describe('the name of this site at that service'),
  ...paymentSettings,
  ...operationsSettings,
  ...cdnSettings,
  FIXED_NOW: z
    .templateLiteral([instant, z.literal('').or(z.templateLiteral(['/', instant]))])
    .optional()
    .describe(
      'tests only: the instant the clock shows at the start, and after a slash the one it shows from SIGUSR2 on; ' +
        'production refuses it',
    ),
});

export type Env = z.infer<typeof settings>;
export type SettingName = keyof Env;

/** Required in production, because a default would be wrong or unsafe there. */
export const REQUIRED_IN_PRODUCTION: readonly SettingName[] = [
  'DATABASE_URL',
  'SITE_URL',
  'STAFF_URL',
  'PAYLOAD_SECRET',
];

/**
 * Settings that give access to something. In containers each of them comes from a file (NAME_FILE), and
 * tests/architecture/deployment.test.ts compares this list with the compose file.
 */
export const SECRET_SETTINGS: readonly SettingName[] = [
  'DATABASE_URL',
  'DATABASE_URL_SITE',
  'DATABASE_URL_WORKER',
  'DATABASE_URL_STAFF',
  'DATABASE_URL_BACKUP',
  'PAYLOAD_SECRET',
  'FORMER_SECRETS',
  'SIGN_IN_PROVIDERS',
  'SMTP_URL',
  'MAIL_RETURN_IMAP_URL',
  'MAIL_REPORTS_SECRET',
  'BACKUP_KEY',
  'BACKUP_COPY_SECRET_ACCESS_KEY',
  'WHOLE_DATABASE_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'CHAPA_SECRET_KEY',
  'CHAPA_WEBHOOK_SECRET',
  'METRICS_TOKEN',
  'CDN_TOKEN',
  'S3_SECRET_ACCESS_KEY',
];

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
  if (given.SMTP_URL !== undefined && given.MAIL_FROM === undefined)
    problems.push(`MAIL_FROM is missing (${settings.shape.MAIL_FROM.description})`);
  if (given.MAIL_RETURN_IMAP_URL !== undefined && given.MAIL_RETURN_PATH === undefined)
    problems.push(`MAIL_RETURN_PATH is missing (${settings.shape.MAIL_RETURN_PATH.description})`);
  problems.push(
    ...secondStepProblems(given),
    ...operationsProblems(given),
    ...cdnProblems(given),
    ...backupCopyProblems(given),
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
  const problems = missing.map(name => `${name} is missing (${settings.shape[name].description})`);
  if (given.FIXED_NOW !== undefined)
    problems.push('FIXED_NOW is for tests and must not be set in production');
  if (shareHostName(given))
    problems.push(
      'STAFF_URL needs a host name of its own, such as staff.adey.org: browsers give what shares one the same cookies',
    );
  return problems;
}

/** A trial on one machine has one name for everything. */
function shareHostName({ SITE_URL = '', STAFF_URL = '' }: Source): boolean {
  const [site, staff] = [URL.parse(SITE_URL)?.hostname, URL.parse(STAFF_URL)?.hostname];
  return site !== undefined && site === staff && !isThisMachine(site);
}

/** Whose staff accounts need a second step: as set, otherwise everyone's in production and nobody's elsewhere. */
export const askedForSecondStep = (given: { STAFF_SECOND_FACTOR?: string; ADEY_ENV?: string }): string =>
  given.STAFF_SECOND_FACTOR ?? (given.ADEY_ENV === 'production' ? 'everyone' : 'off');

/** If browsers refuse passkeys at an address, nobody could add the required one. */
function secondStepProblems(given: Source): string[] {
  const asked = [
    ['STAFF_URL', 'STAFF_SECOND_FACTOR', askedForSecondStep(given)],
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
