/** The problem with an email address, or null. Empty is allowed. */
export function emailProblem(value: unknown): string | null {
  if (isEmpty(value) || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(String(value))) return null;
  return 'Write an email address, such as hello@example.org.';
}

/** The problem with a phone number, or null. It needs the international form, so that it can be dialled anywhere. */
export function phoneProblem(value: unknown): string | null {
  if (isEmpty(value)) return null;
  const text = String(value);
  const digits = text.replace(/\D/g, '');
  const isNumber = /^\+[\d ()-]+$/.test(text) && digits.length >= 8 && digits.length <= 15;
  return isNumber ? null : 'Write the phone number with + and the country, such as +251 900 000 000.';
}

/** The problem with a claim, or null; it must be a whole number. */
export function claimProblem(value: unknown): string | null {
  const isClaim = typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 1_000_000;
  return isClaim ? null : 'A claim is a whole number, as it was counted.';
}

/** The problem with the founding year, or null. */
export function yearProblem(value: unknown): string | null {
  const isYear = typeof value === 'number' && Number.isInteger(value) && value >= 1900 && value <= 2100;
  return isYear ? null : 'Write the year with four digits, such as 2022.';
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}
