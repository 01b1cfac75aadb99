/**
 * Hides the banner until the browser is closed. first-paint.ts keeps it hidden on later pages; where storage is refused
 * it returns on the next page.
 */
export function dismissBannerOnRequest(): void {
  document.querySelector('[data-banner-dismiss]')?.addEventListener('click', () => {
    document.documentElement.dataset.bannerHidden = String(rememberDismissal());
    document.querySelector<HTMLElement>('header a')?.focus();
  });
}

function rememberDismissal(): boolean {
  try {
    sessionStorage.setItem('bannerHidden', 'true');
    return true;
  } catch {
    return false;
  }
}
