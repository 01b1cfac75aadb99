import type { Locale } from '#core/locale.ts';
import { Container } from '#ui/layout/container.tsx';
import { offlineTexts } from './offline.texts.ts';
import css from './offline-copy-note.module.css';

/**
 * The note on an offline copy. Every page includes it, hidden, and the worker shows it with the copy
 * (offline-page.rules.ts); where it is missing, offline reading is off and no worker is started.
 */
export function OfflineCopyNote({ locale }: { locale: Locale }) {
  const texts = offlineTexts[locale];
  return (
    <aside hidden data-offline-note className={css.note} aria-label={texts.aboutCopy}>
      <Container>
        <p>{texts.offlineCopyNote}</p>
      </Container>
    </aside>
  );
}
