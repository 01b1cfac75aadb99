type Counts = Readonly<Record<string, number>>;
type Called = { readonly status: number; readonly body: unknown };
type PageViewAnswer = { readonly success?: unknown; readonly error?: unknown };

/** What is said when event views did not come. */
export const viewsFailed = 'error fetching data';

/** The views of events out of an answer: the first element of its list on 200, nothing on any other status. */
export function eventViewsOf({ status, body }: Called): Counts {
  const [first] = status === 200 && Array.isArray(body) ? body : [];
  return isObject(first) ? (first as Counts) : {};
}

/** The views of events, or `viewsFailed` where the call did not come back at all. */
export async function viewsOrFailure(endpoint: () => Promise<Called>): Promise<Counts | typeof viewsFailed> {
  try {
    return eventViewsOf(await endpoint());
  } catch {
    return viewsFailed;
  }
}

/** The number of a key; 0 where nothing was counted, or where the answer is no number at all. */
export function clickCountOf(answer: unknown, key: string): number {
  const n = isObject(answer) && Object.hasOwn(answer, key) ? answer[key] : answer;
  return typeof n === 'number' && Number.isFinite(n) ? n : 0;
}

/** What a page view came to: a message, the error the call told, or what kept the call from being answered. */
export function pageViewResultOf(answer: PageViewAnswer | Error): unknown {
  if (answer instanceof Error) return answer;
  return answer.success === true ? 'Page view count updated successfully' : answer.error;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
