import { type ComponentType, createElement, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** The files of islands by the names of the islands, loaded on demand. */
// biome-ignore lint/suspicious/noExplicitAny: every island has props of its own
export type Islands = Readonly<Record<string, () => Promise<Record<string, ComponentType<any>>>>>;

/** Hydrates islands: `add` queues one, `now` hydrates it at once. Both may be called again for the same island. */
export type Hydrator = { add(place: Element): void; now(place: Element): Promise<void> };

/** How far around the window islands are hydrated, in window heights. */
const reach = '100%';

/** Hydrates the islands near the window, nearest first, one per idle slot; a touched island is hydrated at once. */
export function openHydrator(islands: Islands): Hydrator {
  const queue: Element[] = [];
  const started = new WeakMap<Element, Promise<void>>();
  let isProcessing = false;

  const nearby = new IntersectionObserver(
    entries => {
      const close = entries.filter(({ isIntersecting }) => isIntersecting);
      close.sort((a, b) => Math.abs(a.boundingClientRect.top) - Math.abs(b.boundingClientRect.top));
      for (const { target } of close) {
        nearby.unobserve(target);
        const place = target.closest('adey-island');
        if (place) enqueue(place);
      }
    },
    { rootMargin: reach },
  );

  function enqueue(place: Element): void {
    queue.push(place);
    if (!isProcessing) void processQueue();
  }

  async function processQueue(): Promise<void> {
    isProcessing = true;
    for (let place = queue.shift(); place; place = queue.shift()) {
      await idle();
      await now(place).catch(console.info);
    }
    isProcessing = false;
  }

  function now(place: Element): Promise<void> {
    const running = started.get(place) ?? hydrate(place, islands);
    started.set(place, running);
    // If its file failed to load, the next touch tries again.
    running.catch(() => started.delete(place));
    return running;
  }

  for (const touch of ['pointerover', 'focusin'])
    addEventListener(
      touch,
      ({ target }) => {
        const place = (target as Element | null)?.closest?.('adey-island:not([ready])');
        if (place) void now(place).catch(console.info);
      },
      { passive: true, capture: true },
    );

  return {
    add(place) {
      // An island has no box of its own, so its first element is observed.
      const box = place.getAttribute('when') === 'first' ? null : place.firstElementChild;
      if (box) nearby.observe(box);
      else enqueue(place);
    },
    now,
  };
}

let roots = 0;

async function hydrate(place: Element, islands: Islands): Promise<void> {
  const name = place.getAttribute('name') ?? '';
  const Component = Object.hasOwn(islands, name) ? (await islands[name]?.())?.[name] : undefined;
  if (!Component || !place.isConnected) return;
  place.toggleAttribute('hydrating', true);
  const props = JSON.parse(place.getAttribute('props') ?? '{}');
  roots += 1;
  const options = { identifierPrefix: `i${roots}` };
  await new Promise<void>(done => {
    // In a transition React works in slices of 5 ms, so that input is handled first.
    startTransition(() => {
      const root = hydrateRoot(place, createElement(Hydrated, { of: Component, props, done }), options);
      place.addEventListener('islandremoved', () => root.unmount(), { once: true });
    });
  });
  place.toggleAttribute('ready', true);
}

type HydratedProps = { of: ComponentType<object>; props: object; done: () => void };

function Hydrated({ of: Component, props, done }: HydratedProps) {
  useEffect(done, [done]);
  return createElement(Component, props);
}

type Scheduler = { postTask(act: () => void, options: { priority: 'background' }): Promise<void> };

/** Resolves when the browser is idle. */
function idle(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  return new Promise(resolve => {
    if (scheduler) void scheduler.postTask(resolve, { priority: 'background' });
    else if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 500 });
    else setTimeout(resolve, 50);
  });
}
