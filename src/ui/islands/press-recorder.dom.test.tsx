import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startIslands } from './islands.browser.ts';
import { pressScript } from './press-recorder.ts';

/** What the page was asked to do, by its own markup or by React: every event that arrives at the island. */
let answered: string[] = [];
const state = { readyState: 'loading', onLine: true, connection: undefined as object | undefined };

// biome-ignore lint/security/noGlobalEval: the browser is given this text, so the test gives it to one
globalThis.eval(pressScript.text);

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const place = () => find('adey-island');
const love = () => find('#love');
const isBusy = (element: HTMLElement) => element.hasAttribute('aria-busy');
const key = (target: Element, name: string) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));

/** What islands.browser.ts does once React is there, or has failed to come. */
async function settle({ isReady = true, of = place() } = {}): Promise<void> {
  of.toggleAttribute('ready', isReady);
  of.dispatchEvent(new Event('islandsettled'));
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => state.readyState as DocumentReadyState);
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => state.onLine);
  Object.defineProperty(navigator, 'connection', { get: () => state.connection, configurable: true });
  answered = [];
  Object.assign(state, { readyState: 'loading', onLine: true, connection: undefined });
  document.body.innerHTML = `<adey-island>
    <button type="button" id="love">Love</button><button type="button" id="share">Share</button>
    <a href="#tab" id="tab" data-repeat>Team</a><a href="#bar" id="bar" data-repeat="but-mouse">About</a>
    <a href="#plain" id="plain">Read</a>
    <form data-repeat action="#sent"><input name="name"><button id="join">Join</button></form>
    <select><option>1</option><option>5</option></select>
  </adey-island>`;
  for (const type of ['click', 'submit', 'keydown', 'change'])
    place().addEventListener(type, event => {
      const target = event.target as Element;
      if (type === 'submit' || target.matches('a')) event.preventDefault();
      answered.push([type, target.id || target.localName, (event as KeyboardEvent).key].join(' ').trim());
    });
});
afterEach(() => {
  dispatchEvent(new Event('pagehide'));
  vi.useRealTimers();
});

describe('before the main script', () => {
  it('a press on a button waits, says so, asks for its island, and is repeated once', async () => {
    const asked: EventTarget[] = [];
    document.addEventListener('islandpressed', ({ target }) => target && asked.push(target), { once: true });
    love().click();
    expect(answered).toEqual([]);
    expect(isBusy(love())).toBe(true);
    expect(asked).toEqual([place()]);
    expect(place().hasAttribute('pressed')).toBe(true);
    await settle();
    await settle();
    expect(answered).toEqual(['click love']);
    expect(isBusy(love())).toBe(false);
  });

  it('presses on several controls are repeated in their order; a second press on one of them is the same press', async () => {
    love().click();
    find('#share').click();
    love().click();
    find('#tab').click();
    await settle();
    expect(answered).toEqual(['click love', 'click share', 'click tab']);
  });

  it('a submitted form waits, and is submitted once with the button that was pressed', async () => {
    const submitters: unknown[] = [];
    place().addEventListener('submit', event => submitters.push((event as SubmitEvent).submitter));
    find('#join').click();
    find('#join').click();
    expect(submitters).toEqual([]);
    await settle();
    expect(submitters).toEqual([find('#join')]);
    expect(answered.filter(each => each.startsWith('submit'))).toEqual(['submit form']);
  });

  it('an arrow key on a link waits and is repeated, another key does not wait', async () => {
    key(find('#tab'), 'ArrowDown');
    key(find('#plain'), 'ArrowDown');
    key(find('#tab'), 'Tab');
    expect(answered).toEqual(['keydown plain ArrowDown', 'keydown tab Tab']);
    await settle();
    expect(answered.at(-1)).toBe('keydown tab ArrowDown');
  });

  it('a choice is made at once, and reported when the island is ready, whatever React showed meanwhile', async () => {
    const select = find('select') as HTMLSelectElement;
    select.value = '5';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    expect(answered).toEqual(['change select']);
    expect(isBusy(select)).toBe(false);
    select.value = '1';
    await settle();
    expect(answered).toEqual(['change select', 'change select']);
    expect(select.value).toBe('5');
  });

  it('a link that does no more with React, and a click of the mouse on a link of the bar, are followed at once', async () => {
    find('#plain').click();
    find('#bar').dispatchEvent(
      new PointerEvent('click', { pointerType: 'mouse', bubbles: true, cancelable: true }),
    );
    expect(answered).toEqual(['click plain', 'click bar']);
  });
});

