import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Loading } from '#core/loading.ts';
import { eventsSource, postsSource, siteContentSource, TryEndpoint } from './try-endpoint.island.tsx';

const texts = { ask: 'Ask now', loading: 'Loading', failed: 'It failed' };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('trying an endpoint shows its loading state, its response, and its status when it fails', async () => {
  let answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => answer.promise);
  render(<TryEndpoint id="getTeam" path="/api/getTeam" texts={texts} />);
  const place = screen.getByRole('status', { hidden: true });
  expect(place.hidden).toBe(true);
  await userEvent.click(screen.getByRole('button'));
  expect(place.textContent).toBe('Loading');
  answer.resolve(Response.json([{ name: 'Abeba' }]));
  await vi.waitFor(() => expect(JSON.parse(place.textContent)).toEqual([{ name: 'Abeba' }]));
  answer = Promise.withResolvers();
  await userEvent.click(screen.getByRole('button'));
  answer.resolve(new Response('no', { status: 500 }));
  await vi.waitFor(() => expect(place.textContent).toBe('It failed\nAnswered 500'));
});

type Answer = { ok: boolean; status: number; json(): Promise<unknown> };
type Open = (
  show: (loading: Loading<unknown>) => void,
  ask: (address: string) => Promise<Answer>,
) => () => Promise<void>;

const came = (body: unknown, status = 200): Answer => ({ ok: status < 300, status, json: async () => body });

/** The phases a source reports while loading this answer, and the address it requested. */
async function collectPhases(open: Open, answer: () => Promise<Answer>) {
  const phases: Loading<unknown>[] = [];
  const requested: string[] = [];
  await open(
    loading => phases.push(loading),
    address => {
      requested.push(address);
      return answer();
    },
  )();
  return { phases: phases.map(({ phase }) => phase), last: phases.at(-1), requested };
}

/** Loading, then data; loading, then an error if it is refused, unreachable, or of another shape. */
async function answersAll(open: Open, address: string, body: unknown) {
  const { phases, last, requested } = await collectPhases(open, async () => came(body));
  expect([phases, requested]).toEqual([['loading', 'data'], [address]]);
  expect(last?.data).toEqual(body);
  for (const answer of [
    async () => came(body, 503),
    () => Promise.reject(new TypeError('Failed to fetch')),
    async () => came({ nothing: 'of that' }),
    async () => came(null),
  ]) {
    const failed = await collectPhases(open, answer);
    expect(failed.phases).toEqual(['loading', 'error']);
    expect(failed.last?.error).toBeInstanceOf(Error);
  }
}

describe('a data source', () => {
  it('[API-35] the events source goes from loading to data, or to error when the request fails', () =>
    answersAll(eventsSource as Open, '/api/getEvents', [{ heading: 'Fundraiser II' }]));

  it('[API-36] the posts source goes from loading to data, or to error when the request fails', () =>
    answersAll(postsSource as Open, '/api/getPosts', [{ heading: 'A new ward' }]));

  it('[API-37] the site content source returns projects and teams', () =>
    answersAll(siteContentSource as Open, '/api/getSiteContent', {
      projects: [{ label: 'Medicines' }],
      teams: [{ name: 'Pharmacist' }],
    }));
});
