import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readSearch } from './search.schema.ts';
import { searchTexts } from './search.texts.ts';
import { SearchForm } from './search-page.tsx';

/** What the network answers, by what is asked; a question without an answer waits. */
const answers = new Map<string, object | 'fails'>();
let asked: { q: string; path: string; signal: AbortSignal }[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  answers.clear();
  asked = [];
  vi.stubGlobal('fetch', (address: string, { signal }: { signal: AbortSignal }) => {
    const url = new URL(address, 'http://site');
    const q = url.searchParams.get('q') ?? '';
    asked.push({ q, path: url.pathname, signal });
    return new Promise<Response>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      const answer = answers.get(q);
      if (answer === 'fails') reject(new TypeError('no network'));
      else if (answer) resolve(Response.json(answer));
    });
  });
  const search = readSearch(new URLSearchParams());
  render(<SearchForm search={search} locale="en" action="/search" />);
  field().focus();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const field = () => document.querySelector<HTMLInputElement>('input[name="q"]') as HTMLInputElement;
const list = () => document.querySelector<HTMLElement>('#suggestions') as HTMLElement;
const options = () => [...document.querySelectorAll<HTMLElement>('[role="option"]')];
const chosen = () => options().findIndex(option => option.getAttribute('aria-selected') === 'true');
const message = () => document.querySelector('[data-suggesting]')?.textContent;

function type(text: string): void {
  field().value = text;
  act(() => {
    field().dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
}

function press(key: string): boolean {
  let isLeft = true;
  act(() => {
    isLeft = field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
  return isLeft;
}

const pause = () => act(() => vi.advanceTimersByTimeAsync(200));
const pageNamed = (text: string) => ({
  title: [{ text, isMarked: true }],
  kind: 'News',
  href: `/news/${text}`,
});
const two = { total: 9, suggestions: [pageNamed('one'), pageNamed('two')] };

it('the search field is a combobox with a hidden list of suggestions', () => {
  expect(field().getAttribute('role')).toBe('combobox');
  expect(field().getAttribute('aria-controls')).toBe(list().id);
  expect(list().hidden).toBe(true);
});

it('suggestions are requested once typing pauses, are announced, and end with a link to all results', async () => {
  answers.set('medicine', two);
  for (const part of ['m', 'med', 'medicine']) type(part);
  await pause();
  expect(asked.map(({ q, path }) => `${path} ${q}`)).toEqual(['/api/suggestions medicine']);
  expect(options().map(({ textContent }) => textContent)).toEqual([
    'one News',
    'two News',
    'See all results (9)',
  ]);
  expect(field().getAttribute('aria-expanded')).toBe('true');
  expect(message()).toBe('2 suggestions. Use the down arrow to choose one.');
});

it('typing on aborts the previous request and shows the new suggestions', async () => {
  type('medi');
  await pause();
  type('medicine');
  expect(asked[0]?.signal.aborted).toBe(true);
  answers.set('medicine', two);
  await pause();
  expect(options()).toHaveLength(3);
});

it('arrow keys move through the suggestions and back to the field, and Escape closes them', async () => {
  answers.set('medicine', two);
  type('medicine');
  await pause();
  const places = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'].map(key => {
    expect(press(key)).toBe(false);
    return chosen();
  });
  expect(places).toEqual([0, 1, 2, -1, 2]);
  expect(field().getAttribute('aria-activedescendant')).toBe(options()[2]?.id);
  press('Escape');
  expect(list().hidden).toBe(true);
  expect(field().value).toBe('medicine');
  expect(field().hasAttribute('aria-activedescendant')).toBe(false);
});

it('Enter submits the form while no suggestion is chosen', async () => {
  answers.set('medicine', two);
  type('medicine');
  await pause();
  expect(press('Enter')).toBe(true);
  press('ArrowDown');
  expect(press('Enter')).toBe(false);
});

it('the list is closed when a suggestion opens or the form is sent, for a visitor who comes back', async () => {
  answers.set('medicine', two);
  type('medicine');
  await pause();
  press('ArrowDown');
  press('Enter');
  expect(list().hidden).toBe(true);
  type('medicine');
  await pause();
  expect(list().hidden).toBe(false);
  act(() => void field().form?.dispatchEvent(new Event('submit', { cancelable: true })));
  expect(list().hidden).toBe(true);
});

it('no results, one result and a failed request are announced', async () => {
  const texts = searchTexts.en.suggesting;
  answers.set('nothing', { total: 0, suggestions: [] });
  answers.set('single', { total: 1, suggestions: [pageNamed('one')] });
  type('nothing');
  await pause();
  expect(message()).toBe(texts.none);
  expect(list().hidden).toBe(true);
  type('single');
  await pause();
  expect(message()).toBe(texts.one);
  answers.set('silence', 'fails');
  type('silence');
  await pause();
  expect(message()).toBe(texts.failed);
  expect(options()).toEqual([]);
});

it('a single letter requests nothing, and blur closes the suggestions', async () => {
  type('m');
  await pause();
  expect(asked).toEqual([]);
  answers.set('medicine', two);
  type('medicine');
  await pause();
  act(() => field().blur());
  expect(list().hidden).toBe(true);
});
