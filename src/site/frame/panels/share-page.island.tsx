import type { Locale } from '#core/locale.ts';
import { engagementTexts } from '#features/engagement/engagement.texts.ts';
import { share } from '#features/engagement/share.store.ts';
import { Icon } from '#ui/components/icon.tsx';
import css from './follow-us.module.css';

/**
 * Shares the page that is open. It has no state, but is an island, because the press of a button in an island is held
 * until its code has come (press-recorder.ts).
 */
export function SharePage({ locale, label }: { locale: Locale; label: string }) {
  return (
    <button
      type="button"
      className={css.share}
      onClick={() => void share({ url: location.href, heading: document.title }, engagementTexts[locale])}
    >
      <Icon name="share" size="small" />
      {label}
    </button>
  );
}
