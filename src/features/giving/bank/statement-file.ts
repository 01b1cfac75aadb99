/** Larger than a year of a large charity; a file above it is refused before it is read. */
export const largestStatement = 20 * 1024 * 1024;

export type StatementProblem =
  | 'too-large'
  | 'not-text'
  | 'not-xml'
  | 'declares-entities'
  | 'not-a-statement'
  | 'no-lines'
  | 'no-columns';

/**
 * The text of a file that a bank made: by its byte order mark, by the encoding it declares, as UTF-8 where that fits, and
 * as Windows-1252 otherwise. Null when it holds characters that no text has.
 */
export function textOfFile(bytes: Uint8Array): { text: string; encoding: string } | null {
  const encoding =
    markedEncoding(bytes) ?? declaredEncoding(bytes) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252');
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : { text, encoding };
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) return null;
    throw error;
  }
}

function markedEncoding([first, second]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return null;
}

function declaredEncoding(bytes: Uint8Array): string | null {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  return (
    /^(?:ï»¿)?<\?xml[^>]*\bencoding=["']([A-Za-z0-9_-]{1,20})["']/.exec(start)?.[1]?.toLowerCase() ?? null
  );
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}
