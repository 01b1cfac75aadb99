import { expect, it } from 'vitest';
import { dataSource, type Loading } from './loading.ts';

function read(answer: unknown): string {
  if (typeof answer !== 'string') throw new TypeError('no text');
  return answer.toUpperCase();
}

/** Loads once from an address with a given answer; returns the last phase and the requested addresses. */
async function loadFrom(ok: boolean, status: number, answer: unknown) {
  const requested: string[] = [];
  const shown: Loading<string>[] = [];
  const fetchAnswer = async (address: string) => {
    requested.push(address);
    return { ok, status, json: async () => answer };
  };
  await dataSource({ address: '/api/getPosts', read, fetchAnswer }, loading => shown.push(loading))();
  return { requested, phases: shown.map(({ phase }) => phase), last: shown.at(-1) };
}

it('a data source requests its address and returns what it read from the response', async () => {
  const { requested, phases, last } = await loadFrom(true, 200, 'posts');
  expect(requested).toEqual(['/api/getPosts']);
  expect(phases).toEqual(['loading', 'data']);
  expect(last?.data).toBe('POSTS');
});

it('a data source returns an error with the status of a failed response, whatever its body', async () => {
  const { phases, last } = await loadFrom(false, 503, 'posts');
  expect(phases).toEqual(['loading', 'error']);
  expect(last).toMatchObject({ data: null, error: new Error('Answered 503') });
});

it('a data source returns an error where the response has another shape', async () => {
  const { last } = await loadFrom(true, 200, { posts: [] });
  expect(last).toMatchObject({ phase: 'error', data: null, error: new TypeError('no text') });
});
