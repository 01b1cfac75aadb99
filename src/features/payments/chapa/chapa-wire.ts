import { z } from 'zod';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import type { ProviderProblem } from '#core/payment-provider.ts';

export type ChapaOptions = {
  readonly api: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** How long an answer may take, in milliseconds. */
  readonly timeout?: number;
};

const longestAnswer = 100_000;

/**
 * One call of Chapa's API (developer.chapa.co): bearer key, JSON both ways. Asking is tried twice; whatever starts or
 * moves money once only, because a lost answer does not say whether it was done.
 */
export async function askChapa<Shape extends z.ZodType>(
  options: ChapaOptions,
  path: string,
  shape: Shape,
  body?: object,
): Promise<Outcome<z.infer<Shape>, ProviderProblem>> {
  const first = await askOnce(options, path, shape, body);
  const again = body === undefined && !first.ok && first.problem === 'unreachable';
  return again ? askOnce(options, path, shape, body) : first;
}

async function askOnce<Shape extends z.ZodType>(
  { api, secretKey, timeout = 10_000 }: ChapaOptions,
  path: string,
  shape: Shape,
  body?: object,
): Promise<Outcome<z.infer<Shape>, ProviderProblem>> {
  let status: number;
  let text: string;
  try {
    const response = await fetch(`${api}/v1/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
      body: body ? JSON.stringify(body) : null,
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    status = response.status;
    text = await response.text();
  } catch {
    return problem('unreachable');
  }
  if (status === 429) return problem('busy');
  if (status >= 500) return problem('unreachable');
  if (status === 404) return problem('unknown');
  if (status >= 400) return problem('refused');
  const read = shape.safeParse(text.length > longestAnswer ? null : readJson(text));
  return read.success ? ok(read.data) : problem('unclear');
}

/** The JSON in `text`; null where it is none. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const decimal = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/;

/** Chapa writes 100, "100" or "100.50"; both of its currencies have two decimals. In smallest units, never by way of a float. */
export const decimalAmount = z.union([z.string(), z.number()]).transform((value, context) => {
  const [, whole, part = ''] = decimal.exec(String(value)) ?? [];
  if (whole !== undefined) return BigInt(whole + part.padEnd(2, '0'));
  context.addIssue({ code: 'custom', message: 'must be an amount' });
  return z.NEVER;
});
