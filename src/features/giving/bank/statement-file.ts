/** Larger than a year of a large charity; a file above it is refused before it is read. */
export const largestStatement = 20 * 1024 * 1024;

export type StatementProblem =
  | 'too-large'
  | 'not-text'
  | 'not-xml'
  | 'declares-entities'
  | 'not-a-statement'
  | 'no-lines';

/** What staff can choose from where a file came out with wrong letters. */
export const encodings = ['utf-8', 'windows-1252', 'windows-1250', 'windows-1251', 'utf-16le', 'utf-16be'];

/**
 * The text of a file that a bank made: by the encoding that staff chose, its byte order mark, the encoding it declares, the
 * zeros that UTF-16 has in every other place, as UTF-8 where that fits, and as Windows-1252 otherwise. Null when it holds
 * characters that no text has.
 */
export function textOfFile(
  bytes: Uint8Array,
  chosen: string | null = null,
): { text: string; encoding: string } | null {
  const encoding =
    chosen ??
    markedEncoding(bytes) ??
    declaredEncoding(bytes) ??
    wideEncoding(bytes) ??
    (isUtf8(bytes) ? 'utf-8' : 'windows-1252');
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

/** UTF-16 without a mark: in Latin text every other byte is zero. */
function wideEncoding(bytes: Uint8Array): string | null {
  const start = bytes.subarray(0, 2_000);
  const zeros = [0, 0];
  for (const [at, byte] of start.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > start.length / 8 && even === 0) return 'utf-16le';
  return even > start.length / 8 && odd === 0 ? 'utf-16be' : null;
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
