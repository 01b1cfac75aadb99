import { z } from 'zod';
import { onOrOff, webAddress } from './setting-types.schema.ts';

/** Where every backup is copied to: a folder, or a bucket of an S3-compatible service and a folder in it. */
const place = /^(\/[^\0]*|s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[\w./-]*)?)$/;

/** Settings of the second location of backups; apart, because the program that archives WAL reads no others. */
export const backupCopySettings = {
  BACKUP_COPY_TO: z
    .string()
    .regex(place, 'must be the path of a folder (/mnt/other-disk) or a bucket (s3://bucket/folder)')
    .optional()
    .describe(
      'a second place every backup is copied to: a folder on another disk or machine that is there already, or ' +
        's3://bucket/folder of an S3-compatible service',
    ),
  BACKUP_COPY_ENDPOINT: webAddress
    .optional()
    .describe('the address of that service, where it is not that of AWS'),
  BACKUP_COPY_REGION: z.string().default('us-east-1').describe('the region of that bucket'),
  BACKUP_COPY_ACCESS_KEY_ID: z
    .string()
    .optional()
    .describe('the key of that service; needed with s3://, best one of its own that the pictures do not use'),
  BACKUP_COPY_SECRET_ACCESS_KEY: z.string().optional().describe('the secret to that key; needed with s3://'),
  BACKUP_COPY_PATH_STYLE: onOrOff
    .default('off')
    .describe('on names the bucket in the path, as most services beside AWS want it'),
};

export type BackupCopySettings = z.infer<z.ZodObject<typeof backupCopySettings>>;
