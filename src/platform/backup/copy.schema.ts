import { z } from 'zod';

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
