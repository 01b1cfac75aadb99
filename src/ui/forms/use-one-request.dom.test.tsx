import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useOneSubmit } from './use-one-request.ts';

function PlainForm() {
  return <form aria-label="plain" onSubmit={useOneSubmit()} />;
}

afterEach(cleanup);

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
