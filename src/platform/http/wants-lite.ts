import type { IncomingMessage } from 'node:http';

/** Whole pages and lite ones are kept side by side: no request target can hold a space, so none means this by itself. */
export const liteMark = ' lite';

const choice = /(?:^|;)\s*lite=([01])\s*(?:;|$)/;
const saving = /^\s*on\s*$/i;

/**
 * Whether this request is answered with a lite page (docs/decisions/0020-lite-mode.md): the visitor's own choice
 * decides, and without one what their browser says about saving data. Any other value of either counts as not said, so
 * a page has two forms and never a third. Asked for every request: two lookups where neither header came.
 */
export function wantsLite(cookie: string | null | undefined, saveData: unknown): boolean {
  const chosen = cookie ? choice.exec(cookie)?.[1] : undefined;
  if (chosen !== undefined) return chosen === '1';
  return typeof saveData === 'string' && saving.test(saveData);
}

/** What `wantsLite` says of a request of Node's. */
export function isLiteRequest({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return wantsLite(headers.cookie, headers['save-data']);
}

/** Pages have a lite form; feeds, calendars and what else is named like a file are small already. */
export function hasLiteForm(path: string): boolean {
  return !/\.[a-z]+$/.test(path);
}
