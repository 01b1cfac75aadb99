import { encodeBytes } from '#core/reference.ts';

/** Twelve characters of five random bits: enough that nobody guesses one, short enough to copy by hand. */
const bodyLength = 12;
const wellFormed = /^RF\d{2}[0-9A-Z]{1,21}$/;

/** The remainder of ISO 7064 (MOD 97-10), in which letters count as 10 to 35. */
export function remainderOf97(text: string): number {
  let remainder = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value < 10 ? 10 : 100) + value) % 97;
  }
  return remainder;
}

/** The reference of ISO 11649 with this body of 1 to 21 digits and capitals; anything else is a RangeError. */
export function makePaymentReference(body: string): string {
  const check = String(98 - remainderOf97(`${body}RF00`)).padStart(2, '0');
  const reference = `RF${check}${body}`;
  if (!wellFormed.test(reference)) throw new RangeError('a reference has 1 to 21 digits and capitals');
  return reference;
}

/** A new reference from 60 random bits, without I, L, O and U. */
export function newPaymentReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(bodyLength));
  return makePaymentReference(encodeBytes(bytes).replaceAll('-', ''));
}

/** Whether this is a reference in its stored form: capitals without spaces, and matching check digits. */
export function isPaymentReference(text: string): boolean {
  return wellFormed.test(text) && remainderOf97(text.slice(4) + text.slice(0, 4)) === 1;
}

/**
 * The reference somebody typed or a bank printed, in any spacing and case, or null. The letter O becomes 0, and I and L
 * become 1, only when the check digits fit that reading and do not fit what was written.
 */
export function parsePaymentReference(text: string): string | null {
  const written = text.replace(/[\s.\-\u2010-\u2015]/g, '').toUpperCase();
  const readings = [written, withDigits(written)].filter(isPaymentReference);
  const different = [...new Set(readings)];
  return different.length === 1 ? (different[0] ?? null) : null;
}

/** Our references in free text in which banks break lines and drop spaces, each once. */
export function findPaymentReferences(words: string): string[] {
  const compact = words.replace(/[\s.\-\u2010-\u2015]/g, '').toUpperCase();
  const found = new Set<string>();
  for (const { index } of compact.matchAll(/RF(?=[0-9OIL]{2})/g)) {
    const reference = parsePaymentReference(compact.slice(index, index + 4 + bodyLength));
    if (reference?.length === 4 + bodyLength) found.add(reference);
  }
  return [...found];
}

/** In groups of four, as it is printed for people: `RF18 5390 0754 7034`. */
export function printPaymentReference(reference: string): string {
  return reference.match(/.{1,4}/g)?.join(' ') ?? '';
}

/** Whether this is an IBAN (ISO 13616) without spaces and with matching check digits. */
export function isIban(text: string): boolean {
  return /^[A-Z]{2}\d{2}[0-9A-Z]{11,30}$/.test(text) && remainderOf97(text.slice(4) + text.slice(0, 4)) === 1;
}

function withDigits(reference: string): string {
  return reference.replaceAll('O', '0').replace(/[IL]/g, '1');
}
