import { z } from 'zod';
import { isEmailAddress } from '#core/email-address.ts';
import { readSender } from '#core/mail-header.ts';
import { backupCopySettings } from '#platform/settings/backup-copy.schema.ts';
import { findProblem, readImapUrl, readSmtpUrl } from '#platform/settings/mail-server.rules.ts';
import { paymentSettings } from '#platform/settings/payment-settings.schema.ts';
import { limit, longSecret, onOrOff, webAddress, whole } from '#platform/settings/setting-types.schema.ts';

/** Selects the built-in database. Production must set it explicitly; elsewhere it is the default. */
export const EMBEDDED = 'embedded';

const port = whole(1, 65535);
const instant = z.iso.datetime({ offset: true });
const retention = whole(0, 1_000);
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
    const problem = findProblem(read, value);
    if (problem !== null) context.addIssue({ code: 'custom', message: problem });
  });

const installation = {
  ADEY_ENV: z
    .enum(['development', 'production'])
    .default('development')
    .describe('production refuses to start while a setting it needs is missing'),
  SITE_URL: origin.describe('the address visitors type'),
  STAFF_URL: origin.describe(
    'the address of the admin; one host name with SITE_URL, or previews cannot open',
  ),
  PAYLOAD_SECRET: longSecret.describe(
    'signs the sessions of staff and supporters; development makes its own in DATA_DIR/secret',
  ),
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
  DATA_DIR: z
    .string()
    .default('data')
    .describe('the database, the uploaded pictures and the secret; npm run backup saves the first two'),
};

const network = {
  SITE_PORT: port.default(3000).describe('where the site listens'),
  STAFF_PORT: port.default(3001).describe('where the admin listens'),
  LISTEN_HOST: z
    .string()
    .default('127.0.0.1')
    .describe('0.0.0.0 lets other machines in, as a container needs'),
  TRUSTED_PROXIES: whole(0, 8)
    .default(0)
    .describe(
      'the number of our proxies in front of the site; rate limits use the address that they forward',
    ),
  HTTPS_BELOW: onOrOff
    .default('on')
    .describe(
      'whether browsers are told to use HTTPS for a year for all subdomains of SITE_URL too; off if one of them has no ' +
        'certificate',
    ),
};

const database = {
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
  STATEMENT_SECONDS: whole(0, 3_600)
    .default(20)
    .describe(
      'how many seconds a statement may run in the database; 0 removes this limit, and those on locks and connections',
    ),
};

const pictures = {
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional()
    .describe('keeps the pictures in this bucket of an S3-compatible service instead of DATA_DIR/media'),
  S3_ENDPOINT: webAddress.optional().describe('the address of that service, where it is not that of AWS'),
  S3_REGION: z.string().default('us-east-1').describe('the region of the bucket'),
  S3_ACCESS_KEY_ID: z.string().optional().describe('the key of that service; needed with S3_BUCKET'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('the secret to that key; needed with S3_BUCKET'),
  S3_PATH_STYLE: onOrOff
    .default('off')
    .describe('on names the bucket in the path, as most services beside AWS want it'),
};

const mail = {
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
  MAIL_REPORTS_SECRET: longSecret
    .optional()
    .describe('lets the mail provider report returned mail at POST /api/mail/reports; off while unset'),
  MAIL_PER_SECOND: limit
    .default(10)
    .describe('most mails sent per second; the mail server has its own limit, keep below it'),
  MAIL_CONNECTIONS: whole(1, 20).default(4).describe('most connections to the mail server at once'),
};

const backups = {
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
  BACKUP_SIGNING_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{43}$/, 'must be the 43 characters that npm run backup -- --make-key prints')
    .optional()
    .describe(
      'proves who wrote a backup, where BACKUP_KEY is a public key; only for the processes that make backups (mail worker ' +
        'and migrations). While unset, the one that was stored with the key of the first start is used',
    ),
  BACKUP_NIGHTLY: onOrOff.default('on').describe('off: nothing is backed up by itself'),
  BACKUP_HOUR: whole(0, 23)
    .default(23)
    .describe('the hour of the day (UTC) at which the nightly backup is made'),
  BACKUP_DAYS: retention.default(7).describe('of how many days the latest backup stays'),
  BACKUP_WEEKS: retention.default(4).describe('of how many weeks the latest backup stays'),
  BACKUP_MONTHS: retention
    .default(12)
    .describe('of how many months the latest backup stays; erased data remains in backups for that long'),
  ...backupCopySettings,
};

