/**
 * The text of a file that another program made: by the encoding that staff chose, its byte order mark, the encoding that
 * XML declares, the zeros of UTF-16, as UTF-8 where that fits, and as Windows-1252 otherwise. Null when it holds
 * characters that no text has.
 */
export function decodeText(
  bytes: Uint8Array,
  chosen: string | null = null,
): { text: string; encoding: string } | null {
  const encoding = chosen ?? markedEncoding(bytes) ?? declaredEncoding(bytes) ?? wideEncoding(bytes);
  if (encoding) return decodedAs(encoding, bytes);
  return decodedAs('utf-8', bytes) ?? decodedAs('windows-1252', bytes);
}

function decodedAs(encoding: string, bytes: Uint8Array): { text: string; encoding: string } | null {
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

/** UTF-16 without a mark: every second byte of a delimiter or a digit is zero. */
function wideEncoding(bytes: Uint8Array): string | null {
  const start = bytes.subarray(0, 2_000);
  const zeros = [0, 0];
  for (const [at, byte] of start.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even + odd < start.length / 8 || even + odd === 0) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}
