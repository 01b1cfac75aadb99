import { Icon } from './icon.tsx';
import css from './toast-shelf.module.css';

/**
 * Where toasts appear, once on every page that has any. What is said is kept apart from what is seen: the live region
 * is there from the start, or nothing would be announced. toast.browser.ts fills both.
 */
export function ToastShelf({ dismiss }: { dismiss: string }) {
  return (
    <>
      <div className={css.said} role="status" aria-live="polite" data-toast-said />
      <div className={css.shelf} popover="manual" data-toast-shelf>
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
