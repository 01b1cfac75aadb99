import { encode } from 'uqr';

/**
 * A QR code as the path of its dark squares, one unit each, with the light border that it needs. Payments are written with
 * `M`, of which 15 % may be missing; `Q` (25 %) is for tickets, which are shown on cracked screens.
 */
export function qrPath(text: string, ecc: 'M' | 'Q' = 'M'): { size: number; path: string } {
  const { data, size } = encode(text, { ecc, border: 4, maxVersion: 13 });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: squares.join('') };
}
