import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { OpenNav, SkipLink } from './nav-controls.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const nav = vi.hoisted(() => ({
  width: 390,
  use: () => ({ navOpen: true, setNavOpen: (_: boolean) => undefined }),
}));
vi.mock('@payloadcms/ui', () => ({
  useTranslation: () => ({ i18n: { language: 'am' } }),
  useNav: () => ({ hydrated: true, ...nav.use() }),
  usePreferences: () => ({ getPreference: async () => ({ open: true }) }),
  useWindowInfo: () => ({ width: nav.width, breakpoints: { l: nav.width <= 1440, m: nav.width <= 1024 } }),
}));

it('the skip link moves the focus past the menu and is written in the language of the admin', () => {
  document.body.innerHTML = `<div id="header"></div><div class="template-default__wrap">
    <header class="app-header"></header><main>The list</main></div>`;
  const root = createRoot(document.getElementById('header') as HTMLElement);
  act(() => root.render(<SkipLink />));
  const link = document.querySelector('a');
  expect(link?.textContent).toBe('ወደ ይዘቱ ይለፉ');
  act(() => link?.click());
  expect(document.activeElement?.textContent).toBe('The list');
  act(() => root.unmount());
});

/** The frame of Payload with its menu, opened from the button that the keyboard reaches. */
async function openSheet(width: number) {
  document.body.innerHTML = `<div id="hooks"></div>
    <div id="nav-toggler"><button class="template-default__nav-toggler">Menu</button></div>
    <aside class="nav"><a href="#posts">News posts</a></aside>
    <div class="template-default__wrap"><p>The page</p></div>`;
  const shown = { isOpen: false, open: (_: boolean): void => undefined };
  nav.width = width;
  nav.use = () => {
    const [navOpen, setNavOpen] = useState(false);
    Object.assign(shown, { isOpen: navOpen, open: setNavOpen });
    return { navOpen, setNavOpen } as never;
  };
  const root = createRoot(document.getElementById('hooks') as HTMLElement);
  await act(async () => root.render(<OpenNav />));
  await act(async () => shown.open(true));
  const page = document.querySelector<HTMLElement>('.template-default__wrap') as HTMLElement;
  const press = (what: string) => act(async () => document.querySelector<HTMLElement>(what)?.click());
  return { shown, page, press, end: () => act(() => root.unmount()) };
}

it('on a phone the open menu is a sheet: the page rests below it, and Escape closes it where it was opened', async () => {
  const { shown, page, end } = await openSheet(390);
  expect([shown.isOpen, page.inert]).toEqual([true, true]);
  await act(async () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
  expect([shown.isOpen, page.inert]).toEqual([false, false]);
  expect(document.activeElement?.textContent).toBe('Menu');
  end();
});

it.each(['.nav a', 'body'])('on a phone a press on %s closes the menu', async what => {
  const { shown, page, press, end } = await openSheet(390);
  await press('#nav-toggler');
  expect(shown.isOpen).toBe(true);
  await press(what);
  expect([shown.isOpen, page.inert]).toEqual([false, false]);
  end();
});

it('beside a page that has room for both, the open menu leaves the page alone', async () => {
  const { shown, page, press, end } = await openSheet(1280);
  await press('body');
  expect([shown.isOpen, page.inert]).toEqual([true, false]);
  end();
});
