import { fetchDocument } from '#ui/fetch-document.browser.ts';

/** How long to wait for the panels, in ms: after that a press follows its link. */
const timeout = 3000;

/**
 * The panels of the bar, each put after its link. Fetched once, and again only after a failure: without a connection, or
 * where a list cannot be read, there are none.
 */
export function fetchedPanels(address: string, links: readonly HTMLElement[]) {
  let areHere = false;
  let fetching: Promise<void> | null = null;
  const bring = async (): Promise<void> => {
    const [fetched, { insertPanels }] = await Promise.all([
      fetchDocument(address),
      import('./insert-panels.browser.ts'),
    ]);
    // An earlier attempt may have come late.
    if (!areHere) insertPanels(fetched, links);
    areHere = true;
  };
  return {
    areHere: () => areHere,
    fetch(): Promise<void> {
      fetching ??= Promise.race([bring(), tooLong()]).catch((error: unknown) => {
        fetching = null;
        throw error;
      });
      return fetching;
    },
  };
}

function tooLong(): Promise<never> {
  return new Promise((_, reject) => setTimeout(reject, timeout, Error('Late')));
}
