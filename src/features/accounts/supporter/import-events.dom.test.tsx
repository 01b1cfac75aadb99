import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { storageKeys } from '#core/browser-storage.ts';
import { offerImport } from './import-events.browser.ts';
import { ImportEvents } from './import-events.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function show(known: string[]): void {
  render(<ImportEvents locale="en" action="/keep" known={known} />);
  offerImport();
}

const store = (loved: unknown, viewed: unknown) => {
  localStorage.setItem(storageKeys.lovedEvents, JSON.stringify(loved));
  localStorage.setItem(storageKeys.viewedEvents, JSON.stringify(viewed));
};

it('the import offers the events of this browser that the account lacks, and sends all of them', () => {
  store(['walk'], ['walk', 'fair', 'gala']);
  show(['gala']);
  expect(screen.getByText(/you loved or looked at \(2\)/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Yes, keep them in my account' })).toBeTruthy();
  const form = document.forms[0];
  expect(Object.fromEntries(new FormData(form))).toEqual({
    loved: '["walk"]',
    viewed: '["walk","fair","gala"]',
  });
  expect(form?.getAttribute('action')).toBe('/keep');
});

it('the import is hidden where no event is new, and ignores invalid lists', () => {
  for (const [loved, viewed] of [
    [[], ['gala']],
    [{}, 7],
    [['gala', 7], null],
  ]) {
    store(loved, viewed);
    show(['gala']);
    expect(document.forms[0]?.hidden).toBe(true);
    cleanup();
  }
});
