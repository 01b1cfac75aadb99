import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { $colourMode } from '#features/appearance/colour-mode.store.ts';
import { ColourModeControl } from './colour-mode-control.island.tsx';

const texts = { colourMode: 'Colour mode', light: 'Light', dark: 'Dark', system: 'System' };
const pressed = () => [...document.querySelectorAll('[aria-pressed=true]')].map(each => each.textContent);

// Tests of one worker share a storage.
beforeEach(() => {
  localStorage.clear();
  $colourMode.set('system');
});
afterEach(cleanup);

it('the colour mode is stored as isLight, announced by an event, and follows other tabs', async () => {
  const announced: unknown[] = [];
  addEventListener('colourmode', event => announced.push((event as CustomEvent).detail));
  render(<ColourModeControl texts={texts} />);
  expect(pressed()).toEqual(['System']);
  await userEvent.click(screen.getByText('Dark'));
  expect(localStorage.getItem('isLight')).toBe('false');
  expect(pressed()).toEqual(['Dark']);
  expect(announced).toEqual(['dark']);
  for (const [stored, shown] of [
    ['true', 'Light'],
    ['{not json', 'System'],
    ['"dark"', 'System'],
  ] as const) {
    localStorage.setItem('isLight', stored);
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'isLight', newValue: stored })));
    expect(pressed()).toEqual([shown]);
  }
  await userEvent.click(screen.getByText('System'));
  expect(localStorage.getItem('isLight')).toBe('null');
});
