import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { visitKeys } from '#core/browser-storage.ts';
import { openHydrator } from './hydrate.browser.ts';
import { Fixed, Island } from './island.tsx';
import { startIslands } from './islands.browser.ts';
import { pressScript } from './press-recorder.ts';

type CounterProps = { label: string; from: number };

function Counter({ label, from, words }: CounterProps & { words?: React.ReactNode }) {
  const [count, setCount] = useState(from);
  useEffect(() => () => void left.push(label), [label]);
  return (
    <section>
      <Fixed>{words}</Fixed>
      <button type="button" onClick={() => setCount(count + 1)}>
        {label}: {count}
      </button>
      {/* biome-ignore lint/a11y/useValidAnchor: a link that React answers in place */}
      <a
        href="#plain"
        data-repeat
        onClick={event => {
          event.preventDefault();
          setCount(count + 10);
        }}
        onKeyDown={({ key }) => key === 'ArrowDown' && setCount(count + 100)}
      >
        Ten more
      </a>
    </section>
  );
}

/** The counters that were unmounted. */
const left: string[] = [];

const islands = { Counter: async () => ({ Counter }) };

/** Whether React's file comes, and how often it was asked for. */
const line = { isUp: true, asked: 0 };
const start = () =>
  startIslands(islands, async () => {
    line.asked += 1;
    if (!line.isUp) throw new Error('offline');
    return openHydrator(islands);
  });
// biome-ignore lint/security/noGlobalEval: the browser is given this text, so the test gives it to one
globalThis.eval(pressScript.text);

/** Puts a page with one counter where the visitor is. */
function show(from: number): void {
  document.body.innerHTML = renderToString(
    <Island draft={visitKeys.messageDraft}>
      <Counter label="Count" from={from} words={<p>Words of the server</p>} />
    </Island>,
  );
}

const button = () => screen.getByRole('button');
const place = () => document.querySelector('adey-island');

afterEach(() => {
  cleanup();
  location.hash = '';
});

// One page goes through these in turn, as a visitor's does.
describe('islands', () => {
  it('islands fetch nothing before an interaction, and their server markup is complete', () => {
    vi.useFakeTimers();
    show(1);
    start();
    // Nor because something opened by itself, or because the browser restores the page.
    document.body.insertAdjacentHTML('beforeend', '<dialog open><h2 tabindex="-1">Welcome</h2></dialog>');
    document.querySelector('h2')?.focus();
    dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(60_000);
    vi.useRealTimers();
    expect(button().textContent).toBe('Count: 1');
    expect(screen.getByText('Words of the server')).toBeTruthy();
    expect(line.asked).toBe(0);
  });

  it('the page works as without script when React’s file cannot be loaded', async () => {
    line.isUp = false;
    show(1);
    await userEvent.click(screen.getByRole('link'));
    await waitFor(() => expect(location.hash).toBe('#plain'));
    await userEvent.click(button());
    expect(button().textContent).toBe('Count: 1');
    expect(button().hasAttribute('aria-busy')).toBe(false);
    expect(place()?.hasAttribute('ready')).toBe(false);
    line.isUp = true;
  });

  it('an island whose draft the browser has stored needs no other sign, unless the draft was sent', async () => {
    sessionStorage.setItem(visitKeys.messageDraft, 'null');
    const askedBefore = line.asked;
    show(1);
    expect(line.asked).toBe(askedBefore);
    sessionStorage.setItem(visitKeys.messageDraft, '{"message":"Written in the tunnel."}');
    show(1);
    await waitFor(() => expect(place()?.hasAttribute('ready')).toBe(true));
    sessionStorage.clear();
  });

  it('a press before hydration is handled exactly once, and the server’s markup is kept', async () => {
    show(1);
    const pressed = button();
    pressed.click();
    expect(pressed.getAttribute('aria-busy')).toBe('true');
    await waitFor(() => expect(pressed.textContent).toBe('Count: 2'));
    expect(pressed.isConnected).toBe(true);
    expect(pressed.hasAttribute('aria-busy')).toBe(false);
    expect(place()?.hasAttribute('ready')).toBe(true);
    expect(screen.getByText('Words of the server')).toBeTruthy();
    await userEvent.click(pressed);
    expect(pressed.textContent).toBe('Count: 3');
  });

  it('repeat each of several early presses, and of a link what React makes of it', async () => {
    show(1);
    button().click();
    screen.getByRole('link').click();
    await waitFor(() => expect(button().textContent).toBe('Count: 12'));
    expect(location.hash).toBe('');
  });

  it('an arrow key on a link before hydration is repeated, unless Escape follows', async () => {
    show(1);
    screen.getByRole('link').focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(button().textContent).toBe('Count: 101'));
    show(1);
    for (const key of ['ArrowDown', 'Escape']) fireEvent.keyDown(screen.getByRole('link'), { key });
    await waitFor(() => expect(place()?.hasAttribute('ready')).toBe(true));
    expect(button().textContent).toBe('Count: 1');
  });

  it('islands added to the page later are hydrated', async () => {
    show(5);
    await userEvent.click(button());
    await waitFor(() => expect(button().textContent).toBe('Count: 6'));
  });

  it('islands removed from the page are unmounted, and moved ones stay mounted', async () => {
    show(1);
    await userEvent.click(button());
    await waitFor(() => expect(button().textContent).toBe('Count: 2'));
    left.length = 0;
    document.body.append(document.createElement('footer'), place() as Element);
    await userEvent.click(button());
    expect(button().textContent).toBe('Count: 3');
    expect(left).toEqual([]);
    place()?.remove();
    await waitFor(() => expect(left).toEqual(['Count']));
  });
});
