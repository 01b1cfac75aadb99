import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ProofField } from './proof-field.tsx';
import { useOneSubmit } from './use-one-request.ts';

function SlowedForm({ address }: { address: string }) {
  return (
    <form onSubmit={useOneSubmit()}>
      <ProofField address={address} />
    </form>
  );
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a form without a challenge, or whose challenge could not be fetched, waits for the person', async () => {
  const asked = vi.fn(() => Promise.reject(new TypeError('offline')));
  vi.stubGlobal('fetch', asked);
  const submitted = vi.fn();
  addEventListener('submit', submitted);
  render(<SlowedForm address="" />);
  render(<SlowedForm address="/api/proof" />);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  await vi.dynamicImportSettled();
  expect(submitted).not.toHaveBeenCalled();
  removeEventListener('submit', submitted);
});
