import { z } from 'zod';

const onOrOff = z.enum(['on', 'off']);

/** Settings for monitoring the processes and for running several of them. */
export const operationsSettings = {
  LOG_REQUESTS: onOrOff
    .default('off')
    .describe('on writes a line for every answer that is not a cached page: route, status, milliseconds, id'),
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(65533)
    .optional()
    .describe(
      'where a process answers whether it is healthy (/livez, /readyz) and its metrics (/metrics): the site here, the ' +
        'admin one above, the mail worker two above; nowhere while unset',
    ),
  METRICS_HOST: z
    .string()
    .default('127.0.0.1')
    .describe('who may ask there; anything but this machine needs METRICS_TOKEN'),
  METRICS_TOKEN: z
    .string()
    .min(32, 'must be at least 32 characters; openssl rand -hex 32 makes one')
    .optional()
    .describe('metrics are shown only to callers that send it, as "Authorization: Bearer …"'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'where traces go, by OpenTelemetry over HTTP, such as http://127.0.0.1:4318; nothing is traced while unset',
    ),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional()
    .describe('keeps the pictures in this bucket of an S3-compatible service instead of DATA_DIR/media'),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('the address of that service, where it is not that of AWS'),
  S3_REGION: z.string().default('us-east-1').describe('the region of the bucket'),
  S3_ACCESS_KEY_ID: z.string().optional().describe('the key of that service; needed with S3_BUCKET'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('the secret to that key; needed with S3_BUCKET'),
  S3_PATH_STYLE: onOrOff
    .default('off')
    .describe('on names the bucket in the path, as most services beside AWS want it'),
};

type Source = Readonly<Record<string, string | undefined>>;

const thisMachine = /^(127(\.\d{1,3}){3}|::1|localhost)$/;

/** Checks that involve several settings; one sentence each. */
export function operationsProblems(given: Source): string[] {
  const problems: string[] = [];
  const isOpen = given.METRICS_HOST !== undefined && !thisMachine.test(given.METRICS_HOST);
  if (isOpen && given.METRICS_TOKEN === undefined)
    problems.push('METRICS_TOKEN is missing (metrics are never public)');
  if (given.S3_BUCKET === undefined) return problems;
  for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
    if (given[name] === undefined)
      problems.push(`${name} is missing (${operationsSettings[name].description})`);
  return problems;
}

/** The kinds of CDN that can drop pages by tag. */
const kinds = ['varnish', 'fastly', 'cloudflare', 'http'] as const;

/** Settings for a CDN in front of the site (docs/how-to/put-a-cdn-in-front.md). */
export const cdnSettings = {
  CDN: z
    .enum(kinds)
    .optional()
    .describe(
      'what caches pages in front of the site: it may then keep them for five minutes and is told of every change; ' +
        'http for any service that takes our own small request; while unset nothing in front of us caches',
    ),
  CDN_PURGE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('where it is told which pages to drop; needed with CDN'),
  CDN_TOKEN: z.string().optional().describe('the key of that service, if it wants one'),
};

/** Checks that involve several settings; one sentence each. */
export function cdnProblems(given: Readonly<Record<string, string | undefined>>): string[] {
  return given.CDN !== undefined && given.CDN_PURGE_URL === undefined
    ? [`CDN_PURGE_URL is missing (${cdnSettings.CDN_PURGE_URL.description})`]
    : [];
}

/** Where every backup is copied to: a folder, or a bucket of an S3-compatible service and a folder in it. */
const place = /^(\/[^\0]*|s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[\w./-]*)?)$/;

/** Settings of the second place for backups. */
export const backupCopySettings = {
  BACKUP_COPY_TO: z
    .string()
    .regex(place, 'must be the path of a folder (/mnt/other-disk) or a bucket (s3://bucket/folder)')
    .optional()
    .describe(
      'a second place every backup is copied to: a folder on another disk or machine that is there already, or ' +
        's3://bucket/folder of an S3-compatible service',
    ),
  BACKUP_COPY_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('the address of that service, where it is not that of AWS'),
  BACKUP_COPY_REGION: z.string().default('us-east-1').describe('the region of that bucket'),
  BACKUP_COPY_ACCESS_KEY_ID: z
    .string()
    .optional()
    .describe('the key of that service; needed with s3://, best one of its own that the pictures do not use'),
  BACKUP_COPY_SECRET_ACCESS_KEY: z.string().optional().describe('the secret to that key; needed with s3://'),
  BACKUP_COPY_PATH_STYLE: z
    .enum(['on', 'off'])
    .default('off')
    .describe('on names the bucket in the path, as most services beside AWS want it'),
};

export type BackupCopySettings = z.infer<z.ZodObject<typeof backupCopySettings>>;

/** Checks that involve several settings; one sentence each. */
export function backupCopyProblems(given: Readonly<Record<string, string | undefined>>): string[] {
  if (!given.BACKUP_COPY_TO?.startsWith('s3://')) return [];
  const needed = ['BACKUP_COPY_ACCESS_KEY_ID', 'BACKUP_COPY_SECRET_ACCESS_KEY'] as const;
  return needed
    .filter(name => given[name] === undefined)
    .map(name => `${name} is missing (${backupCopySettings[name].description})`);
}

/** How often something may happen: a whole number that no mistyped zero makes endless. */
export const limit = z.coerce.number().int().min(1).max(1_000_000);
