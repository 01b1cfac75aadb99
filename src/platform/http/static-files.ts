import { createHash } from 'node:crypto';
import { createReadStream, type Stats } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import send from 'send';
import { acceptedCodings, type Coding, isWorthCompressing } from '#platform/content-negotiation.ts';
import { anyOriginAllowed, type Headers, securityHeadersFor } from './security-headers.ts';

/** A file served as it is. Everything but its bytes is read once, at the start. */
type StaticFile = {
  readonly location: string;
  readonly contentType: string;
  /** Bytes in each coding; null if the build did not compress it (src/site/adapter/bundle-server.ts). */
  readonly sizes: Readonly<Record<Coding, number | null>> & { readonly identity: number };
  /** In whole seconds, like HTTP dates. */
  readonly modified: Date;
  /** The same for the same bytes, on every machine. */
  readonly fingerprint: string;
  /** Its name changes with its content. */
  readonly isImmutable: boolean;
};

export type StaticFiles = { find(path: string): StaticFile | undefined };

/** The extension of a file's compressed copy. */
export const extensionByCoding = { br: '.br', gzip: '.gz', identity: '' } as const satisfies Record<
  Coding,
  string
>;

const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** `hero-wide.1a0b5879.svg`: a content hash in the name, as our build writes it. */
const hashedName = /\.[0-9a-f]{8,}\.[a-z0-9]+$/;
const buildFolder = '/_astro/';

/**
 * Finds every file below `folder`, by its canonical path. Files added later are not served, and no path from a request
 * ever reaches the disk. Hidden files, symbolic links and compressed copies have no path of their own (`.well-known` is
 * not hidden). Finds nothing if the folder does not exist.
 */
export async function openStaticFiles(folder: string): Promise<StaticFiles> {
  const found = new Map<string, StaticFile>();
  await addFolder(folder, '', found);
  return { find: path => found.get(path) };
}

/** The media type of a file, by its extension. */
export function findContentType(location: string): string {
  return contentTypes[extname(location).toLowerCase()] ?? 'application/octet-stream';
}

async function addFolder(folder: string, path: string, found: Map<string, StaticFile>): Promise<void> {
  const entries = await readEntries(folder);
  const names = new Set(entries.map(entry => entry.name));
  for (const entry of entries) {
    const location = join(folder, entry.name);
    const address = `${path}/${encodeURIComponent(entry.name.normalize('NFC'))}`;
    if (entry.name.startsWith('.') && entry.name !== '.well-known') continue;
    if (entry.isDirectory()) await addFolder(location, address, found);
    else if (entry.isFile() && !isCompressedCopy(entry.name, names))
      found.set(address, await readStaticFile(location, address));
  }
}

function isCompressedCopy(name: string, names: ReadonlySet<string>): boolean {
  return /\.(br|gz)$/.test(name) && names.has(name.slice(0, -'.br'.length));
}

async function readEntries(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

async function readStaticFile(location: string, address: string): Promise<StaticFile> {
  const stats = await stat(location);
  const contentType = findContentType(location);
  const isCompressed = isWorthCompressing(contentType, stats.size);
  const hash = createHash('sha256');
  const [br, gzip] = await Promise.all([
    isCompressed ? findSize(location + extensionByCoding.br, stats) : null,
    isCompressed ? findSize(location + extensionByCoding.gzip, stats) : null,
    pipeline(createReadStream(location), hash),
  ]);
  return {
    location,
    contentType,
    sizes: { br, gzip, identity: stats.size },
    modified: new Date(Math.floor(stats.mtimeMs / 1000) * 1000),
    fingerprint: hash.digest('base64url').slice(0, 22),
    isImmutable: address.startsWith(buildFolder) || hashedName.test(address),
  };
}

/** Bytes of a compressed copy; null if there is none, or it is older than its file. */
async function findSize(location: string, original: Stats): Promise<number | null> {
  const stats = await stat(location).catch(() => null);
  return stats && stats.mtimeMs >= original.mtimeMs ? stats.size : null;
}

const forAYear = 'public, max-age=31536000, immutable';
const forAnHour = 'public, max-age=3600';

type Refusal = { readonly refused: number; readonly headers: Headers };

/**
 * Answers GET and HEAD for a file: compressed if it is text, by range if it is not, 304 for a client that has it.
 * Returns a refusal, having sent nothing, for a condition or range the file does not meet (412, 416).
 */
export async function answerFile(
  file: StaticFile,
  security: Headers,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Refusal | null> {
  const coding = bestCoding(file, request.headers['accept-encoding']?.toString());
  const isText = isWorthCompressing(file.contentType, file.sizes.identity);
  const headers = writeHeaders(file, { coding, isText, security });
  for (const [name, value] of headers) response.setHeader(name, value);
  const sent = send(request, encodeURI(file.location + extensionByCoding[coding]), {
    cacheControl: false,
    dotfiles: 'allow',
    index: false,
    // Text is always sent whole: it is small, and a range of a compressed form is useless.
    acceptRanges: !isText,
  });
  const error = await new Promise<FileError | null>(resolve => {
    sent.on('error', resolve);
    response.on('close', () => resolve(null));
    sent.pipe(response);
  });
  if (!error) return null;
  if (response.headersSent) throw error;
  for (const [name] of headers) response.removeHeader(name);
  if (error.status !== 412 && error.status !== 416) throw error;
  return { refused: error.status, headers: rangeHeader(error) };
}

/** What `send` gives its listeners: the status it would answer with, and its headers. */
type FileError = Error & { status?: number; headers?: Record<string, string> };

function rangeHeader({ headers }: FileError): Headers {
  const range = headers?.['Content-Range'];
  return range === undefined ? [] : [['content-range', range]];
}

function bestCoding({ sizes }: StaticFile, acceptEncoding: string | undefined): Coding {
  return acceptedCodings(acceptEncoding).find(coding => sizes[coding] !== null) ?? 'identity';
}

function writeHeaders(
  file: StaticFile,
  { coding, isText, security }: { coding: Coding; isText: boolean; security: Headers },
): Headers {
  return [
    ...securityHeadersFor(file.contentType, security),
    ...anyOriginAllowed,
    ['content-type', file.contentType],
    ['cache-control', file.isImmutable ? forAYear : forAnHour],
    ['etag', `"${file.fingerprint}${coding === 'identity' ? '' : `-${coding}`}"`],
    ['last-modified', file.modified.toUTCString()],
    ...(isText ? [['vary', 'accept-encoding'] as const] : []),
    ...(coding === 'identity' ? [] : [['content-encoding', coding] as const]),
  ];
}
