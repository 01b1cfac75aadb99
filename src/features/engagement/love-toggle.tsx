import type { Locale } from '#core/locale.ts';
import { classNames } from '#ui/components/class-names.ts';
import { Icon } from '#ui/components/icon.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import css from './engagement.module.css';
import { engagementTexts } from './engagement.texts.ts';

/** A heart that is on or off in this browser, with how often it was given. Not shown without script. */
export function LoveToggle({ of, locale, onArt }: { of: string; locale: Locale; onArt?: boolean }) {
  return (
    <button
      type="button"
      className={classNames(css.love, onArt && css.onArt)}
      aria-pressed="false"
      data-love={of}
      data-needs-script
    >
      <Icon name="heart" size="small" />
      <VisuallyHidden>{engagementTexts[locale].love} </VisuallyHidden>
      <data data-number={`love:${of}`} />
    </button>
  );
}
