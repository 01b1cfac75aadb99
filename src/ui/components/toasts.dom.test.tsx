import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toasts } from './toasts.island.tsx';
import { $toasts, showToast } from './toasts.store.ts';

const shown = () => [...document.querySelectorAll('[data-toast-stack] > [data-toast]')];
const announced = () => document.querySelector('[data-toast-status]')?.textContent;
const show = (...toast: Parameters<typeof showToast>) => act(() => showToast(...toast));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toasts dismiss="Dismiss" />);
});
afterEach(() => {
  cleanup();
  $toasts.set([]);
  vi.useRealTimers();
});

describe('a toast', () => {
  it('a toast closes by itself after 1500 ms and its fade', () => {
    show({ kind: 'success', message: 'Successfully subscribed' });
    pass(1499);
    expect(shown()).toHaveLength(1);
    pass(1 + 200);
    expect(shown()).toHaveLength(0);
  });

  it('a toast stays while the pointer is on it', () => {
    show({ kind: 'success', message: 'Successfully subscribed' });
    fireEvent.pointerEnter(shown()[0] as Element);
    pass(10_000);
    expect(shown()).toHaveLength(1);
    fireEvent.pointerLeave(shown()[0] as Element);
    pass(1800);
    expect(shown()).toHaveLength(0);
  });

  it('an error toast stays until it is dismissed', () => {
    show({ kind: 'error', title: 'Error', message: 'Please try again' });
    pass(60_000);
    expect(shown()).toHaveLength(1);
    fireEvent.click(document.querySelector('[data-toast-stack] button') as Element);
    pass(200);
    expect(shown()).toHaveLength(0);
  });

  it('a toast is announced in the live region beside those still shown', () => {
    show({ kind: 'warning', title: 'Share error', message: 'denied' });
    show({ kind: 'info', message: 'You are Already Subscribed, Thank you.' });
    expect(announced()).toBe('Share error. deniedYou are Already Subscribed, Thank you.');
  });
});
