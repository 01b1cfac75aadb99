import { currentRequestContext } from '#platform/operations/request-context.ts';

/** Read of a text at most; what follows is left out unread, so that a text of megabytes costs no more than this one. */
const longestRead = 8_192;
/** Logged of a text at most. Far enough before the end of what is read that no value of a request stands across it. */
const longestLogged = 4_096;
/** A longer value is recognized by its beginning, and ends the text: its length is not compared. */
const longestCompared = 1_000;

/**
 * Removes what may identify a person from a text for the log: query parameters, mail addresses, values bound to a database
 * statement or quoted by a parser, and any value of the current request. At most 4,096 letters are logged.
 */
export function redact(text: string): string {
  const cleaned = text
    .slice(0, longestRead)
    .replace(/\nparams:[\s\S]*$/i, '\nparams: (left out)')
    .replace(/(?<![^\s?"'])([^\s?"']*)\?[^\s"']*/g, (all, before: string) =>
      all.includes('/') ? before : all,
    )
    .replace(/(invalid (?:input syntax|input value|byte sequence)[^:]*: ).*/gi, '$1(left out)')
    .replace(/"[^\n]*"(\.\.\.)? is not valid JSON/g, '(left out) is not valid JSON')
    // Begins at the beginning of a word only: from each letter of a long one it would take a minute.
    .replace(
      /(?<![^\s@<>"'(/])[^\s@<>"'(/]+(?:@|%40)[^\s@<>"')/]+\.[^\s@<>"')/.,:]+/gi,
      '(address left out)',
    );
  const redacted = currentRequestContext().reduce((left, value) => remove(value, left), cleaned);
  const isCut = text.length > longestRead || redacted.length > longestLogged;
  return isCut ? `${redacted.slice(0, longestLogged)}…` : redacted;
}

function remove(value: string, text: string): string {
  const literal = value.slice(0, longestCompared).replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
  const rest = value.length > longestCompared ? '[\\s\\S]*' : '';
  return text.replace(new RegExp(literal + rest, 'gi'), '(left out)');
}
