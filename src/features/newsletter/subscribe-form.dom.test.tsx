import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $addedMarkup } from '#ui/added-markup.store.ts';
import { $toasts } from '#ui/components/toasts.store.ts';
import { SubscribeForm } from './subscribe-form.island.tsx';
import { $subscription } from './subscription.store.ts';
import { SubscriptionDialog } from './subscription-dialog.island.tsx';

/** What the endpoint answers, and what it was sent. */
let answer: () => Promise<Response>;
let sent: unknown[] = [];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', (address: string, { body }: RequestInit = {}) => {
    if (address === '/api/proof') return Promise.reject(new TypeError('no proof here'));
    sent.push(JSON.parse(String(body)));
    return answer();
  });
});
afterEach(() => {
  cleanup();
  $toasts.set([]);
  $subscription.set({ isOpen: false, result: null });
  vi.unstubAllGlobals();
});

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const form = () => screen.getByRole('form');

async function fill(name: string, email: string): Promise<void> {
  await userEvent.type(field('Name'), name);
  await userEvent.type(field('Email'), email);
}

describe('the subscribe form', () => {
  it('an invalid subscribe form shows errors at the fields, focuses the first and sends nothing', async () => {
    render(<SubscribeForm id="x" locale="en" answer="dialog" endpoint="/api/addSubscriber" />);
    await fill('Abeba', 'nobody');
    fireEvent.submit(form());
    expect(screen.getByText('Please enter a valid email').closest('p')?.role).toBe('alert');
    expect(document.activeElement).toBe(field('Email'));
    expect(field('Name').value).toBe('Abeba');
    expect(sent).toEqual([]);
  });

  it('a subscribe form submitted twice is sent once, shows the result and is emptied', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    answer = () => promise;
    const before = $addedMarkup.get();
    render(
      <>
        <SubscribeForm id="x" locale="en" answer="dialog" endpoint="/api/addSubscriber" />
        <SubscriptionDialog locale="en" links={[]} />
      </>,
    );
    await fill('Abeba Bekele', 'abeba@example.org');
    act(() => {
      form().dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      form().dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    });
    expect(form().dataset.flow).toBe('loading');
    expect($subscription.get()).toEqual({ isOpen: true, result: null });
    await act(async () => resolve(Response.json({ success: true })));
    await vi.waitFor(() => expect(screen.getByText('Welcome Abeba')).toBeTruthy());
    expect($addedMarkup.get()).toBe(before + 1);
    expect(sent).toEqual([{ source: 'section', name: 'Abeba Bekele', email: 'abeba@example.org' }]);
    expect(form().dataset.flow).toBe('result');
    expect(field('Name').value).toBe('');
    act(() => $subscription.set({ ...$subscription.get(), isOpen: false }));
    await vi.waitFor(() => expect(form().dataset.flow).toBe('idle'));
  });

  it('the form is posted natively if the dialog does not load in three seconds; offline it shows a toast', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const plainly = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    render(<SubscribeForm id="x" locale="en" answer="dialog" endpoint="/api/addSubscriber" />);
    fireEvent.input(field('Name'), { target: { value: 'Abeba' } });
    fireEvent.input(field('Email'), { target: { value: 'abeba@example.org' } });
    fireEvent.submit(form());
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect($toasts.get()).toHaveLength(1);
    expect(plainly).not.toHaveBeenCalled();
    isOnline.mockReturnValue(true);
    fireEvent.submit(form());
    await act(() => vi.advanceTimersByTimeAsync(2_999));
    expect(plainly).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(plainly).toHaveBeenCalledOnce();
    expect(field('Email').value).toBe('abeba@example.org');
    expect(sent).toEqual([]);
    vi.useRealTimers();
  });

  it('what a script of the page writes into the fields is kept', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    render(<SubscribeForm id="x" locale="en" answer="toast" endpoint="/api/adey/subscribe" />);
    for (const [name, value] of [
      ['Name', 'Abeba'],
      ['Email', 'abeba@example.org'],
    ] as const) {
      field(name).value = value;
      act(() => void field(name).dispatchEvent(new Event('input', { bubbles: true })));
    }
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(screen.getByText('You can join now.')).toBeTruthy();
    expect([field('Name').value, field('Email').value]).toEqual(['Abeba', 'abeba@example.org']);
    vi.useRealTimers();
  });

  it('the form in the menu answers with a toast, and keeps its fields when the connection is lost', async () => {
    answer = () => Promise.reject(new TypeError('offline'));
    render(<SubscribeForm id="x" locale="en" answer="toast" endpoint="/api/adey/subscribe" />);
    await fill('Abeba', 'abeba@example.org');
    fireEvent.submit(form());
    await vi.waitFor(() =>
      expect($toasts.get()).toMatchObject([
        { kind: 'error', message: 'Error subscribing, please try again' },
      ]),
    );
    expect(field('Email').value).toBe('abeba@example.org');
    answer = async () => Response.json({ type: 'Success' });
    await vi.waitFor(() => expect(form().dataset.flow).toBe('idle'));
    fireEvent.submit(form());
    await vi.waitFor(() => expect(form().dataset.goal).toBe('joined'));
    expect(field('Email').value).toBe('');
    expect(screen.getByRole('status').textContent).toContain('We have sent you an email.');
  });
});
