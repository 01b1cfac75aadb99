import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { openBucket as openPictures } from '#platform/pictures/bucket.ts';
import { startBucketService } from '../../../tests/support/bucket-service.ts';
import { backupName } from './backup-files.ts';
import { bucketTarget, type CopyTarget, copyBackups, folderTarget } from './copy-backups.ts';
import { ERASURE_LIST } from './erasures.ts';

const keep = { days: 2, weeks: 0, months: 0 };
const fileNames = ['2026-11-18', '2026-11-19', '2026-11-20'].map(day =>
  backupName(new Date(`${day}T23:00:00Z`), true),
);
const [first = '', second = '', third = ''] = fileNames;

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'adey-copies-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function folderWith(names: readonly string[], bytes = 1_000): string {
  const folder = emptyFolder();
  for (const name of names) writeFileSync(join(folder, name), randomBytes(bytes));
  return folder;
}

/** A bucket that takes files in parts of 5 MiB, the least the protocol allows. */
async function openBucket(folder = 'adey/backups') {
  const service = await startBucketService();
  onTestFinished(() => service.close());
  const { S3_BUCKET = '', S3_ENDPOINT = '', S3_ACCESS_KEY_ID: accessKeyId = '' } = service.settings;
  return bucketTarget({
    bucket: S3_BUCKET,
    folder,
    partBytes: 5 * 1024 * 1024,
    client: {
      region: 'us-east-1',
      endpoint: S3_ENDPOINT,
      forcePathStyle: true,
      credentials: { accessKeyId, secretAccessKey: accessKeyId },
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    },
  });
}

async function textIn(target: CopyTarget, name: string): Promise<string> {
  const found = await target.read(name);
  return found ? text(found) : '';
}

const targets: [string, () => Promise<CopyTarget>][] = [
  ['a folder', async () => folderTarget(emptyFolder())],
  ['a bucket', openBucket],
];

it.each(targets)(
  'every retained backup is copied once to %s, and outdated copies are deleted',
  async (_, open) => {
    const target = await open();
    const folder = folderWith([first, second]);
    expect(await copyBackups({ folder, target, keep })).toEqual({
      latest: '2026-11-19T23:00:00.000Z',
      copied: 2,
      stored: 2,
    });
    writeFileSync(join(folder, third), randomBytes(12_000_000));
    expect(await copyBackups({ folder, target, keep })).toMatchObject({ copied: 1, stored: 2 });
    expect(await copyBackups({ folder, target, keep })).toMatchObject({ copied: 0, stored: 2 });
    expect([...(await target.list())].toSorted()).toEqual([
      [second, 1_000],
      [third, 12_000_000],
    ]);
  },
);

it.each(targets)(
  'an emptied backup folder deletes no copy from %s, and erasure lists are merged',
  async (_, open) => {
    const target = await open();
    const folder = folderWith([second, third]);
    writeFileSync(join(folder, ERASURE_LIST), '\n{"id":1}\n{"id":2}');
    await copyBackups({ folder, target, keep });
    const anew = emptyFolder();
    writeFileSync(join(anew, ERASURE_LIST), '\n{"id":2}\n{"id":3}');
    expect(await copyBackups({ folder: anew, target, keep })).toMatchObject({ copied: 0, stored: 2 });
    const there = [...(await target.list()).keys()];
    expect(there).toEqual(expect.arrayContaining([second, third]));
    const list = (await textIn(target, ERASURE_LIST)).split('\n').filter(Boolean);
    expect(list).toEqual(['{"id":1}', '{"id":2}', '{"id":3}']);
  },
);

it('a copy has the bytes of its original, even when uploaded in parts', async () => {
  const target = await openBucket('');
  const folder = folderWith([third], 12_000_000);
  await copyBackups({ folder, target, keep });
  const copied = await textIn(target, third);
  expect(copied === readFileSync(join(folder, third)).toString(), 'compared as text').toBe(true);
});

it('a truncated copy is made again', async () => {
  const to = emptyFolder();
  const folder = folderWith([third]);
  writeFileSync(join(to, third), 'cut off');
  await copyBackups({ folder, target: folderTarget(to), keep });
  expect(readFileSync(join(to, third))).toEqual(readFileSync(join(folder, third)));
});

it('an unmounted disk and an unreachable service are reported, and nothing is written in their place', async () => {
  const folder = folderWith([third]);
  const away = join(emptyFolder(), 'not-mounted');
  await expect(copyBackups({ folder, target: folderTarget(away), keep })).rejects.toThrow(
    'is its disk mounted?',
  );
  expect(existsSync(away)).toBe(false);
  const closed = bucketTarget({
    bucket: 'away',
    folder: '',
    client: {
      region: 'us-east-1',
      endpoint: 'http://127.0.0.1:9',
      credentials: { accessKeyId: 'x', secretAccessKey: 'x' },
      maxAttempts: 1,
    },
  });
  await expect(copyBackups({ folder, target: closed, keep })).rejects.toThrow();
  expect(readdirSync(folder)).toEqual([third]);
});

/** A service that answers every request with this, and counts the requests and the bytes that were taken. */
async function serveBucket(answer: (response: ServerResponse) => void) {
  const taken = { requests: 0, bytes: 0 };
  const server = createServer((_, response) => {
    taken.requests += 1;
    response.setHeader('content-type', 'application/xml');
    response.on('close', () => {
      taken.bytes += response.socket?.bytesWritten ?? 0;
    });
    answer(response);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const client = {
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    forcePathStyle: true,
    credentials: { accessKeyId: 'x', secretAccessKey: 'x' },
  };
  return { taken, client, target: bucketTarget({ bucket: 'away', folder: '', client }) };
}

const LIST = '<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">';
const page = (name: string) =>
  `${LIST}<IsTruncated>true</IsTruncated><Contents><Key>${name}</Key><Size>1</Size></Contents><NextContinuationToken>next</NextContinuationToken></ListBucketResult>`;

it.each([200, 500])(
  'an endless response with status %i from a bucket is refused after 4 MiB',
  async status => {
    const { taken, client, target } = await serveBucket(response => {
      response.writeHead(status);
      const more = () => {
        while (!response.destroyed && response.write(' '.repeat(64 * 1024)));
      };
      response.on('drain', more);
      response.write(LIST);
      more();
    });
    const tooLong = /more than 4194304 bytes/;
    await expect(target.list()).rejects.toThrow(tooLong);
    const bucket = await openPictures({ name: 'away', client });
    await expect(bucket.isEmpty()).rejects.toThrow(tooLong);
    await expect.poll(() => taken.bytes).toBeGreaterThan(0);
    expect(taken.bytes / taken.requests).toBeLessThan(32 * 1024 * 1024);
  },
);

it('a bucket listing whose pages never end is refused', async () => {
  let pages = 0;
  const { target } = await serveBucket(response => {
    pages += 1;
    response.end(page(`file-${pages}`));
  });
  await expect(target.list()).rejects.toThrow('has no end after 500 files');
});

it('a copy of 6 MiB, larger than the limit for listings, is read in full', async () => {
  const { target } = await serveBucket(response => response.end(' '.repeat(6 * 1024 * 1024)));
  expect(await textIn(target, 'large')).toHaveLength(6 * 1024 * 1024);
});
