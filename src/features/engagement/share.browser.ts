import { closeFromOutside, openDialog } from '#ui/components/dialog.browser.ts';
import { showToast } from '#ui/components/toast.browser.ts';

type ShareTexts = { title: string; text: string; shared: string; error: string; noShare: string };

/**
 * Makes every share button hand its address to the device, with 'Check out - {heading}' as the title. One without an
 * address or a heading of its own shares the page being read.
 */
export function shareOnRequest(): void {
  const holder = document.querySelector<HTMLElement>('[data-share-texts]');
  if (!holder) return;
  const texts: ShareTexts = JSON.parse(holder.dataset.shareTexts ?? '{}');
  const alert = document.querySelector<HTMLDialogElement>('#share-alert');
  if (alert) closeFromOutside(alert);
  document.addEventListener('click', event => {
    const button = (event.target as Element).closest<HTMLElement>('[data-share]');
    if (button) void share(button, texts, alert);
  });
}

async function share(button: HTMLElement, texts: ShareTexts, alert: HTMLDialogElement | null): Promise<void> {
  const url = new URL(button.dataset.share ?? '', location.href).href;
  if (typeof navigator.share !== 'function') {
    const place = alert?.querySelector('[data-share-alert]');
    if (place) place.textContent = texts.noShare.replace('{url}', () => url);
    if (alert) openDialog(alert);
    return;
  }
  try {
    await navigator.share({
      title: texts.title.replace('{heading}', () => button.dataset.shareHeading ?? document.title),
      text: texts.text,
      url,
    });
    showToast({ kind: 'success', message: texts.shared });
  } catch (error) {
    // Cancelling is a choice, not an error (open point 30).
    if (error instanceof Error && error.name === 'AbortError') return;
    showToast({
      kind: 'warning',
      title: texts.error,
      message: error instanceof Error ? error.message : '',
    });
  }
}
