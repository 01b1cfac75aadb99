import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useOneSubmit } from './use-one-request.ts';

function PlainForm() {
  return <form aria-label="plain" onSubmit={useOneSubmit()} />;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Whether the browser would send the form. */
function submit(): boolean {
  let isSent = false;
  act(() => {
    isSent = screen.getByRole('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
  return isSent;
}

const show = (persisted: boolean) =>
  act(async () => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));

it('a form sent while its page was loading is not sent again once the page has loaded', async () => {
  render(<PlainForm />);
  expect(submit()).toBe(true);
  await show(false);
  expect(submit()).toBe(false);
});

it('a form can be sent again when the visitor comes back to its page', async () => {
  render(<PlainForm />);
  expect(submit()).toBe(true);
  expect(submit()).toBe(false);
  await show(true);
  expect(submit()).toBe(true);
});

it('a form can be sent again at once when the browser was stopped before it left the page', async () => {
  const navigation = new EventTarget();
  vi.stubGlobal('navigation', navigation);
  render(<PlainForm />);
  expect(submit()).toBe(true);
  expect(submit()).toBe(false);
  await act(async () => void navigation.dispatchEvent(new Event('navigateerror')));
  expect(submit()).toBe(true);
  expect(submit(), 'the second request is guarded like the first').toBe(false);
});
