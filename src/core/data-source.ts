import { followLoading, type Loading } from './loading.ts';

/** The part of `fetch` we use. */
type FetchAnswer = (
  address: string,
) => Promise<{ readonly ok: boolean; readonly status: number; json(): Promise<unknown> }>;

type Source<Data> = {
  readonly address: string;
  /** Turns the JSON of the answer into data; throws on another shape. */
  readonly read: (answer: unknown) => Data;
  readonly fetchAnswer?: FetchAnswer;
};

/**
 * An endpoint as a source of data: each `load` reports its phases to `show`, loading, then data or error
 * (core/loading.ts). Any answer that is not ok is an error.
 */
export function dataSource<Data>(
  { address, read, fetchAnswer = fetch }: Source<Data>,
  show: (loading: Loading<Data>) => void,
): () => Promise<void> {
  return followLoading(async () => {
    const answer = await fetchAnswer(address);
    if (!answer.ok) throw new Error(`Answered ${answer.status}`);
    return read(await answer.json());
  }, show);
}
