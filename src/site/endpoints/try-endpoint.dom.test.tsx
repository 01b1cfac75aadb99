import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { TryEndpoint } from './try-endpoint.island.tsx';

const texts = { ask: 'Ask now', loading: 'Loading', failed: 'It failed' };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows the answer of an endpoint, what it waits for, and why there is none', async () => {
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
