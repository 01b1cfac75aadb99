import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showToast } from './toast.browser.ts';
import { ToastRegion } from './toast-region.tsx';

const shown = () => [...document.querySelectorAll('[data-toast-stack] > [data-toast]')];
const announced = () => document.querySelector('[data-toast-status]')?.textContent;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = renderToStaticMarkup(<ToastRegion dismiss="Dismiss" />);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a toast', () => {
  it('closes by itself after 1500 ms and its fade', () => {
    showToast({ kind: 'success', message: 'Successfully subscribed' });
    vi.advanceTimersByTime(1499);
    expect(shown()).toHaveLength(1);
    vi.advanceTimersByTime(1 + 200);
    expect(shown()).toHaveLength(0);
  });

  it('stays while the pointer is on it', () => {
    showToast({ kind: 'success', message: 'Successfully subscribed' });
    shown()[0]?.dispatchEvent(new Event('pointerenter'));
    vi.advanceTimersByTime(10_000);
    expect(shown()).toHaveLength(1);
    shown()[0]?.dispatchEvent(new Event('pointerleave'));
    vi.advanceTimersByTime(1800);
    expect(shown()).toHaveLength(0);
  });

  it('that shows an error stays until it is dismissed', () => {
    showToast({ kind: 'error', title: 'Error', message: 'Please try again' });
    vi.advanceTimersByTime(60_000);
    expect(shown()).toHaveLength(1);
    document.querySelector<HTMLElement>('[data-toast-stack] > [data-toast] button')?.click();
    vi.advanceTimersByTime(200);
    expect(shown()).toHaveLength(0);
  });

  it('is announced in the live region beside those still shown', () => {
    showToast({ kind: 'warning', title: 'Share error', message: 'denied' });
    showToast({ kind: 'info', message: 'You are Already Subscribed, Thank you.' });
    expect(announced()).toBe('Share error. deniedYou are Already Subscribed, Thank you.');
  });
});