describe('a press that waits', () => {
  it('is cancelled by Escape', async () => {
    love().click();
    find('#tab').click();
    key(document.body, 'Escape');
    expect(isBusy(love())).toBe(false);
    await settle();
    vi.advanceTimersByTime(5_000);
    expect(answered).toEqual([]);
  });

  it('is forgotten when the page is left, so that a page from the back/forward cache does nothing by itself', async () => {
    love().click();
    find('#tab').click();
    dispatchEvent(new Event('pagehide'));
    dispatchEvent(new Event('pageshow'));
    expect(isBusy(love())).toBe(false);
    await settle();
    vi.advanceTimersByTime(5_000);
    expect(answered).toEqual([]);
    place().removeAttribute('ready');
    love().click();
    await settle();
    expect(answered).toEqual(['click love']);
  });

  it('ends with its island', async () => {
    const removed = place();
    love().click();
    removed.remove();
    await settle({ of: removed });
    expect(answered).toEqual([]);
  });

  it('on a link or form is answered by the page after 2.5 seconds, on a button it waits longer', async () => {
    love().click();
    find('#tab').click();
    vi.advanceTimersByTime(2_499);
    expect(answered).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(answered).toEqual(['click tab']);
    await settle();
    expect(answered).toEqual(['click tab', 'click love']);
  });

  it('of several links only the last is followed without React', async () => {
    find('#tab').click();
    find('#bar').click();
    await settle({ isReady: false });
    expect(answered).toEqual(['click bar']);
  });

  it('on a link is dropped offline, where following it would lose the page, and on a button without React', async () => {
    state.onLine = false;
    love().click();
    find('#tab').click();
    await settle({ isReady: false });
    expect([isBusy(love()), isBusy(find('#tab'))]).toEqual([false, false]);
    expect(answered).toEqual([]);
  });
});

describe('nothing waits', () => {
  it('once the island is ready, with a modifier key, or for links where data is saved', async () => {
    love().dispatchEvent(new MouseEvent('click', { ctrlKey: true, bubbles: true }));
    find('#tab').dispatchEvent(new MouseEvent('click', { shiftKey: true, bubbles: true, cancelable: true }));
    for (const connection of [{ saveData: true }, { effectiveType: '3g' }]) {
      state.connection = connection;
      find('#tab').click();
    }
    place().toggleAttribute('ready', true);
    love().click();
    expect(answered).toEqual(['click love', 'click tab', 'click tab', 'click tab', 'click love']);
  });

  it('when the main script has failed: what waited is answered by the page, or dropped', async () => {
    love().click();
    find('#tab').click();
    state.readyState = 'complete';
    dispatchEvent(new Event('load'));
    expect(answered).toEqual(['click tab']);
    expect(isBusy(love())).toBe(false);
    find('#bar').click();
    expect(answered).toEqual(['click tab', 'click bar']);
  });

  it('outside islands', async () => {
    vi.useRealTimers();
    document.body.innerHTML = '<button type="button">Menu</button>';
    const pressed = vi.fn();
    find('button').addEventListener('click', pressed);
    await userEvent.click(find('button'));
    expect(pressed).toHaveBeenCalledOnce();
  });
});

it('is repeated once the main script starts', async () => {
  love().click();
  place().addEventListener('islandpressed', event => event.stopPropagation());
  find('#share').click();
  const now = async (of: Element) => void of.toggleAttribute('ready', true);
  startIslands({}, async () => ({ add: () => undefined, now }));
  await vi.advanceTimersByTimeAsync(0);
  expect(answered).toEqual(['click love', 'click share']);
});

it('the script has no comment, which would end its only line', () => {
  expect(pressScript.text).not.toMatch(/\/\/|\/\*|\n/);
});
