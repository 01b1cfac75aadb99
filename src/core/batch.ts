/** Most items in a batch; the rest goes into the next one. */
export const largestBatch = 500;
/** Batches that take longer fail, in ms: those behind them must not wait for ever. */
const defaultTimeoutMs = 10_000;

type Waiting<Item, Result> = {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
};

/**
 * Collects items that arrive while a batch is running into the next one, so that many cost one statement. `work` gets
 * the items in order of arrival and returns one result for each; if it fails, or takes longer than `timeoutMs` (an
 * error with code ETIMEDOUT), every item of its batch fails.
 */
export function batch<Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
  timeoutMs = defaultTimeoutMs,
): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = [];
  let isRunning = false;

  async function runBatches(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      const current = waiting.slice(0, largestBatch);
      waiting = waiting.slice(largestBatch);
      await settle(current, items => withTimeout(work(items), timeoutMs));
    }
    isRunning = false;
  }

  return item =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isRunning) void runBatches();
    });
}

async function settle<Item, Result>(
  runBatches: readonly Waiting<Item, Result>[],
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
): Promise<void> {
  try {
    const results = await work(runBatches.map(({ item }) => item));
    if (results.length !== runBatches.length)
      throw new Error(`${results.length} results for ${runBatches.length} items.`);
    for (const [index, { resolve }] of runBatches.entries()) resolve(results[index] as Result);
  } catch (error) {
    for (const { reject } of runBatches) reject(error);
  }
}

async function withTimeout<Value>(work: Promise<Value>, timeoutMs: number): Promise<Value> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    late.reject(Object.assign(new Error(`A batch took more than ${timeoutMs} ms.`), { code: 'ETIMEDOUT' }));
  }, timeoutMs);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
