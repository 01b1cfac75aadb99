import type { IncomingMessage } from 'node:http';

const choice = /(?:^|;)\s*lite=([01])\s*(?:;|$)/;
const saving = /^\s*on\s*$/i;

/**
 * Whether to answer with a lite page (docs/decisions/0020-lite-mode.md): the visitor's own choice decides, and without
 * one the browser's data-saving header. Any other value of either counts as unset, so a page has two forms and never a
 * third. Runs for every request: two lookups if neither header is sent.
 */
export function wantsLite(cookie: string | null | undefined, saveData: unknown): boolean {
  const chosen = cookie ? choice.exec(cookie)?.[1] : undefined;
  if (chosen !== undefined) return chosen === '1';
  return typeof saveData === 'string' && saving.test(saveData);
}

/** `wantsLite` for a Node request. */
export function isLiteRequest({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return wantsLite(headers.cookie, headers['save-data']);
}

/** Pages have a lite form; feeds, calendars and other paths with a file extension are small already. */
export function hasLiteForm(path: string): boolean {
  return !/\.[a-z]+$/.test(path);
}
