import { costOfQuery } from './query-cost.rules.ts';

/** How much one request may ask for. */
type Bounds = {
  readonly addressLetters: number;
  readonly bodyBytes: number;
  readonly parameters: number;
  readonly clauses: number;
  readonly steps: number;
  readonly depth: number;
};

export type Caller = 'visitor' | 'staff';

/** Staff write long documents and import lists; visitors have nothing to ask at the admin but to sign in. */
export const boundsOf: Record<Caller, Bounds> = {
  visitor: { addressLetters: 2_048, bodyBytes: 64 * 1024, parameters: 40, clauses: 4, steps: 2, depth: 6 },
  staff: {
    addressLetters: 12_288,
    bodyBytes: 6 * 1024 * 1024,
    parameters: 1_000,
    clauses: 40,
    steps: 10,
    depth: 10,
  },
};

export type Refusal = { readonly status: 400 | 413 | 414 | 415; readonly message: string };

export const tooLarge: Refusal = { status: 413, message: 'This is too large. Send less at once.' };
const tooLong: Refusal = { status: 414, message: 'This address is too long.' };
const packed: Refusal = { status: 415, message: 'Send this without compressing it.' };
export const unreadable: Refusal = { status: 400, message: 'This is no valid JSON.' };
const tooMuch: Refusal = {
  status: 400,
  message: 'This asks for too much at once. Remove some of the conditions.',
};

/** Refuses a request by its address and headers, before anything of its body is read. */
export function refuseByHead(request: Request, bounds: Bounds): Refusal | null {
  const { url, headers } = request;
  if (url.length > bounds.addressLetters) return tooLong;
  if ((headers.get('content-encoding') ?? 'identity') !== 'identity') return packed;
  return refuseQuery(new URL(url).search, bounds);
}

/** Refuses a query for how much it asks for. */
export function refuseQuery(query: string, bounds: Bounds): Refusal | null {
  const cost = costOfQuery(query);
  const isTooMuch = (['parameters', 'clauses', 'steps', 'depth'] as const).some(
    part => cost[part] > bounds[part],
  );
  return isTooMuch ? tooMuch : null;
}
