import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MoreList } from './more-list.island.tsx';

const texts = {
  more: 'More news',
  loading: 'Loading News',
  error: 'Error Loading News',
  retry: 'Try again',
  start: 'Back to the first',
};

/** The pages of the list by their addresses; one that is missing fails. */
const pages = new Map<string, string>();
let asked: string[] = [];

/** What a page of the list is made of. */
function writePage(items: readonly string[], next: string | null): string {
  const list = items.map(item => `<li><a href="/news/${item}">${item}</a></li>`).join('');
  return `<ul data-list="news">${list}</ul>${renderToString(<MoreList of="news" next={next} texts={texts} />)}`;
}

class Requests {
  status = 0;
  responseXML: Document | null = null;
  responseType = '';
  onload: () => void = () => undefined;
  #address = '';
  open(_: string, address: string): void {
    this.#address = address;
  }
  send(): void {
    asked.push(this.#address);
    const text = pages.get(this.#address);
    this.status = text ? 200 : 500;
    this.responseXML = text ? new DOMParser().parseFromString(text, 'text/html') : null;
    this.onload();
  }
}

beforeEach(() => {
  pages.clear();
  asked = [];
  vi.stubGlobal('XMLHttpRequest', Requests);
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const cards = () => [...document.querySelectorAll('[data-list] li')].map(card => card.textContent);
const more = () => screen.queryByRole('link', { name: 'More news' });

function showFirst(next: string | null, failed?: string): void {
  document.body.insertAdjacentHTML('beforeend', '<ul data-list="news"><li>one</li></ul>');
  render(<MoreList of="news" next={next} failed={failed} texts={texts} />);
}

describe('a long list', () => {
  it('a list grows by its next page, moves the focus to the new items, and continues with the page after it', async () => {
    pages.set('/news?page=2', writePage(['two', 'three'], '/news?page=3'));
    pages.set('/news?page=3', writePage(['four'], null));
    showFirst('/news?page=2');
    await userEvent.click(more() as HTMLElement);
    await vi.waitFor(() => expect(cards()).toEqual(['one', 'two', 'three']));
    expect(document.activeElement?.textContent).toBe('two');
    expect(more()?.getAttribute('href')).toBe('/news?page=3');
    await userEvent.click(more() as HTMLElement);
    await vi.waitFor(() => expect(cards()).toEqual(['one', 'two', 'three', 'four']));
    expect(more()).toBeNull();
    expect(asked).toEqual(['/news?page=2', '/news?page=3']);
  });

  it('two presses in one task load one page', async () => {
    pages.set('/news?page=2', writePage(['two'], '/news?page=3'));
    showFirst('/news?page=2');
    act(() => {
      more()?.click();
      more()?.click();
    });
    await vi.waitFor(() => expect(cards()).toEqual(['one', 'two']));
    expect(asked).toEqual(['/news?page=2']);
  });

  it('a list that fails to load focuses the link to try again, which loads the page', async () => {
    showFirst('/news?page=2');
    await userEvent.click(more() as HTMLElement);
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Try again'));
    expect(cards()).toEqual(['one']);
    pages.set('/news?page=2', writePage(['two'], null));
    await userEvent.click(screen.getByRole('link', { name: 'Try again' }));
    await vi.waitFor(() => expect(cards()).toEqual(['one', 'two']));
  });

  it('[STATE-02] the error of a list is replaced by "Try again" after four seconds', () => {
    vi.useFakeTimers();
    showFirst(null, '/news');
    const phase = () => document.querySelector<HTMLElement>('[data-more-of]')?.dataset.morePhase;
    act(() => vi.advanceTimersByTime(3999));
    expect(phase()).toBe('error');
    act(() => vi.advanceTimersByTime(1));
    expect(phase()).toBe('retry');
    expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/news');
  });
});
