import { Readable } from 'node:stream';
import type { S3, S3ClientConfig } from '@aws-sdk/client-s3';
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

/** A list of a thousand files, the most a service sends at once, has about half of it. */
const MOST_BYTES = 4 * 1024 * 1024;

/**
 * Opens a connection to an S3-compatible service; loads its library only here. Answers other than files have at most 4 MiB: the
 * library reads them whole.
 */
export async function openS3(
  config: S3ClientConfig,
  timeouts: { connectionTimeout: number; requestTimeout: number },
): Promise<S3> {
  const { S3 } = await import('@aws-sdk/client-s3');
  const client = new S3({ ...config, requestHandler: timeouts });
  client.middlewareStack.add(
    (next, { commandName }) =>
      async request => {
        const answer = await next(request);
        const response = answer.response as { statusCode: number; body?: unknown };
        const isFile = commandName === 'GetObjectCommand' && response.statusCode < 300;
        if (response.body instanceof Readable && !isFile)
          response.body = Readable.from(upTo(MOST_BYTES, response.body), { objectMode: false });
        return answer;
      },
    { step: 'deserialize', priority: 'low', name: 'upToMostBytes' },
  );
  return client;
}

async function* upTo(most: number, body: Readable): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const piece of body) {
    bytes += piece.length;
    if (bytes > most) throw new Error(`The bucket answered with more than ${most} bytes`);
    yield piece;
  }
}

/** Opens a bucket over connections this process keeps. */
export function openBucket(place: BucketPlace): Promise<Bucket> {
  return oncePerProcess(`bucket ${place.name} ${place.client.endpoint}`, () => connect(place));
}

async function connect({ name: Bucket, client: config }: BucketPlace): Promise<Bucket> {
  const client = await openS3(config, { connectionTimeout: 3_000, requestTimeout: 20_000 });
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
