import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BarLinks } from './bar-links.island.tsx';

/** The requests for the panels; the test answers them. */
let asked: { onload: () => void; onerror: () => void; status: number; responseXML: Document }[] = [];

class Request {
  status = 200;
  responseXML = new DOMParser().parseFromString(
    ['/news', '/team']
      .map(path => `<div data-panel="${path}"><a href="${path}/1">${path} 1</a></div>`)
      .join(''),
    'text/html',
  );
  open = vi.fn();
  send() {
    asked.push(this as unknown as (typeof asked)[number]);
  }
}

beforeEach(() => {
  asked = [];
  vi.stubGlobal('XMLHttpRequest', Request);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const links = [
  { href: '/news', words: { text: 'News' } },
  { href: '/team', words: { text: 'Team' } },
];
const bar = <BarLinks label="Main" links={links} panels="/overlays/panels" />;

function show(): void {
  const container = document.createElement('div');
  container.innerHTML = renderToString(bar);
  document.body.append(container);
  render(bar, { container, hydrate: true });
}

const link = (name: string) => screen.getByRole('link', { name });
const open = () => document.querySelector('[aria-expanded=true]')?.textContent ?? null;
const answer = () => act(async () => asked.at(-1)?.onload());
const press = (name: string) => act(async () => fireEvent.click(link(name)));

it('the links of the bar are plain links before hydration, and fetch no panel before they are used', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(bar);
  expect(container.querySelectorAll('[aria-expanded]')).toHaveLength(0);
  show();
  expect(link('News').getAttribute('aria-expanded')).toBe('false');
  expect(asked).toHaveLength(0);
});

it('the first press on a link fetches the panels once and opens its panel, the second follows it', async () => {
  show();
  expect(await press('News'), 'not followed').toBe(false);
  expect(open()).toBe(null);
  await answer();
  expect(open()).toBe('News');
  expect(screen.getByRole('link', { name: '/news 1' })).toBeTruthy();
  await press('Team');
  expect(open()).toBe('Team');
  const followed = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener('click', followed, { once: true });
  expect(asked).toHaveLength(1);
  link('Team').addEventListener('click', event => expect(event.defaultPrevented).toBe(false));
  await press('Team');
  expect(followed).toHaveBeenCalledOnce();
});

it('arrow keys move along the bar and into a panel, and Escape returns to the link', async () => {
  show();
  act(() => link('Team').focus());
  await userEvent.keyboard('{ArrowRight}');
  expect([document.activeElement, open()]).toEqual([link('News'), null]);
  await userEvent.keyboard('{ArrowDown}');
  await answer();
  expect([document.activeElement?.textContent, open()]).toEqual(['/news 1', 'News']);
  await userEvent.keyboard('{Escape}');
  expect([document.activeElement, open()]).toEqual([link('News'), null]);
  await userEvent.keyboard('{Enter}{ArrowRight}');
  expect([document.activeElement, open()]).toEqual([link('Team'), 'Team']);
});

it('[NAV-18] a panel opens when the mouse rests 80 ms on its link, and closes 500 ms after it left', async () => {
  vi.useFakeTimers();
  show();
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const mouse = { pointerType: 'mouse', bubbles: true };
  act(() => void fireEvent.pointerOver(link('News'), mouse));
  await answer();
  await pass(79);
  expect(open()).toBe(null);
  await pass(1);
  expect(open()).toBe('News');
  act(() => void fireEvent.pointerOut(link('News'), { ...mouse, relatedTarget: document.body }));
  await pass(499);
  expect(open()).toBe('News');
  await pass(1);
  expect(open()).toBe(null);
});

it('panels that could not be fetched are requested again', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  show();
  act(() => link('News').focus());
  await act(async () => asked.at(-1)?.onerror());
  await userEvent.keyboard('{ArrowDown}');
  expect(asked).toHaveLength(2);
  await answer();
  expect(open()).toBe('News');
});
