/** The limits of one request. */
type RequestLimits = {
  readonly addressLetters: number;
  readonly bodyBytes: number;
  readonly parameters: number;
  readonly clauses: number;
  readonly steps: number;
  readonly depth: number;
};

export type Caller = 'visitor' | 'staff';

/** Staff write long documents and import lists; others only sign in. */
export const limitsByCaller: Record<Caller, RequestLimits> = {
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
const compressed: Refusal = { status: 415, message: 'Send this without compressing it.' };
export const unreadable: Refusal = { status: 400, message: 'This is not valid JSON.' };
const tooMuch: Refusal = {
  status: 400,
  message: 'This asks for too much at once. Remove some of the conditions.',
};

/** Refuses a request by its address and headers, before its body is read. */
export function refuseByHeaders(request: Request, limits: RequestLimits): Refusal | null {
  const { url, headers } = request;
  if (url.length > limits.addressLetters) return tooLong;
  if ((headers.get('content-encoding') ?? 'identity') !== 'identity') return compressed;
  return refuseQuery(new URL(url).search, limits);
}

/** Refuses a query that costs too much. */
export function refuseQuery(query: string, limits: RequestLimits): Refusal | null {
  const cost = measureQuery(query);
  const isTooMuch = (['parameters', 'clauses', 'steps', 'depth'] as const).some(
    part => cost[part] > limits[part],
  );
  return isTooMuch ? tooMuch : null;
}

/** The cost of an API query for the database, counted from its text alone. */
type QueryCost = {
  readonly parameters: number;
  /** Comparisons of all `where`, and the fields to sort by. */
  readonly clauses: number;
  /** Steps to other documents in them: `author.team.name` takes two, and each joins a table. */
  readonly steps: number;
  /** The deepest nesting of a parameter's name. */
  readonly depth: number;
};

const condition = /(?:^|\[)where(?:\]|\[)/;
const grouping = /^(?:where|and|or|\d*)$/;
/** The values of one comparison with a list: `[in][0]`, `[in][1]`. */
const listed = /\[(?:in|not_in|all)\]\[\d*\]$/;

/** The cost of a query string, or of a form body used as one, without parsing it into objects. */
export function measureQuery(query: string): QueryCost {
  const cost = { parameters: 0, clauses: 0, steps: 0, depth: 0 };
  const lists = new Set<string>();
  for (const [name, value] of new URLSearchParams(query)) {
    const parts = name.split(/[[\]]+/).filter(part => part !== '');
    cost.parameters += 1;
    cost.depth = Math.max(cost.depth, parts.length);
    if (name === 'sort' || name.startsWith('sort[')) {
      cost.clauses += value.split(',').length;
      cost.steps += dotsIn(value);
    }
    if (!condition.test(name) || isSameList(name, lists)) continue;
    const path = parts.slice(parts.indexOf('where')).filter(part => !grouping.test(part));
    cost.clauses += 1;
    cost.steps += dotsIn(name) + Math.max(0, path.length - 2);
  }
  return cost;
}

/** Whether this is a further value of a list seen before. A list below `[]` is another one each time. */
function isSameList(name: string, lists: Set<string>): boolean {
  if (!listed.test(name)) return false;
  const list = name.slice(0, name.lastIndexOf('['));
  if (list.includes('[]')) return false;
  if (lists.has(list)) return true;
  lists.add(list);
  return false;
}

const dotsIn = (text: string) => text.split('.').length - 1;
