import type { Locale } from '#core/locale.ts';
import { Button } from '#ui/components/button.tsx';
import { Dialog } from '#ui/components/dialog.tsx';
import css from './engagement.module.css';
import { engagementTexts } from './engagement.texts.ts';

/**
 * Once per page: texts for share.browser.ts and love.browser.ts, and the dialog for browsers that cannot share (open
 * point 30: our dialog instead of the browser's alert), which waits in a template.
 */
export function ShareDialog({ locale }: { locale: Locale }) {
  const texts = engagementTexts[locale];
  return (
    <div
      data-share-texts={JSON.stringify({
        title: texts.sharedTitle,
        text: texts.sharedText,
        shared: texts.shared,
        error: texts.shareError,
        noShare: texts.noShare,
        noCopy: texts.noCopy,
      })}
      data-love-stored={texts.loveStored}
    >
      <template>
        <Dialog id="share-alert" title={texts.share} close={texts.close}>
          <p className={css.address} data-share-alert />
          <div className={css.copy}>
            <Button variant="ink" data-share-copy>
              {texts.copyLink}
            </Button>
            <p role="status" data-share-hint />
          </div>
        </Dialog>
      </template>
    </div>
  );
}
