/** How many decimals a currency (ISO 4217) has; null when this is no currency code. */
export function decimalsOf(currency: string): number | null {
  if (!/^[A-Z]{3}$/.test(currency)) return null;
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ??
    null
  );
}

/**
 * A written decimal number (`1234.5`, no grouping) in smallest units, without passing through a float; null when it is not
 * one, has more decimals than the currency, or is too large to be exact.
 */
export function smallestUnits(written: string, currency: string): number | null {
  const decimals = decimalsOf(currency);
  const match = /^([+-]?)(\d{1,18})(?:\.(\d{0,18}))?$/.exec(written.trim());
  if (decimals === null || !match) return null;
  const [, sign, whole, fraction = ''] = match;
  if (/[1-9]/.test(fraction.slice(decimals))) return null;
  const units = Number(`${whole}${fraction.slice(0, decimals).padEnd(decimals, '0')}`);
  if (!Number.isSafeInteger(units)) return null;
  return sign === '-' && units !== 0 ? -units : units;
}

/** Smallest units as a plain decimal number: `1234.50`. */
export function decimalText(units: number, currency: string): string {
  const decimals = decimalsOf(currency) ?? 0;
  const digits = String(Math.abs(units)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  return `${units < 0 ? '-' : ''}${whole}${decimals > 0 ? `.${digits.slice(-decimals)}` : ''}`;
}
