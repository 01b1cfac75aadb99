import type { Locale } from './locale.ts';

const comma = { en: ', ', am: '፣ ' } as const satisfies Record<Locale, string>;

/**
 * The suffix of a link to a file, so that readers on slow lines know what they load: ", PDF, 1.2 MB". Sizes are in
 * units of 1000, as phones show them; sizes below 100 KB count as 100 KB.
 */
export function fileNote(kind: string, bytes: number, locale: Locale): string {
  const kilobytes = Math.max(1, Math.ceil(bytes / 100_000)) * 100;
  const unit = kilobytes < 1000 ? 'KB' : 'MB';
  const amount = unit === 'KB' ? kilobytes : kilobytes / 1000;
  const size = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(amount);
  return `${comma[locale]}${kind}${comma[locale]}${size} ${unit}`;
}