const staffSignIn = {
  STAFF_SECOND_FACTOR: z
    .enum(['admins', 'everyone', 'off'])
    .optional()
    .describe(
      'whose staff accounts need a passkey beside the password; while unset everyone in production, nobody elsewhere. ' +
        'Whoever has one is always asked for it',
    ),
  STAFF_SESSION_HOURS: whole(8, 168)
    .default(24)
    .describe(
      'after how many hours staff have to sign in again, however active they are: a session lasts eight and is renewed until then',
    ),
  STAFF_SIGN_IN_PER_NETWORK: limit
    .default(30)
    .describe('how often one network may fail to sign in at the admin within ten minutes'),
  STAFF_SIGN_IN_PER_ACCOUNT: limit
    .default(8)
    .describe('how often a staff account may be tried with a wrong password within ten minutes'),
};

const supporterSignIn = {
  SIGN_IN_PROVIDERS: z
    .string()
    .default('')
    .describe(
      'how supporters sign in: a JSON list of OpenID Connect providers, each {"id", "label", "issuer", "clientId", ' +
        '"clientSecret"}; without one people sign in with a mailed link alone',
    ),
  SIGN_IN_BY_MAIL: onOrOff
    .default('on')
    .describe('off removes signing in by mailed link; only services are left then'),
  SUPPORTER_SECOND_FACTOR: z
    .enum(['off', 'required'])
    .default('off')
    .describe(
      'whether supporters need a passkey to see their account, besides the mailed link or the service they sign in with; ' +
        'nobody without a device for passkeys can use an account then',
    ),
  SIGN_IN_PER_NETWORK: limit
    .default(30)
    .describe('how often one network may begin to sign in within ten minutes'),
  SIGN_IN_MAILS_PER_ADDRESS: limit
    .default(4)
    .describe('how many links to sign in one network may have mailed to an address within a day'),
};

const visitorLimits = {
  SUBSCRIBE_PER_NETWORK: limit.default(30).describe('how often one network may subscribe in ten minutes'),
  SUBSCRIBE_WITHOUT_PROOF: limit
    .default(10)
    .describe(
      'how often one network may subscribe in ten minutes without a proof of work: calls, forms without script',
    ),
  SUBSCRIBE_PER_ADDRESS: limit.default(3).describe('how often one email address may be subscribed in a day'),
  MAILS_PER_INBOX: limit
    .default(8)
    .describe(
      'how many mails that visitors cause one inbox gets in a day, over all forms together; further ones are kept for staff',
    ),
  CONTACT_PER_NETWORK: limit
    .default(10)
    .describe('how many messages one network may send from the contact page in ten minutes'),
  MEETINGS_PER_NETWORK: limit
    .default(6)
    .describe('how many meetings one network may book in a day; raise it for a day of meetings at one place'),
  TICKETS_PER_NETWORK: limit
    .default(30)
    .describe(
      'how often one network may order tickets in a day; raise it where many people share one network, such as a school',
    ),
  COUNT_PER_NETWORK: limit
    .default(30)
    .describe('how often one network may count one view, love or click of one thing in a minute'),
};

const siteFeatures = {
  OFFLINE_READING: onOrOff
    .default('on')
    .describe(
      'off removes offline copies of pages, and the service worker, from the devices of readers at their next visit',
    ),
  PRODUCT_KEY: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be small letters, digits and hyphens')
    .default('adey')
    .describe('names the product in POST /api/{product}/subscribe'),
  WHOLE_DATABASE_SECRET: longSecret
    .optional()
    .describe(
      'lets programs that send it in the header "token" read all posts and events at once; off while unset',
    ),
};

