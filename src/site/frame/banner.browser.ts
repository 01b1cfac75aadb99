import { visitKeys, visitStorage, writeStored } from '#core/browser-storage.ts';

/**
 * Hides the banner until the browser is closed. first-paint.ts keeps it hidden on later pages; where storage is refused
 * it returns on the next page.
 */
export function dismissBannerOnRequest(): void {
  document.querySelector('[data-banner-dismiss]')?.addEventListener('click', () => {
    document.documentElement.dataset.bannerHidden = String(
      writeStored(visitStorage(), visitKeys.bannerHidden, true),
    );
    document.querySelector<HTMLElement>('header a')?.focus();
  });
}
