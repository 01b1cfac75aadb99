import type { Locale } from '#core/locale.ts';
import { punctuation, type Words } from '#core/words.ts';
import { classNames } from '#ui/components/class-names.ts';
import { Icon } from '#ui/components/icon.tsx';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import { writeCountName } from './count.rules.ts';
import css from './engagement.module.css';
import { engagementTexts } from './engagement.texts.ts';

type LoveToggleProps = {
  /** The key of the love count. */
  of: string;
  heading: Words;
  locale: Locale;
  onArt?: boolean;
};

/** A heart that is on or off in this browser, with the total count. Hidden without script. */
export function LoveToggle({ of, heading, locale, onArt }: LoveToggleProps) {
  return (
    <button
      type="button"
      className={classNames(css.love, onArt && css.onArt)}
      aria-pressed="false"
      data-love={of}
      data-needs-script
    >
      <Icon name="heart" size="small" />
      <VisuallyHidden>
        {engagementTexts[locale].love + punctuation[locale].colon}
        <LocalizedText words={heading} />
        <span className={css.comma}>, </span>
      </VisuallyHidden>
      <data value="" data-number={writeCountName({ kind: 'love', key: of })} />
    </button>
  );
}
