import { visitKeys, visitStorage, writeStored } from '#core/browser-storage.ts';
import { Icon } from '#ui/components/icon.tsx';
import css from './banner.module.css';

/**
 * Hides the banner until the browser is closed. It has no state, but is an island, because the press of a button in an
 * island is held until its code has come (press-recorder.ts). first-paint.ts keeps it hidden on later pages; where storage is refused it
 * returns on the next page.
 */
export function DismissBanner({ label }: { label: string }) {
  function dismiss(): void {
    document.documentElement.dataset.bannerHidden = String(
      writeStored(visitStorage(), visitKeys.bannerHidden, true),
    );
    document.querySelector<HTMLElement>('header a')?.focus();
  }

  return (
    <button type="button" className={css.dismiss} aria-label={label} onClick={dismiss} data-banner-dismiss>
      <Icon name="close" size="small" />
    </button>
  );
}
