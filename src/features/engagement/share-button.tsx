import type { Locale } from '#core/locale.ts';
import type { Words } from '#core/words.ts';
import { Button } from '#ui/components/button.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import { engagementTexts } from './engagement.texts.ts';

type ShareButtonProps = {
  /** The address of what is shared, in the page's language. */
  href: string;
  heading: Words;
  locale: Locale;
  /** Only the icon is seen; the word is said. */
  iconOnly?: boolean;
  onArt?: boolean;
  className?: string;
};

/** Hands the address to the device's own share sheet; share.browser.ts does it. Not shown without script. */
export function ShareButton({ href, heading, locale, iconOnly, onArt, className }: ShareButtonProps) {
  const texts = engagementTexts[locale];
  return (
    <Button
      size="small"
      icon="share"
      onArt={onArt}
      className={className}
      data-share={href}
      data-share-heading={heading.text}
      data-needs-script
    >
      {iconOnly ? <VisuallyHidden>{texts.share}</VisuallyHidden> : texts.share}
    </Button>
  );
}
