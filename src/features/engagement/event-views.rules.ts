type Counts = Readonly<Record<string, number>>;
type Called = { readonly status: number; readonly body: unknown };
type PageViewAnswer = { readonly success?: unknown; readonly error?: unknown };

/** The message when event views could not be loaded. */
export const viewsFailed = 'error fetching data';

/** The event views of a response: the first element of its list on 200, otherwise nothing. */
export function eventViewsOf({ status, body }: Called): Counts {
  const [first] = status === 200 && Array.isArray(body) ? body : [];
  return isObject(first) ? (first as Counts) : {};
}

/** The event views, or `viewsFailed` if there was no response. */
export async function viewsOrFailure(endpoint: () => Promise<Called>): Promise<Counts | typeof viewsFailed> {
  try {
    return eventViewsOf(await endpoint());
  } catch {
    return viewsFailed;
  }
}

/** The count of a key; 0 if it was never counted or the response is invalid. */
export function clickCountOf(answer: unknown, key: string): number {
  const n = isObject(answer) && Object.hasOwn(answer, key) ? answer[key] : answer;
  return typeof n === 'number' && Number.isFinite(n) ? n : 0;
}

/** The result of a page view: a message, the error in the response, or why there was none. */
export function pageViewResultOf(answer: PageViewAnswer | Error): unknown {
  if (answer instanceof Error) return answer;
  return answer.success === true ? 'Page view count updated successfully' : answer.error;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
