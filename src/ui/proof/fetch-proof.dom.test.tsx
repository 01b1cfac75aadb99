import { afterEach, expect, it, vi } from 'vitest';
import { startProof, takeProof } from './fetch-proof.browser.ts';

afterEach(() => vi.unstubAllGlobals());

it('a challenge that could not be fetched while somebody typed is requested again on submit', async () => {
  const asked = vi.fn(() => Promise.reject(new TypeError('offline')));
  vi.stubGlobal('fetch', asked);
  startProof('/api/proof');
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  await new Promise(resolve => setTimeout(resolve));
  expect(await takeProof('/api/proof')).toBeUndefined();
  expect(asked).toHaveBeenCalledTimes(2);
});
