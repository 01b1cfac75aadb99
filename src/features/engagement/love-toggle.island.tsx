import { useStore } from '@nanostores/react';
import type { Locale } from '#core/locale.ts';
import { punctuation, type Words } from '#core/words.ts';
import { classNames } from '#ui/components/class-names.ts';
import { Icon } from '#ui/components/icon.tsx';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { showToast } from '#ui/components/toasts.store.ts';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import { Fixed } from '#ui/islands/island.tsx';
import { writeCountName } from './count.rules.ts';
import css from './engagement.module.css';
import { engagementTexts } from './engagement.texts.ts';
import { $loved, toggleLove } from './loves.store.ts';

type LoveToggleProps = {
  /** The key of the love count. */
  of: string;
  heading: Words;
  locale: Locale;
  onArt?: boolean;
};

const none: readonly string[] = [];

/** A heart that is on or off in this browser, with the total count. Hidden without script. */
export function LoveToggle({ of, heading, locale, onArt }: LoveToggleProps) {
  const isLoved = useStore($loved, { ssr: () => none }).includes(of);
  const texts = engagementTexts[locale];

  async function toggle(): Promise<void> {
    if (!(await toggleLove(of))) showToast({ kind: 'info', message: texts.loveStored });
  }

  return (
    <button
      type="button"
      className={classNames(css.love, onArt && css.onArt)}
      aria-pressed={isLoved}
      // The page shows it before React is there (remembered.ts).
      suppressHydrationWarning
      data-love={of}
      data-needs-script
      onClick={() => void toggle()}
    >
      <Icon name="heart" size="small" />
      <VisuallyHidden>
        {texts.love + punctuation[locale].colon}
        <LocalizedText words={heading} />
        <span className={css.comma}>, </span>
      </VisuallyHidden>
      {/* numbers.browser.ts fills it in, before and after hydration. */}
      <Fixed as="data" value="" data-number={writeCountName({ kind: 'love', key: of })} />
    </button>
  );
}
