import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Locale } from '#core/locale.ts';
import { Button } from '#ui/components/button.tsx';
import { ModalDialog } from '#ui/components/modal-dialog.tsx';
import css from './engagement.module.css';
import { engagementTexts } from './engagement.texts.ts';
import { $copying, confirmShare } from './share.store.ts';

/** Shows the address to copy, in browsers that cannot share (open point 30: instead of the browser's alert). */
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