const statistics = {
  FIGURES_COUNTRY_HEADER: z
    .string()
    .regex(/^[a-z][a-z0-9-]{1,60}$/, 'must be the name of a header in small letters')
    .optional()
    .describe(
      'the header in which a CDN names the country of a visitor, such as cf-ipcountry; unset, countries are not counted',
    ),
  VISITS_SERVICE: z
    .url({ protocol: /^https$/ })
    .optional()
    .describe(
      'the address that receives visits, as in the Plausible Events API: https://plausible.io/api/event; in production ' +
        'only, without cookies, and only with VISITS_KEY',
    ),
  VISITS_KEY: z.string().max(200).optional().describe('the name of this site at that service'),
};

const cdn = {
  CDN: z
    .enum(['varnish', 'fastly', 'cloudflare', 'http'])
    .optional()
    .describe(
      'what caches pages in front of the site: it may then keep them for five minutes and is told of every change; ' +
        'http for any service that takes our own small request; while unset nothing in front of us caches',
    ),
  CDN_PURGE_URL: webAddress.optional().describe('where it is told which pages to drop; needed with CDN'),
  CDN_TOKEN: z.string().optional().describe('the key of that service, if it wants one'),
};

const operations = {
  SITE_INSTANCE: z
    .string()
    .default('site')
    .describe('names this site process in the log when there are several'),
  DRAIN_SECONDS: whole(0, 5)
    .default(0)
    .describe(
      'how many seconds a stopping site still serves visitors, so that a load balancer first sees that it is not ready',
    ),
  LOG_REQUESTS: onOrOff
    .default('off')
    .describe('on writes a line for every answer that is not a cached page: route, status, milliseconds, id'),
  METRICS_PORT: whole(1, 65533)
    .optional()
    .describe(
      'where a process answers whether it is healthy (/livez, /readyz) and its metrics (/metrics): the site here, the ' +
        'admin one above, the mail worker two above; nowhere while unset',
    ),
  METRICS_HOST: z
    .string()
    .default('127.0.0.1')
    .describe('who may ask there; anything but this machine needs METRICS_TOKEN'),
  METRICS_TOKEN: longSecret
    .optional()
    .describe('metrics are shown only to callers that send it, as "Authorization: Bearer …"'),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress
    .optional()
    .describe(
      'where traces go, by OpenTelemetry over HTTP, such as http://127.0.0.1:4318; nothing is traced while unset',
    ),
};

const tests = {
  FIXED_NOW: z
    .templateLiteral([instant, z.literal('').or(z.templateLiteral(['/', instant]))])
    .optional()
    .describe(
      'tests only: the instant the clock shows at the start, and after a slash the one it shows from SIGUSR2 on; ' +
        'production refuses it',
    ),
};

/** All settings by subject, in the order of .env.example; `describe` is their text there and in refusals to start. */
export const settingSubjects = {
  'This installation': installation,
  'Ports and proxies': network,
  Database: database,
  'Pictures in a bucket': pictures,
  Mail: mail,
  Backups: backups,
  'Sign-in of staff': staffSignIn,
  'Sign-in of supporters': supporterSignIn,
  Donations: paymentSettings,
  'Limits for visitors': visitorLimits,
  'What the site offers, and to other programs': siteFeatures,
  'Statistics of visits': statistics,
  'A CDN in front of the site': cdn,
  'Running and monitoring the processes': operations,
  'Tests only': tests,
};

export const settings = z.object({
  ...installation,
  ...network,
  ...database,
  ...pictures,
  ...mail,
  ...backups,
  ...staffSignIn,
  ...supporterSignIn,
  ...paymentSettings,
  ...visitorLimits,
  ...siteFeatures,
  ...statistics,
  ...cdn,
  ...operations,
  ...tests,
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
  'BACKUP_SIGNING_KEY',
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
