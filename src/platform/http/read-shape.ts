import type { z } from 'zod';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { problemDocument, statusTitle } from './problem-document.ts';

const longestDetail = 300;

/**
 * The input in the shape of `schema`; the problem is the answer to send (400) and names the first error. Text the
 * database cannot store unchanged (NUL, a lone surrogate) is refused anywhere.
 */
export function readShape<Shape extends z.ZodType>(
  sent: unknown,
  schema: Shape,
): Outcome<z.output<Shape>, Response> {
  if (holdsBrokenText(sent)) return refuse('body: holds characters that are no text');
  const result = schema.safeParse(sent);
  if (result.success) return ok(result.data);
  const [first] = result.error.issues;
  return refuse(`${first?.path.join('.') || 'body'}: ${first?.message}`);
}

function refuse(detail: string): Outcome<never, Response> {
  const short = detail.length > longestDetail ? `${detail.slice(0, longestDetail)}…` : detail;
  return problem(problemDocument(400, statusTitle(400), short.toWellFormed()));
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
