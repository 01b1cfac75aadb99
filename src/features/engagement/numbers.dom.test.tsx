import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Answer = PromiseWithResolvers<Response>;

/** The requests of the page; the test answers them. */
let asked: (Answer & { names: string[] })[] = [];

/** A page with these counts, as the server sends it, on a line of this kind: SWR looks at the line once. */
async function openPage(names: readonly string[], connection?: { effectiveType: string }) {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection }));
  vi.resetModules();
  const store = await import('./numbers.store.ts');
  const { showNumbers } = await import('./numbers.browser.ts');
  const { announceAddedMarkup } = await import('#ui/added-markup.store.ts');
  const { PageNumbers } = await import('./numbers.island.tsx');
  document.body.innerHTML = '<ul></ul>';
  addLines(names);
  showNumbers();
  const comeAlive = () =>
    act(async () => {
      render(<PageNumbers />);
      await vi.dynamicImportSettled();
    });
  return { ...store, announceAddedMarkup, comeAlive };
}

function addLines(names: readonly string[]): void {
  const list = document.querySelector('ul');
  for (const name of names)
    list?.insertAdjacentHTML(
      'beforeend',
      `<li data-number-line hidden><data data-number="${name}"></data> views</li>`,
    );
}

const line = (name: string) => document.querySelector<HTMLElement>(`li:has([data-number="${name}"])`);
const state = () => document.documentElement.dataset.numbers;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
function look() {
  dispatchEvent(new Event('focus'));
  return pass(1);
}
const answer = (numbers: object, status = 200) =>
  act(async () => asked.at(-1)?.resolve(Response.json(numbers, { status })));
const fail = () => answer({}, 500);

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal('fetch', (address: string) => {
    const names = new URL(address, location.href).searchParams.getAll('of');
    asked.push({ names, ...Promise.withResolvers<Response>() });
    return asked.at(-1)?.promise;
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the counts of a page', () => {
  it('counts are requested together before hydration, and React takes over that request', async () => {
    const { requestNumbers, comeAlive } = await openPage(['view:one', 'view:two', 'view:one']);
    requestNumbers();
    await comeAlive();
    await answer({ 'view:one': 7, 'view:two': 0 });
    expect(asked.map(({ names }) => names)).toEqual([['view:one', 'view:two']]);
    expect([line('view:one')?.hidden, line('view:one')?.textContent]).toEqual([false, '7 views']);
    expect(line('view:two')?.textContent).toBe(' views');
    expect(state()).toBe('data');
  });

  it('counts of a list that has grown are requested, and a page without counts requests none', async () => {
    const { announceAddedMarkup, comeAlive } = await openPage([]);
    await comeAlive();
    expect(asked).toHaveLength(0);
    addLines(['view:one']);
    await act(async () => announceAddedMarkup());
    await answer({ 'view:one': 3 });
    expect(line('view:one')?.textContent).toBe('3 views');
  });

  it('a count that the page knows already is shown in added markup at once', async () => {
    const { announceAddedMarkup, learnNumber } = await openPage([]);
    learnNumber('view:one', 7);
    addLines(['view:one']);
    announceAddedMarkup();
    expect([line('view:one')?.hidden, line('view:one')?.textContent]).toEqual([false, '7 views']);
  });

  it('[API-43] counts are requested once within two seconds, and again afterwards', async () => {
    const { comeAlive } = await openPage(['view:one']);
    await comeAlive();
    await comeAlive();
    await answer({ 'view:one': 1 });
    await pass(1_800);
    await comeAlive();
    await pass(100);
    expect(asked).toHaveLength(1);
    await pass(200);
    await comeAlive();
    await pass(100);
    expect(asked).toHaveLength(2);
  });

  it('[API-44] counts are requested again when the visitor returns, at most every five seconds', async () => {
    const { comeAlive } = await openPage(['view:one']);
    await comeAlive();
    await answer({ 'view:one': 1 });
    await pass(4_900);
    await look();
    expect(asked).toHaveLength(1);
    await pass(200);
    await look();
    await look();
    expect(asked).toHaveLength(2);
    await answer({ 'view:one': 2 });
    expect(line('view:one')?.textContent).toBe('2 views');
    await pass(4_900);
    await look();
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['[API-45] counts are requested again five seconds after a failure', undefined, 5_000],
    [
      '[API-46] counts are requested again ten seconds after a failure on a slow line',
      { effectiveType: '2g' },
      10_000,
    ],
  ])('%s, then after twice as long', async (_title, connection, wait) => {
    const { requestNumbers, comeAlive } = await openPage(['view:one'], connection);
    requestNumbers();
    await fail();
    await comeAlive();
    expect([state(), line('view:one')?.hidden]).toEqual(['error', true]);
    for (const pause of [wait, 2 * wait]) {
      const before = asked.length;
      await pass(pause - 100);
      expect(asked).toHaveLength(before);
      await pass(200);
      expect(asked).toHaveLength(before + 1);
      await fail();
    }
    await pass(4 * wait);
    await answer({ 'view:one': 5 });
    expect([state(), line('view:one')?.textContent]).toEqual(['data', '5 views']);
    const before = asked.length;
    await pass(300_000);
    expect(asked, 'and no more once it worked').toHaveLength(before);
  });

  it('counts are not requested while the page is hidden, and again once it is visible', async () => {
    const { comeAlive } = await openPage(['view:one']);
    await comeAlive();
    await fail();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await pass(60_000);
    expect(asked).toHaveLength(1);
    hidden.mockRestore();
    await look();
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['[API-47] counts are late after three seconds', undefined, 3_000],
    ['[API-48] counts are late after five seconds on a slow line', { effectiveType: 'slow-2g' }, 5_000],
  ])('%s', async (_title, connection, limit) => {
    const { comeAlive } = await openPage(['view:one'], connection);
    await comeAlive();
    await pass(limit - 100);
    expect(state()).toBe('loading');
    await pass(200);
    expect(state()).toBe('slow');
    await answer({ 'view:one': 1 });
    expect(state()).toBe('data');
  });

  it('a response without a count leaves the shown count unchanged, never "NaN views"', async () => {
    const { learnNumber } = await openPage(['view:one']);
    for (const n of [undefined, null, 'many', Number.NaN]) learnNumber('view:one', n);
    expect([line('view:one')?.hidden, line('view:one')?.textContent]).toEqual([true, ' views']);
    learnNumber('view:one', 7);
    learnNumber('view:one', undefined);
    learnNumber('view:one', 6);
    expect([line('view:one')?.hidden, line('view:one')?.textContent]).toEqual([false, '7 views']);
  });
});
