import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ProofField } from './proof-field.tsx';
import { useOneSubmit } from './use-one-request.ts';

function SlowedForm({ address }: { address: string }) {
  return (
    <form onSubmit={useOneSubmit()}>
      <ProofField address={address} />
      <input aria-label="Amount" />
    </form>
  );
}

/** A worker that solves each challenge at once. */
class Solver extends EventTarget {
  postMessage(challenge: unknown): void {
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: { of: challenge } })));
  }
  terminate = vi.fn();
}

/** Answers each request for a challenge when it is told to, and collects what was submitted. */
function openPage() {
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => promise);
  vi.stubGlobal('Worker', Solver);
  const submitted: string[] = [];
  const listen = ({ target }: Event) => {
    submitted.push((target as HTMLFormElement).querySelector<HTMLInputElement>('[name=proof]')?.value ?? '');
  };
  addEventListener('submit', listen, { signal: ended.signal });
  return { submitted, sendChallenge: () => act(async () => resolve(Response.json({ n: 1 }))) };
}

let ended = new AbortController();

afterEach(() => {
  ended.abort();
  ended = new AbortController();
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

it('a form submits itself once with its proof', async () => {
  const { submitted, sendChallenge } = openPage();
  render(<SlowedForm address="/api/proof" />);
  await sendChallenge();
  await vi.waitFor(() => expect(submitted).toHaveLength(1));
  expect(JSON.parse(submitted[0] ?? '')).toEqual({ challenge: { n: 1 }, solution: { of: { n: 1 } } });
});

it('a form that is being changed while its proof is computed waits for the person, who sends the proof', async () => {
  const { submitted, sendChallenge } = openPage();
  render(<SlowedForm address="/api/proof" />);
  fireEvent.input(screen.getByLabelText('Amount'), { target: { value: '2' } });
  await sendChallenge();
  const proof = document.querySelector<HTMLInputElement>('[name=proof]');
  await vi.waitFor(() => expect(proof?.value).toContain('solution'));
  expect(submitted).toEqual([]);
  act(() => proof?.form?.requestSubmit());
  expect(submitted).toEqual([proof?.value]);
});
