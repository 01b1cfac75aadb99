import { spellBytes } from '#core/reference.ts';

const BODY = 12;
const whole = /^RF\d{2}[0-9A-Z]{1,21}$/;

/** The remainder of ISO 7064 (MOD 97-10): letters count as 10 to 35. */
function remainder(text: string): number {
  let rest = 0;
  for (const sign of text) {
    const value = Number.parseInt(sign, 36);
    rest = (rest * (value < 10 ? 10 : 100) + value) % 97;
  }
  return rest;
}

/**
 * The payment reference with this body, after ISO 11649: `RF`, two check digits, up to 21 digits and capitals. Banks carry
 * it with a transfer, and a slip of the pen does not pass.
 * @throws RangeError when the body has anything else in it.
 */
export function referenceOf(body: string): string {
  const check = String(98 - remainder(`${body}RF00`)).padStart(2, '0');
  const reference = `RF${check}${body}`;
  if (!whole.test(reference)) throw new RangeError('a reference has 1 to 21 digits and capitals');
  return reference;
}

/** A new one: 60 random bits, without letters that are misread. */
export function newGiftReference(): string {
  return referenceOf(spellBytes(crypto.getRandomValues(new Uint8Array(BODY))).replaceAll('-', ''));
}

/** The reference somebody typed or a bank printed, in any spacing and case; null when the check digits do not fit. */
export function parseGiftReference(text: string): string | null {
  const reference = text.replace(/[\s-]/g, '').toUpperCase();
  if (!whole.test(reference)) return null;
  return remainder(reference.slice(4) + reference.slice(0, 4)) === 1 ? reference : null;
}

/** In groups of four, as it is printed for people: `RF18 5390 0754 7034`. */
export function printReference(reference: string): string {
  return reference.match(/.{1,4}/g)?.join(' ') ?? '';
}
