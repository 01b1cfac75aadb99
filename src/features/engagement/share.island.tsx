import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Locale } from '#core/locale.ts';
import { punctuation, type Words } from '#core/words.ts';
import { Button } from '#ui/components/button.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { ModalDialog } from '#ui/components/dialog.tsx';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import css from './engagement.module.css';
import { engagementTexts } from './engagement.texts.ts';
import { $copying, confirmShare, share } from './share.store.ts';

type ShareButtonProps = {
  /** The address to share, in the page's language; without it and its heading the page that is open. */
  href?: string;
  heading?: Words;
  /** The key of the share count; without it shares are not counted. */
  of?: string;
  locale: Locale;
  /** Shows only the icon; screen readers get the label with the heading, because a list has many such buttons. */
  iconOnly?: boolean;
  onArt?: boolean;
  className?: string;
};

/** Opens the device's share sheet. Hidden without script. */
export function ShareButton({ href, heading, of, locale, iconOnly, onArt, className }: ShareButtonProps) {
  const texts = engagementTexts[locale];

  function onClick(): void {
    const url = new URL(href ?? '', location.href).href;
    void share({ url, heading: heading?.text ?? document.title, of }, texts);
  }

  return (
    <Button
      size="small"
      icon="share"
      onArt={onArt}
      className={classNames(iconOnly && css.square, className)}
      data-share={href ?? ''}
      data-share-heading={heading?.text}
      data-share-of={of || undefined}
      data-needs-script
      onClick={onClick}
    >
      {iconOnly && heading ? (
        <VisuallyHidden>
          {texts.share + punctuation[locale].colon}
          <LocalizedText words={heading} />
        </VisuallyHidden>
      ) : (
        texts.share
      )}
    </Button>
  );
}

/** Shows the address to copy, in browsers that cannot share, in place of the browser's alert. */
export function ShareDialog({ locale }: { locale: Locale }) {
  const shared = useStore($copying, { ssr: 'initial' });
  const [isRefused, setIsRefused] = useState(false);
  const texts = engagementTexts[locale];

  function close(): void {
    $copying.set(null);
    setIsRefused(false);
  }

  /** Browsers allow the clipboard only on secure pages, some after a prompt; if refused, the address stays visible. */
  async function copy(): Promise<void> {
    if (!shared) return;
    try {
      await navigator.clipboard.writeText(shared.url);
    } catch {
      return setIsRefused(true);
    }
    close();
    confirmShare(shared, texts);
  }

  return (
    <ModalDialog
      id="share-alert"
      title={texts.share}
      close={texts.close}
      isOpen={shared !== null}
      onClose={close}
    >
      <p className={css.address}>{shared && texts.noShare.replace('{url}', () => shared.url)}</p>
      <div className={css.copy}>
        <Button variant="ink" onClick={() => void copy()}>
          {texts.copyLink}
        </Button>
        <p role="status">{isRefused && texts.noCopy}</p>
      </div>
    </ModalDialog>
  );
}
