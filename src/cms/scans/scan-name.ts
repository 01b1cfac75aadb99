const NAME_LETTERS = 120;

/** The name of an uploaded file for people to read in a list; it never names a file of ours. */
export const readableName = (given: string, otherwise: string): string =>
  given
    .replace(/^.*[/\\]/, '')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .trim()
    .slice(0, NAME_LETTERS) || otherwise;

/** Whether a part of an address can be the id of a scan. */
export const isScanId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
