import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ClosePopup } from './close-popup.island.tsx';
import { $isWelcoming } from './greetings.store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  $isWelcoming.set(false);
  vi.useRealTimers();
});

const buttons = () =>
  screen.getAllByRole('button').map(button => button.textContent || button.getAttribute('aria-label'));

it('the seconds count from the opening of the popup, and at zero it can be closed', () => {
  const container = document.createElement('div');
  const controls = <ClosePopup locale="en" from={3} />;
  container.innerHTML = renderToString(controls);
  document.body.append(container);
  render(controls, { container, hydrate: true });
  act(() => void vi.advanceTimersByTime(20_000));
  expect(screen.getByText('3')).toBeTruthy();
  act(() => $isWelcoming.set(true));
  act(() => void vi.advanceTimersByTime(2_999));
  expect(screen.getByText('1')).toBeTruthy();
  expect(container.querySelector('svg')?.style.getPropertyValue('--countdown')).toBe('3s');
  expect(buttons()).toEqual(['Not now']);
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => void vi.advanceTimersByTime(1));
  expect(buttons()).toEqual(['Close', 'Not now']);
  expect(screen.getByRole('status').textContent).toBe('You can close this now.');
});

it('offers it at once on lite pages, where nothing counts', () => {
  render(<ClosePopup locale="en" from={0} />);
  expect(buttons()).toEqual(['Close', 'Not now']);
});
