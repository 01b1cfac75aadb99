/** What is wrong with an email address of the organisation; null when nothing is. An empty one is fine. */
export function emailProblem(value: unknown): string | null {
  if (isEmpty(value) || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(String(value))) return null;
  return 'Write an email address, such as hello@example.org.';
}

/** What is wrong with a phone number; digits in groups after + and the country, so that it can be dialled anywhere. */
export function phoneProblem(value: unknown): string | null {
  if (isEmpty(value)) return null;
  const text = String(value);
  const digits = text.replace(/\D/g, '');
  const isNumber = /^\+[\d ()-]+$/.test(text) && digits.length >= 8 && digits.length <= 15;
  return isNumber ? null : 'Write the phone number with + and the country, such as +251 900 000 000.';
}

/** What is wrong with a claim: a whole number, counted and not rounded up. */
export function claimProblem(value: unknown): string | null {
  const isClaim = typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 1_000_000;
  return isClaim ? null : 'A claim is a whole number, as it was counted.';
}

/** What is wrong with the year the organisation was founded in; null when nothing is. */
export function yearProblem(value: unknown): string | null {
  const isYear = typeof value === 'number' && Number.isInteger(value) && value >= 1900 && value <= 2100;
  return isYear ? null : 'Write the year with four digits, such as 2022.';
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}
