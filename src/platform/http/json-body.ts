import type { z } from 'zod';
import { type Outcome, problem } from '#core/outcome.ts';
import { problemDocument, statusTitle } from './problem-document.ts';
import { readShape } from './read-shape.ts';

const largestBody = 16 * 1024;

/**
 * Reads a JSON body (at most 16 KiB) in the shape of `schema`. The problem is the answer to send: 413 too large, 415
 * not JSON by its content type, 400 not JSON or not of that shape.
 */
export async function readJsonBody<Shape extends z.ZodType>(
  request: Request,
  schema: Shape,
): Promise<Outcome<z.output<Shape>, Response>> {
  if (!isJson(request.headers.get('content-type'))) return refuse(415, 'Send application/json in UTF-8.');
  const bytes = await readBytes(request);
  if (bytes === null) return refuse(413, `Send at most ${largestBody} bytes.`);
  const json = parseJson(bytes);
  return json ? readShape(json.value, schema) : refuse(400, 'body: is no JSON in UTF-8');
}

/** JSON is UTF-8 (RFC 8259, 8.1); a body that declares another charset is refused. */
function isJson(contentType: string | null): boolean {
  const [type, ...parameters] = (contentType ?? '').toLowerCase().split(';');
  const charset = parameters.map(text => text.trim()).find(text => text.startsWith('charset='));
  return (
    type?.trim() === 'application/json' && (!charset || /^charset=("utf-8"|utf-8|"utf8"|utf8)$/.test(charset))
  );
}

async function readBytes(request: Request): Promise<Uint8Array | null> {
  if (Number(request.headers.get('content-length') ?? 0) > largestBody) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > largestBody) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Null for anything but JSON, and for invalid UTF-8: replacing bytes would store what nobody sent. */
function parseJson(bytes: Uint8Array): { value: unknown } | null {
  try {
    return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    return null;
  }
}

function refuse(status: number, detail: string): Outcome<never, Response> {
  return problem(problemDocument(status, statusTitle(status), detail));
}
