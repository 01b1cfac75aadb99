import type { Locale } from '#core/locale.ts';

const words: Record<Locale, string> = { en: 'Names have been changed.', am: 'ስሞች ተቀይረዋል።' };

/** The note under a text about people whose names are not their own. */
export function NamesChanged({ locale }: { locale: Locale }) {
  return (
    <p>
      <small>{words[locale]}</small>
    </p>
  );
}
