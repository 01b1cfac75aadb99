import { damaged } from './backup.rules.ts';

/**
 * The part of the tar format (POSIX ustar) that backups use: plain files, and a record with the name if it exceeds a
 * hundred bytes. Any tar program can open a backup; we read nothing else ourselves.
 */
const BLOCK = 512;
const NAME_BYTES = 100;
const FILE = '0';
const FOLDER = '5';
const LONG_NAME = 'x';
const LONGEST_NAME_RECORD = 2_000;

export const tarEnd = Buffer.alloc(2 * BLOCK);

/** The 512 bytes that precede a file of `bytes` bytes in a tar archive (POSIX ustar). */
export function tarHeader(name: string, bytes: number): Buffer {
  if (Buffer.byteLength(name) <= NAME_BYTES) return block(name, bytes, FILE);
  const record = nameRecord(name);
  return Buffer.concat([
    block('name', record.length, LONG_NAME),
    record,
    tarPadding(record.length),
    block(`long-${Buffer.from(name).toString('base64url').slice(0, 60)}`, bytes, FILE),
  ]);
}

/** Padding after a file, up to the next whole block. */
export function tarPadding(bytes: number): Buffer {
  return Buffer.alloc((BLOCK - (bytes % BLOCK)) % BLOCK);
}

function block(name: string, bytes: number, kind: string): Buffer {
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0);
  header.write('0000600\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  header.write(`${octal(bytes, 11)}\0`, 124);
  header.write(`${octal(0, 11)}\0`, 136);
  header.write(kind, 156);
  header.write('ustar\x0000', 257);
  header.write(`${octal(checksum(header), 6)}\0 `, 148);
  return header;
}

const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0');

/** The sum of all bytes, with the eight bytes of the checksum itself counted as spaces. */
function checksum(header: Buffer): number {
  let sum = 8 * 0x20;
  for (const [at, byte] of header.entries()) if (at < 148 || at >= 156) sum += byte;
  return sum;
}

/** One record of the extended header: its own length in decimal digits, and the path. */
function nameRecord(name: string): Buffer {
  const rest = Buffer.byteLength(` path=${name}\n`);
  let length = rest + String(rest).length;
  if (length !== rest + String(length).length) length = rest + String(length).length;
  return Buffer.from(`${length} path=${name}\n`);
}

export type TarEntry = { name: string; bytes: number; body: AsyncIterable<Buffer> };

/**
 * The files in a tar stream, one after the other; the unread rest of a body is skipped. Folders are entries only where
 * they are asked for, and their names end in a slash.
 * @throws BackupError on anything a backup does not contain, and where the stream ends early.
 */
export async function* readTar(
  source: AsyncIterable<Buffer>,
  { folders = false } = {},
): AsyncGenerator<TarEntry> {
  const kinds = folders ? [FILE, LONG_NAME, FOLDER] : [FILE, LONG_NAME];
  const reader = byteReader(source);
  let longName: string | null = null;
  for (;;) {
    const header = await reader.take(BLOCK);
    if (header.every(byte => byte === 0)) break;
    const { name, bytes, kind } = readHeader(header, kinds);
    if (kind === LONG_NAME) {
      if (longName !== null || bytes > LONGEST_NAME_RECORD) throw damaged('a name that cannot be read');
      longName = readName(await reader.take(bytes));
      await reader.take(tarPadding(bytes).length);
      continue;
    }
    const body = reader.pieces(bytes);
    yield { name: longName ?? name, bytes, body };
    for await (const _rest of body);
    await reader.take(tarPadding(bytes).length);
    longName = null;
  }
  const end = await reader.take(BLOCK);
  if (end.some(byte => byte !== 0) || !(await reader.isAtEnd())) throw damaged('something follows its end');
}

function readHeader(header: Buffer, kinds: readonly string[]): { name: string; bytes: number; kind: string } {
  const text = (from: number, length: number) =>
    (header.toString('utf8', from, from + length).split('\0', 1)[0] ?? '').trim();
  if (Number.parseInt(text(148, 8), 8) !== checksum(header)) throw damaged('a header with a wrong checksum');
  const kind = header.toString('latin1', 156, 157);
  const size = text(124, 12);
  if (!kinds.includes(kind) || !/^[0-7]{11}$/.test(size) || text(345, 155) !== '')
    throw damaged('an entry that is not a plain file');
  return { name: text(0, NAME_BYTES), bytes: Number.parseInt(size, 8), kind };
}

function readName(record: Buffer): string {
  const [, length, name] = /^(\d+) path=([^\n]*)\n$/.exec(record.toString()) ?? [];
  if (name === undefined || Number(length) !== record.length) throw damaged('a name that cannot be read');
  return name;
}

/** Reads a stream in the requested amounts. */
function byteReader(source: AsyncIterable<Buffer>) {
  const pieces = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);

  async function more(): Promise<boolean> {
    while (rest.length === 0) {
      const next = await pieces.next();
      if (next.done) return false;
      rest = next.value;
    }
    return true;
  }

  async function* some(bytes: number): AsyncGenerator<Buffer> {
    for (let left = bytes; left > 0; ) {
      if (!(await more())) throw damaged('it ends too early');
      const piece = rest.subarray(0, left);
      rest = rest.subarray(piece.length);
      left -= piece.length;
      yield piece;
    }
  }

  return {
    pieces: some,
    isAtEnd: async () => !(await more()),
    async take(bytes: number): Promise<Buffer> {
      const taken: Buffer[] = [];
      for await (const piece of some(bytes)) taken.push(piece);
      return Buffer.concat(taken);
    },
  };
}
