import type { Locale } from './locale.ts';

const comma = { en: ', ', am: '፣ ' } as const satisfies Record<Locale, string>;

/**
 * What follows the words of a link to a file, so that nobody on a slow line presses it unaware: ", PDF, 1.2 MB". Sizes
 * are in units of 1000, as phones show them; below 100 KB the size matters to nobody and counts as 100.
 */
export function fileNote(kind: string, bytes: number, locale: Locale): string {
  const kilobytes = Math.max(1, Math.ceil(bytes / 100_000)) * 100;
  const unit = kilobytes < 1000 ? 'KB' : 'MB';
  const amount = unit === 'KB' ? kilobytes : kilobytes / 1000;
  const size = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(amount);
  return `${comma[locale]}${kind}${comma[locale]}${size} ${unit}`;
}
