import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { writeAtomically } from './backup-files.ts';
import { checkBackup } from './check-backup.ts';
import { ABOUT, MANIFEST, MANIFEST_SUM, sha256, writeManifest } from './manifest.ts';
import { makeKeyPair, seal } from './seal.ts';
import { findSigners, signText } from './signing.ts';
import { readTar, tarEnd, tarHeader, tarPadding } from './tar.ts';

const folder = mkdtempSync(join(tmpdir(), 'adey-hostile-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Entries = [name: string, text: string][];

async function* writeTar(entries: Entries): AsyncGenerator<Buffer> {
  for (const [name, text] of entries) {
    const bytes = Buffer.from(text);
    yield tarHeader(name, bytes.length);
    yield bytes;
    yield tarPadding(bytes.length);
  }
  yield tarEnd;
}

const about = { format: 1, software: 'adey 9.9.9', madeAt: '2026-11-20T23:00:00.000Z', migrations: ['one'] };
const rows = '1\tAbeba\n2\tDawit\n';
const posts = {
  schema: 'public',
  name: 'posts',
  columns: ['id', 'name'],
  rows: 2,
  bytes: rows.length,
  sha256: sha256(rows),
};
const manifest = { ...about, tables: [posts], sequences: [], media: [] as object[], missing: [] };
const part = 'tables/public.posts/000001.copy';

function makeBackup(
  list: object = manifest,
  more: { first?: object; parts?: Entries; last?: Entries } = {},
): Entries {
  const text = JSON.stringify(list);
  return [
    [ABOUT, JSON.stringify(more.first ?? about)],
    ...(more.parts ?? [[part, rows]]),
    [MANIFEST, text],
    [MANIFEST_SUM, `${sha256(text)}  ${MANIFEST}\n`],
    ...(more.last ?? []),
  ] as Entries;
}

let files = 0;
async function check(entries: Entries) {
  files += 1;
  const file = join(folder, String(files));
  await writeAtomically(file, await seal(writeTar(entries), null));
  return checkBackup(file, null);
}

it('a well-formed backup is accepted, also with an empty table or a file', async () => {
  expect((await check(makeBackup())).tables).toEqual([posts]);
  const media = [{ name: 'child (2).jpg', bytes: 1, sha256: sha256('x') }];
  const parts: Entries = [
    [part, rows],
    ['media/child (2).jpg', 'x'],
  ];
  expect((await check(makeBackup({ ...manifest, media }, { parts }))).media).toEqual(media);
  const empty = { ...posts, name: 'empty', rows: 0, bytes: 0, sha256: sha256('') };
  expect((await check(makeBackup({ ...manifest, tables: [posts, empty] }))).tables).toHaveLength(2);
});

it.each([
  '../outside',
  '/etc/passwd',
  'a/b',
  '..',
  '.',
  'a\\b',
  'C:evil',
  'a\u0000b',
  'a\nb',
  '',
  'x'.repeat(256),
])('a backup that contains a file named %j is rejected as damaged', async name => {
  const media = [{ name, bytes: 1, sha256: sha256('x') }];
  await expect(
    check(
      makeBackup(
        { ...manifest, media },
        {
          parts: [
            [part, rows],
            [`media/${name}`, 'x'],
          ],
        },
      ),
    ),
  ).rejects.toThrow(/^The backup is damaged/);
});

it('a backup of a newer format asks for a software update, and an unknown format counts as damaged', async () => {
  await expect(check(makeBackup(manifest, { first: { ...about, format: 2 } }))).rejects.toThrow(
    'update the software',
  );
  await expect(check(makeBackup(manifest, { first: { format: 'x' } }))).rejects.toThrow('damaged');
});

const damage: [string, Entries][] = [
  ['no first page', makeBackup().slice(1)],
  ['no list of contents', makeBackup().slice(0, 2)],
  ['no digest of the list', makeBackup().slice(0, 3)],
  ['an unlisted table', makeBackup({ ...manifest, tables: [] })],
  ['a missing table', makeBackup(manifest, { parts: [] })],
  ['an extra row', makeBackup(manifest, { parts: [[part, `${rows}3\tx\n`]] })],
  ['a changed row', makeBackup(manifest, { parts: [[part, rows.replace('Dawit', 'Abebe')]] })],
  ['a part out of order', makeBackup(manifest, { parts: [['tables/public.posts/000002.copy', rows]] })],
  [
    'a part twice',
    makeBackup(manifest, {
      parts: [
        [part, rows],
        ['tables/a.b/000001.copy', ''],
        [part, rows],
      ],
    }),
  ],
  [
    'an unlisted file',
    makeBackup(manifest, {
      parts: [
        [part, rows],
        ['media/x', 'x'],
      ],
    }),
  ],
  [
    'a stray entry',
    makeBackup(manifest, {
      parts: [
        [part, rows],
        ['tables/x', 'x'],
      ],
    }),
  ],
  ['data after the end', makeBackup(manifest, { last: [['media/x', 'x']] })],
  ['a table with an invalid name', makeBackup({ ...manifest, tables: [{ ...posts, name: 'posts"; drop' }] })],
];
it.each(damage)('a backup with %s is rejected as damaged', async (_what, entries) => {
  await expect(check(entries)).rejects.toThrow(/^The backup is damaged/);
});

describe('the signature of a backup', async () => {
  const { publicKey, secretKey } = await makeKeyPair();
  const [signer] = findSigners(secretKey);
  const list = { ...manifest, format: 1 as const, media: [] };
  const signed = (contents: object, by = signer) =>
    by ? { ...contents, signature: signText(by, 'backup', JSON.stringify(contents)) } : contents;
  /** Encrypted with the public half of the key, as everybody can. */
  async function isProven(contents: object) {
    files += 1;
    const file = join(folder, String(files));
    await writeAtomically(file, await seal(writeTar(makeBackup(contents)), publicKey));
    return (await checkBackup(file, secretKey)).isProven;
  }

  it('a signature about exactly its contents proves who wrote a backup', async () => {
    expect(JSON.parse(writeManifest(list, signer ?? null))).toEqual(signed(list));
    expect(await isProven(signed(list))).toBe(true);
    expect(await isProven(signed({ ...list, addedLater: 1 })), 'some of it only newer versions know').toBe(
      true,
    );
  });

  it('an unsigned, wrongly signed or altered backup is not proven', async () => {
    const [stranger] = findSigners((await makeKeyPair()).secretKey);
    expect(await isProven(list)).toBe(false);
    expect(await isProven(signed(list, stranger))).toBe(false);
    expect(await isProven({ ...signed(list), software: 'adey 9.9.8' }), 'changed since').toBe(false);
    for (const signature of ['', 7, 'A'.repeat(86), null, { about: list }])
      expect(await isProven({ ...list, signature }), JSON.stringify(signature)).toBe(false);
  });
});

it('tar entry names of every length and script round-trip unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }), fc.string()), {
        maxLength: 5,
      }),
      async drawn => {
        const entries: Entries = drawn.map(([name, text]) => [
          `media/${name.replaceAll(/[\0\n]/g, '_')}x`,
          text,
        ]);
        const read: Entries = [];
        for await (const { name, body } of readTar(writeTar(entries))) {
          const pieces: Buffer[] = [];
          for await (const piece of body) pieces.push(piece);
          read.push([name, Buffer.concat(pieces).toString()]);
        }
        expect(read).toEqual(entries.map(([name, text]) => [name, Buffer.from(text).toString()]));
      },
    ),
    { numRuns: 50 },
  );
});

it('reading random bytes as a tar throws that the backup is damaged', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 0, maxLength: 2_000 }), async bytes => {
      const source = async function* () {
        yield Buffer.from(bytes);
      };
      const read = async () => {
        for await (const entry of readTar(source())) void entry;
      };
      await expect(read()).rejects.toThrow(/^The backup is damaged/);
    }),
    { numRuns: 100 },
  );
});
