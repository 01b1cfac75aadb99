import { atom } from 'nanostores';

/** How often markup was added to this page since it was loaded. The scripts of the page then set up what is new in it. */
export const $addedMarkup = atom(0);

/** To be called once the markup is in the document. */
export function announceAddedMarkup(): void {
  $addedMarkup.set($addedMarkup.get() + 1);
}
