import type { z } from 'zod';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { problemDocument } from './problem-document.ts';

const largestBody = 16 * 1024;

/**
 * Reads the JSON a call carries (at most 16 KiB) in the shape of `schema`.
 * The problem is the answer to give: 413 too large, 415 not JSON by its content type, 400 not of that shape.
 */
export async function readJsonBody<Shape extends z.ZodType>(
  request: Request,
  schema: Shape,
): Promise<Outcome<z.infer<Shape>, Response>> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json')
    return problem(problemDocument(415, 'Unsupported Media Type', 'Send application/json.'));
  const text = await readText(request);
  if (text === null)
    return problem(problemDocument(413, 'Content Too Large', `Send at most ${largestBody} bytes.`));
  const result = schema.safeParse(parseJson(text));
  if (result.success) return ok(result.data);
  const [first] = result.error.issues;
  return problem(
    problemDocument(400, 'Bad Request', `${first?.path.join('.') || 'body'}: ${first?.message}`),
  );
}

async function readText(request: Request): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > largestBody) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > largestBody) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // The schema refuses it like any other wrong shape.
  }
}
