import type { Locale } from '#core/locale.ts';
import { Container } from '#ui/layout/section.tsx';
import css from './offline-copy-note.module.css';

/** `{when}` is a day and a time. */
const noteTexts = {
  en: {
    aboutCopy: 'About this copy',
    note: 'You are offline, or the connection is too slow. This is the page as you read it on {when}.',
  },
  am: {
    aboutCopy: 'ስለዚህ ቅጂ',
    note: 'ከኢንተርኔት ውጭ ነዎት ወይም መስመሩ በጣም ዘገምተኛ ነው፦ ይህ ገጽ በ{when} ያነበቡት ቅጂ ነው።',
  },
} as const satisfies Record<Locale, Record<string, string>>;

/**
 * The note on an offline copy. It is in every page, hidden, and the service worker reveals it in a copy
 * (offline-page.rules.ts). A page without it has offline reading switched off and starts no worker.
 */
export function OfflineCopyNote({ locale }: { locale: Locale }) {
  const texts = noteTexts[locale];
  return (
    <aside hidden data-offline-note className={css.note} aria-label={texts.aboutCopy}>
      <Container>
        <p>{texts.note}</p>
      </Container>
    </aside>
  );
}
