import type { z } from 'zod';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { problemDocument, statusTitle } from './problem-document.ts';

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
  return json ? parseInput(json.value, schema) : refuse(400, 'body: is no JSON in UTF-8');
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

/** The fields of a form by name; the first value if a name is repeated, without files. */
export type FormFields = Readonly<Record<string, string>>;

/**
 * Reads a plain form (`application/x-www-form-urlencoded` or `multipart/form-data`, at most 64 KiB by the server's
 * limit); null when the body is something else or unreadable. `isForeignForm` has already checked that it came from
 * one of our pages.
 */
export async function readFormFields(request: Request): Promise<FormFields | null> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!['application/x-www-form-urlencoded', 'multipart/form-data'].includes(type)) return null;
  const form = await request.formData().catch(() => null);
  if (!form) return null;
  const fields = new Map<string, string>();
  for (const [name, value] of form) {
    if (typeof value === 'string' && !fields.has(name)) fields.set(name, value);
  }
  return Object.fromEntries(fields);
}

const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/i;

/**
 * Whether a page of another site made a browser send this. The only posts browsers send to other sites without a
 * preflight are forms, and those carry the origin of their page. Programs send no origin; the endpoint judges what they
 * send.
 */
export function isForeignForm({ method, headers }: Request, origin: string): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  const from = headers.get('origin');
  const isForeign = from === null ? headers.get('sec-fetch-site') === 'cross-site' : from !== origin;
  const type = headers.get('content-type');
  return isForeign && (type === null || formTypes.test(type));
}

/** Each part of a form costs time to read, however small it is; a form of ours has a few dozen. */
const mostParts = 1_000;

function hasTooManyParts(form: Buffer, type: string): boolean {
  const boundary = /\bboundary=("?)([^";,\s]{1,100})\1/i.exec(type)?.[2];
  if (boundary === undefined) return false;
  let parts = 0;
  for (let at = form.indexOf(`--${boundary}`); at >= 0; at = form.indexOf(`--${boundary}`, at + 1)) {
    parts += 1;
    if (parts > mostParts) return true;
  }
  return false;
}

/** Reads the form of an upload, at most `mostBytes` of it, whatever its headers say; null if it is not one. */
export async function readUploadForm(
  { headers, body }: { headers: Headers; body?: unknown },
  mostBytes: number,
): Promise<FormData | 'too-large' | null> {
  const type = headers.get('content-type') ?? '';
  if (!type.startsWith('multipart/form-data')) return null;
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += piece.byteLength;
    if (size > mostBytes) return 'too-large';
    pieces.push(piece);
  }
  const sent = Buffer.concat(pieces);
  if (hasTooManyParts(sent, type)) return 'too-large';
  const whole = new Response(sent, { headers: { 'content-type': type } });
  return whole.formData().catch(() => null);
}

/** The text fields of a form by name; the last of several with one name. */
export function readTextFields(form: FormData | null): Record<string, string> {
  const texts = [...(form ?? [])].filter((field): field is [string, string] => typeof field[1] === 'string');
  return Object.fromEntries(texts);
}

const longestDetail = 300;

/**
 * The input in the shape of `schema`; the problem is the answer to send (400) and names the first error. Text the
 * database cannot store unchanged (NUL, a lone surrogate) is refused anywhere.
 */
export function parseInput<Shape extends z.ZodType>(
  sent: unknown,
  schema: Shape,
): Outcome<z.output<Shape>, Response> {
  if (holdsBrokenText(sent)) return refuseShape('body: holds characters that are no text');
  const result = schema.safeParse(sent);
  if (result.success) return ok(result.data);
  const [first] = result.error.issues;
  return refuseShape(`${first?.path.join('.') || 'body'}: ${first?.message}`);
}

function refuseShape(detail: string): Outcome<never, Response> {
  const short = detail.length > longestDetail ? `${detail.slice(0, longestDetail)}…` : detail;
  return refuse(400, short.toWellFormed());
}

/** Without recursion: the sender decides how deep it is nested. */
function holdsBrokenText(sent: unknown): boolean {
  const left: unknown[] = [sent];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === 'string') {
      if (!value.isWellFormed() || value.includes('\0')) return true;
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, inside] of Object.entries(value)) left.push(name, inside);
    }
  }
  return false;
}
