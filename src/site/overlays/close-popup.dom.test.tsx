import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ClosePopup } from './close-popup.tsx';
import { countDown } from './countdown.browser.ts';
import { closeSeconds } from './greetings.rules.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const buttons = () =>
  screen
    .getAllByRole('button')
    .filter(({ hidden }) => !hidden)
    .map(button => button.textContent || button.getAttribute('aria-label'));

function open(): HTMLDialogElement {
  const dialog = render(
    <dialog open>
      <ClosePopup locale="en" />
    </dialog>,
  ).container.querySelector('dialog') as HTMLDialogElement;
  countDown(dialog);
  return dialog;
}

it('the popup counts down from its opening, and its close button appears after eight seconds', () => {
  const dialog = open();
  expect(dialog.querySelector('svg')?.style.getPropertyValue('--countdown')).toBe('8s');
  vi.advanceTimersByTime(7_999);
  expect(screen.getByText('1')).toBeTruthy();
  expect(buttons()).toEqual(['Not now']);
  const announced = screen.getByText('You can close this now.');
  expect(announced.hidden).toBe(true);
  vi.advanceTimersByTime(1);
  expect(buttons()).toEqual(['Close', 'Not now']);
  expect(announced.hidden).toBe(false);
  expect(announced.closest('[role=status]')).toBeTruthy();
  expect(screen.getByText('You can close this in').closest('p')?.hidden).toBe(true);
});

it('the countdown of the popup stops when the popup closes', () => {
  const dialog = open();
  vi.advanceTimersByTime(2_000);
  dialog.close();
  vi.advanceTimersByTime(20_000);
  expect(screen.getByText(String(closeSeconds - 2))).toBeTruthy();
});
