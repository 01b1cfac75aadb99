import type { Locale } from '#core/locale.ts';
import type { TextBlock } from '#core/rich-text.ts';
import { type PerLocale, pickLocalized } from '#core/words.ts';
import { RichText } from '#ui/components/rich-text.tsx';

type WrittenWordsProps = { blocks: PerLocale<TextBlock[]>; locale: Locale };

/** Rich text of an issue on a page: in the page's language, otherwise English marked as such. */
export function WrittenWords({ blocks, locale }: WrittenWordsProps) {
  const picked = pickLocalized(blocks, locale, found => found.length === 0);
  if (!picked) return null;
  const { value, lang } = picked;
  return <RichText article={lang ? { blocks: value, lang } : { blocks: value }} locale={locale} />;
}
