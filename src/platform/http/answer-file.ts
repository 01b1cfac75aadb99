import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { readRange } from '#platform/http/byte-range.ts';
import { acceptedCodings, type Coding, isWorthCompressing } from '#platform/http/content-coding.ts';
import { namesEntityTag } from '#platform/http/entity-tag.ts';
import { forEverySite, type Headers, securityHeadersFor } from '#platform/http/security-headers.ts';
import { hasLeft } from '#platform/http/send-response.ts';
import type { StaticFiles, StaticForms } from '#platform/http/static-files.ts';
import type { StaticFile } from '#platform/http/static-index.ts';

const forAYear = 'public, max-age=31536000, immutable';
const forAnHour = 'public, max-age=3600';

/** What was decided about an answer, before its body is touched. */
type FilePart = { readonly first: number; readonly last: number };
type Sending = { readonly status: number; readonly headers: Headers; readonly part?: FilePart };

/**
 * Answers GET and HEAD for a file: compressed when it is text, by the range when it is not, 304 for who holds it.
 * Returns false, having sent nothing, for a status that wants a problem page: 400 or 416 (in `refused`).
 */
export async function answerFile(
  file: StaticFile,
  files: StaticFiles,
  security: Headers,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<{ refused: 400 | 416; headers: Headers } | null> {
  const forms = (await files.formsOf(file)) ?? null;
  const coding = forms ? bestCoding(forms, request.headers['accept-encoding']?.toString()) : 'identity';
  const length = forms?.[coding]?.byteLength ?? file.size;
  const told = [
    ...securityHeadersFor(file.contentType, security),
    ...forEverySite,
    ...validators(file, coding),
  ];
  if (isHeld(file, coding, request)) {
    send(response, { status: 304, headers: told });
    return null;
  }

  const described = [...told, ...representation(file, coding)];
  const wish = wishOf(file, coding, request);
  if (wish.kind === 'malformed') return { refused: 400, headers: [] };
  if (wish.kind === 'outside') return { refused: 416, headers: [['content-range', `bytes */${file.size}`]] };
  const part = wish.kind === 'part' ? wish.range : { first: 0, last: length - 1 };
  const headers: Headers = [
    ...described,
    ...(wish.kind === 'part'
      ? [['content-range', `bytes ${part.first}-${part.last}/${file.size}`] as const]
      : []),
    ['content-length', String(part.last - part.first + 1)],
  ];
  const sending = { status: wish.kind === 'part' ? 206 : 200, headers, part };
  if (request.method === 'HEAD') send(response, sending);
  else if (forms) send(response, sending, forms[coding] ?? undefined);
  else await sendFromDisk(response, sending, file);
  return null;
}

function bestCoding(forms: StaticForms, acceptEncoding: string | undefined): Coding {
  return acceptedCodings(acceptEncoding).find(coding => forms[coding] !== null) ?? 'identity';
}

function entityTagOf(file: StaticFile, coding: Coding): string {
  return `"${file.fingerprint}${coding === 'identity' ? '' : `-${coding}`}"`;
}

function validators(file: StaticFile, coding: Coding): Headers {
  const isText = isWorthCompressing(file.contentType, file.size);
  return [
    ['cache-control', file.isImmutable ? forAYear : forAnHour],
    ['etag', entityTagOf(file, coding)],
    ['last-modified', file.modified.toUTCString()],
    ...(isText ? [['vary', 'accept-encoding'] as const] : []),
  ];
}

function representation(file: StaticFile, coding: Coding): Headers {
  const isText = isWorthCompressing(file.contentType, file.size);
  return [
    ['content-type', file.contentType],
    ...(isText ? [] : [['accept-ranges', 'bytes'] as const]),
    ...(coding === 'identity' ? [] : [['content-encoding', coding] as const]),
  ];
}

/** If-None-Match decides alone when it is there; the date is for clients that know no tags (RFC 9110, 13.2.2). */
function isHeld(file: StaticFile, coding: Coding, { headers }: IncomingMessage): boolean {
  const ifNoneMatch = headers['if-none-match'];
  if (ifNoneMatch !== undefined) return namesEntityTag(ifNoneMatch, entityTagOf(file, coding));
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return file.modified.getTime() <= since;
}

/** Text is always sent whole: it is small, and a range of a compressed form helps nobody. */
function wishOf(file: StaticFile, coding: Coding, { headers }: IncomingMessage) {
  const isWhole =
    isWorthCompressing(file.contentType, file.size) || !isUnchanged(file, coding, headers['if-range']);
  return readRange(isWhole ? undefined : headers.range, file.size);
}

/** If-Range: a client joining parts wants the rest only of the file it began with. */
function isUnchanged(file: StaticFile, coding: Coding, ifRange: string | string[] | undefined): boolean {
  if (ifRange === undefined) return true;
  const wanted = ifRange.toString();
  return wanted === entityTagOf(file, coding) || Date.parse(wanted) === file.modified.getTime();
}

function send(response: ServerResponse, { status, headers, part }: Sending, body?: Uint8Array): void {
  response.writeHead(status, headers.flat());
  response.end(part && body?.subarray(part.first, part.last + 1));
}

async function sendFromDisk(response: ServerResponse, sending: Sending, file: StaticFile): Promise<void> {
  const handle = await open(file.location);
  const { part } = sending;
  response.writeHead(sending.status, sending.headers.flat());
  const stream = createReadStream('', { fd: handle, start: part?.first, end: part?.last });
  await pipeline(stream, response).catch(error => {
    if (!hasLeft(error)) throw error;
  });
}
