import { Icon } from './icon.tsx';
import css from './toast-region.module.css';

/**
 * The container of toasts, once on every page that has any. The live region is separate from the visible toasts and
 * rendered from the start, because otherwise nothing would be announced. toast.browser.ts fills both.
 */
export function ToastRegion({ dismiss }: { dismiss: string }) {
  return (
    <>
      <div className={css.status} role="status" aria-live="polite" data-toast-status />
      <div className={css.stack} popover="manual" data-toast-stack>
        <template>
          <div className={css.toast} data-toast data-on-ink>
            <p className={css.words}>
              <strong data-toast-title />
              <span data-toast-message />
            </p>
            <button type="button" className={css.dismiss} aria-label={dismiss} data-toast-dismiss>
              <Icon name="close" size="small" />
            </button>
          </div>
        </template>
      </div>
    </>
  );
}
