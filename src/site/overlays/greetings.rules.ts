/** The overlays that open by themselves; at most one in a browser session. */
export type Invitation = 'announcement' | 'popup';

/** The first-visit popup opens after this much scrolling, in px. */
export const popupScroll = 300;

/** The delay of the first-visit popup's close button. */
export const closeSeconds = 8;

/** Where the dialogs are fetched from, without language. */
export const overlayPaths = {
  announcement: '/overlays/announcement',
  firstVisit: '/overlays/first-visit',
} as const;

/** Pages on which visitors give, book, write, pay or unsubscribe, where nothing may interrupt. */
const uninterrupted = /^\/(donate|sales|cart|contact|meet|payment|auth|send)(\/|$)/;

/** Whether something may appear by itself over the page at `path`, which has no language. */
export const mayInvite = (path: string): boolean => !uninterrupted.test(path);

/** The last part of an event's address, stored as `messageStatus`, so that another event is announced again. */
export function eventNamed(href: string | null | undefined): string {
  return href?.split('/').at(-1) ?? '';
}
