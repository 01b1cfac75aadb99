/** The first-visit popup comes once more than this was scrolled, in px. */
export const popupScroll = 300;

/** How long the close button of the first-visit popup keeps somebody waiting, in ms; `--time-popup` is the same. */
export const closeDelay = 8000;

/** Where the dialogs are fetched from, without language. Neither weighs on a page on which it does not come. */
export const overlayPaths = {
  announcement: '/overlays/announcement',
  firstVisit: '/overlays/first-visit',
} as const;

/** The last part of an event's address: what `messageStatus` names, so that another event is announced again. */
export function eventNamed(href: string | null | undefined): string {
  return href?.split('/').at(-1) ?? '';
}
