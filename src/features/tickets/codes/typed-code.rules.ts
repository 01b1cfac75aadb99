/** Letters and digits that nobody confuses: no o, 0, 1, i or l. Their number is a prime, which the check needs. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const LETTERS = 7;

/** How long a typed code is, with its check character. */
const TYPED_LENGTH = LETTERS + 1;

/**
 * The remainder that is 0 for a correct code. Every place has a weight of its own, and differences of weights and of
 * characters are no multiples of the prime: so one changed character, or two that are swapped, always give another remainder.
 */
const remainder = (values: readonly number[]): number =>
  values.reduce((sum, value, place) => sum + value * (place + 1), 0) % ALPHABET.length;

/** A code for typing, made of random bytes: seven characters and the one that checks them. */
export function toTypedCode(bytes: Uint8Array): string {
  let number = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  const values: number[] = [];
  for (let place = 0; place < LETTERS; place++) {
    values.push(Number(number % BigInt(ALPHABET.length)));
    number /= BigInt(ALPHABET.length);
  }
  const check = ALPHABET.split('').findIndex((_, value) => remainder([...values, value]) === 0);
  return [...values, check].map(value => ALPHABET[value]).join('');
}

/** The code in what somebody typed: capitals, blanks and dashes make no difference. Null if it is wrong or none. */
export function readTypedCode(typed: string): string | null {
  const code = tidy(typed);
  const values = [...code].map(letter => ALPHABET.indexOf(letter));
  return looksTyped(typed) && !values.includes(-1) && remainder(values) === 0 ? code : null;
}

/** Whether somebody meant to type a code: as many letters and digits as it has. */
export const looksTyped = (typed: string): boolean =>
  tidy(typed).length === TYPED_LENGTH && /^[0-9a-z]+$/.test(tidy(typed));

const tidy = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Pd}]/gu, '');

/** As it is printed, in two halves. */
export const showTypedCode = (code: string): string =>
  `${code.slice(0, TYPED_LENGTH / 2)} ${code.slice(TYPED_LENGTH / 2)}`.toUpperCase();
