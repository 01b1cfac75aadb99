import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { PersistentDetails } from './persistent-details.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Draws details of this name on a page of their own. */
function draw(name: string) {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() =>
    root.render(
      <PersistentDetails name={name} summary="As a table">
        Numbers
      </PersistentDetails>,
    ),
  );
  const details = [...document.querySelectorAll('details')].at(-1) as HTMLDetailsElement;
  const toggle = (isOpen: boolean) =>
    act(() => {
      details.open = isOpen;
      details.dispatchEvent(new Event('toggle'));
    });
  return { details, toggle, remove: () => act(() => root.unmount()) };
}

it('opened details stay open and closed ones stay closed when the page is rendered again', () => {
  const first = draw('Pages');
  expect(first.details.open).toBe(false);
  first.toggle(true);
  first.remove();
  expect(draw('Languages').details.open).toBe(false);
  const second = draw('Pages');
  expect(second.details.open).toBe(true);
  second.toggle(false);
  second.remove();
  expect(draw('Pages').details.open).toBe(false);
});
