import type { Readable } from 'node:stream';
import type { S3ClientConfig } from '@aws-sdk/client-s3';
import { env } from '#platform/env.ts';
import { oncePerProcess } from '#platform/once-per-process.ts';

/** Which bucket holds the pictures and films, and how to reach it. */
export type BucketPlace = { readonly name: string; readonly client: S3ClientConfig };

/** A file of a bucket: its size in bytes and when it was written. */
export type BucketFile = { readonly size: number; readonly changed: Date };

export type Bucket = {
  /** Null if there is no such file. */
  find(name: string): Promise<BucketFile | null>;
  /** The whole file, or the bytes from `start` to `end`. Throws if there is no such file. */
  read(name: string, part?: { start: number; end: number }): Promise<Readable>;
  write(name: string, bytes: Uint8Array): Promise<void>;
  remove(name: string): Promise<void>;
  isEmpty(): Promise<boolean>;
};

/** The configured bucket; null for a local folder. */
export function bucketPlace(): BucketPlace | null {
  if (env.S3_BUCKET === undefined) return null;
  return {
    name: env.S3_BUCKET,
    client: s3Config({
      region: env.S3_REGION,
      endpoint: env.S3_ENDPOINT,
      pathStyle: env.S3_PATH_STYLE,
      keyId: env.S3_ACCESS_KEY_ID,
      secret: env.S3_SECRET_ACCESS_KEY,
    }),
  };
}

type S3Settings = {
  region: string;
  endpoint: string | undefined;
  pathStyle: 'on' | 'off';
  keyId: string | undefined;
  secret: string | undefined;
};

/** How to connect to an S3-compatible service, from the settings for it. */
export function s3Config({
  region,
  endpoint,
  pathStyle,
  keyId = '',
  secret = '',
}: S3Settings): S3ClientConfig {
  return {
    region,
    ...(endpoint && { endpoint }),
    forcePathStyle: pathStyle === 'on',
    credentials: { accessKeyId: keyId, secretAccessKey: secret },
    // Services other than AWS often do not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  };
}

/** Opens a bucket over connections this process keeps; loads its library only here. */
export function openBucket(place: BucketPlace): Promise<Bucket> {
  return oncePerProcess(`bucket ${place.name} ${place.client.endpoint}`, () => connect(place));
}

async function connect({ name: Bucket, client: config }: BucketPlace): Promise<Bucket> {
  const { S3 } = await import('@aws-sdk/client-s3');
  const client = new S3({ ...config, requestHandler: { connectionTimeout: 3_000, requestTimeout: 20_000 } });
  return {
    async find(Key) {
      const found = await client.headObject({ Bucket, Key }).catch(unlessMissing);
      return found && { size: found.ContentLength ?? 0, changed: found.LastModified ?? new Date(0) };
    },
    async read(Key, part) {
      const Range = part && `bytes=${part.start}-${part.end}`;
      const { Body } = await client.getObject({ Bucket, Key, Range });
      return Body as Readable;
    },
    async write(Key, Body) {
      await client.putObject({ Bucket, Key, Body });
    },
    async remove(Key) {
      await client.deleteObject({ Bucket, Key });
    },
    async isEmpty() {
      const { KeyCount } = await client.listObjectsV2({ Bucket, MaxKeys: 1 });
      return (KeyCount ?? 0) === 0;
    },
  };
}

function unlessMissing(error: { name?: string; $metadata?: { httpStatusCode?: number } }): null {
  if (error.name === 'NotFound' || error.$metadata?.httpStatusCode === 404) return null;
  throw error;
}
