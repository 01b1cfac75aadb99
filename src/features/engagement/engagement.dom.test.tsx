import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $toasts } from '#ui/components/toasts.store.ts';
import { LoveToggle } from './love-toggle.island.tsx';
import { $loved } from './loves.store.ts';
import { showNumbers } from './numbers.browser.ts';
import { learnNumber } from './numbers.store.ts';
import { ShareButton, ShareDialog } from './share.island.tsx';

const heading = { text: 'Open packing day' };
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? '[]');

/** What was counted, and with which status the server answers. */
let counted: unknown[] = [];
let status = 200;

beforeEach(() => {
  counted = [];
  status = 200;
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    counted.push(JSON.parse(String(body)));
    return Response.json({ n: 1 }, { status });
  });
});
afterEach(() => {
  cleanup();
  $loved.set([]);
  $toasts.set([]);
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('loves', () => {
  it('a love keeps the count that was filled in before hydration', async () => {
    const complaints = vi.spyOn(console, 'error');
    const container = document.createElement('div');
    container.innerHTML = renderToString(<LoveToggle of="packing" heading={heading} locale="en" />);
    document.body.append(container);
    const number = container.querySelector('data') as HTMLElement;
    showNumbers();
    // The answer to the click, 1, is an older count.
    learnNumber('love:packing', 7);
    expect(number.textContent).toBe('7');
    render(<LoveToggle of="packing" heading={heading} locale="en" />, { container, hydrate: true });
    await userEvent.click(screen.getByRole('button'));
    expect(container.querySelector('data')).toBe(number);
    expect(number.textContent).toBe('7');
    await vi.waitFor(() => expect(counted).toHaveLength(1));
    expect(complaints).not.toHaveBeenCalled();
  });

  it('loves stored by the former page are shown in every tab, and corrupt values count as none', () => {
    const changes = (text: string) => {
      localStorage.setItem('postLoved_Events', text);
      dispatchEvent(new StorageEvent('storage', { key: 'postLoved_Events', newValue: text }));
    };
    render(<LoveToggle of="packing" heading={heading} locale="en" />);
    const heart = screen.getByRole('button');
    expect(heart.getAttribute('aria-pressed')).toBe('false');
    act(() => changes('["packing"]'));
    expect(heart.getAttribute('aria-pressed')).toBe('true');
    for (const corrupt of ['{not json', '[7]', '"packing"']) {
      act(() => changes(corrupt));
      expect(heart.getAttribute('aria-pressed')).toBe('false');
    }
  });

  it('a love is counted once, and undoing it counts nothing', async () => {
    render(<LoveToggle of="packing" heading={heading} locale="en" />);
    await userEvent.click(screen.getByRole('button'));
    await vi.waitFor(() => expect(counted).toEqual([{ kind: 'love', key: 'packing' }]));
    expect(stored('postLoved_Events')).toEqual(['packing']);
    await userEvent.click(screen.getByRole('button'));
    expect(stored('postLoved_Events')).toEqual([]);
    expect(counted).toHaveLength(1);
  });

  it('a love that the server refuses stays on the device, and a message appears', async () => {
    status = 503;
    render(<LoveToggle of="packing" heading={heading} locale="en" />);
    await userEvent.click(screen.getByRole('button'));
    await vi.waitFor(() => expect($toasts.get()).toMatchObject([{ kind: 'info' }]));
    expect(stored('unsentLoves')).toEqual(['packing']);
  });
});

describe('sharing', () => {
  it('without navigator.share the address is shown, and a failed copy asks to copy it by hand', async () => {
    vi.stubGlobal('navigator', { ...navigator, share: undefined, clipboard: undefined });
    render(
      <>
        <ShareButton href="/events/packing" heading={heading} of="packing" locale="en" />
        <ShareDialog locale="en" />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    expect(document.querySelector('dialog')?.open).toBe(true);
    expect(screen.getByText(/copy share link manually from -> .*\/events\/packing$/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Copy the link' }));
    expect(screen.getByRole('status').textContent).toBe(
      'The link could not be copied. Select it and copy it by hand.',
    );
    expect(counted).toEqual([]);
  });

  it('a share is confirmed and counted once the device has shared, and not when it is cancelled', async () => {
    const shared: unknown[] = [];
    let failure: Error | null = new DOMException('Share canceled', 'AbortError');
    vi.stubGlobal('navigator', {
      ...navigator,
      share: async (data: unknown) => {
        if (failure) throw failure;
        shared.push(data);
      },
    });
    render(<ShareButton href="/events/packing" heading={heading} of="packing" locale="en" />);
    await userEvent.click(screen.getByRole('button'));
    expect($toasts.get()).toEqual([]);
    failure = null;
    await userEvent.click(screen.getByRole('button'));
    expect(shared).toMatchObject([{ title: 'Check out - Open packing day' }]);
    expect($toasts.get()).toMatchObject([{ kind: 'success' }]);
    await vi.waitFor(() => expect(counted).toEqual([{ kind: 'share', key: 'packing' }]));
  });
});
