import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Server = { run(): Promise<AddressInfo>; close(): Promise<void> };
type Options = {
  address: string;
  port: number;
  directory: string;
  silent: boolean;
  vhostBuckets: boolean;
  allowMismatchedSignatures: boolean;
};
// It has no types of its own.
const S3rver: new (options: Options & { configureBuckets: { name: string }[] }) => Server = createRequire(
  import.meta.url,
)('@20minutes/s3rver');

export type BucketService = {
  /** The settings with which a stack stores its pictures here. */
  settings: Record<string, string>;
  /** Names of the files in the bucket. */
  files(): string[];
  close(): Promise<void>;
};

const BUCKET = 'adey-pictures';

/** A service that speaks S3, with one empty bucket, on a free port of 127.0.0.1. */
export async function startBucketService(): Promise<BucketService> {
  const directory = mkdtempSync(join(tmpdir(), 'adey-bucket-'));
  const address = '127.0.0.1';
  const server = new S3rver({
    ...{ address, port: 0, directory, silent: true, vhostBuckets: false },
    // It signs the address of a bucket without the slash the client sends, so listing files would fail.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: BUCKET }],
  });
  const { port } = await server.run();
  return {
    settings: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: `http://${address}:${port}`,
      S3_PATH_STYLE: 'on',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    files: () =>
      readdirSync(join(directory, BUCKET))
        .filter(name => name.endsWith('_S3rver_object'))
        .map(name => name.replace('._S3rver_object', '')),
    async close() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
