import type { IncomingMessage, ServerResponse } from 'node:http';
import send from 'send';
import { acceptedCodings, type Coding, isWorthCompressing } from '#platform/content-negotiation.ts';
import { forEverySite, type Headers, securityHeadersFor } from '#platform/http/security-headers.ts';
import { endingOf, type StaticFile } from '#platform/http/static-files.ts';

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
  const headers = headersOf(file, { coding, isText, security });
  for (const [name, value] of headers) response.setHeader(name, value);
  const sent = send(request, encodeURI(file.location + endingOf[coding]), {
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

function headersOf(
  file: StaticFile,
  { coding, isText, security }: { coding: Coding; isText: boolean; security: Headers },
): Headers {
  return [
    ...securityHeadersFor(file.contentType, security),
    ...forEverySite,
    ['content-type', file.contentType],
    ['cache-control', file.isImmutable ? forAYear : forAnHour],
    ['etag', `"${file.fingerprint}${coding === 'identity' ? '' : `-${coding}`}"`],
    ['last-modified', file.modified.toUTCString()],
    ...(isText ? [['vary', 'accept-encoding'] as const] : []),
    ...(coding === 'identity' ? [] : [['content-encoding', coding] as const]),
  ];
}
