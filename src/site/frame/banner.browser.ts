/** Hides the banner until the browser is closed. first-paint.ts keeps it hidden on the pages that follow. */
export function dismissBannerOnRequest(): void {
  document.querySelector('[data-banner-dismiss]')?.addEventListener('click', () => {
    document.documentElement.dataset.bannerHidden = '';
    try {
      sessionStorage.setItem('bannerHidden', 'true');
    } catch {
      // Storage is refused: the banner is back on the next page.
    }
    document.querySelector<HTMLElement>('header a')?.focus();
  });
}
