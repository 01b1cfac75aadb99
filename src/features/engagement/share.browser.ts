import { closeFromOutside, openDialog } from '#ui/components/dialog.browser.ts';
import { showToast } from '#ui/components/toast.browser.ts';
import { countShare } from './numbers.browser.ts';

type ShareTexts = Record<'title' | 'text' | 'shared' | 'error' | 'noShare' | 'noCopy', string>;

/** What the last pressed button shares. */
type Shared = { url: string; heading: string; of: string | undefined };

/**
 * Makes every share button open the device's share sheet with the title 'Check out - {heading}'; other browsers show
 * the address to copy. A button without address or heading shares the current page. Shares and copies are counted.
 */
export function shareOnRequest(): void {
  const holder = document.querySelector<HTMLElement>('[data-share-texts]');
  if (!holder) return;
  const texts: ShareTexts = JSON.parse(holder.dataset.shareTexts ?? '{}');
  let shared: Shared | null = null;
  document.addEventListener('click', event => {
    const target = event.target as Element;
    const button = target.closest<HTMLElement>('[data-share]');
    if (button) {
      shared = {
        url: new URL(button.dataset.share ?? '', location.href).href,
        heading: button.dataset.shareHeading ?? document.title,
        of: button.dataset.shareOf,
      };
      void share(shared, texts, holder);
    } else if (shared && target.closest('[data-share-copy]')) void copy(shared, texts, holder);
  });
}

async function share(shared: Shared, texts: ShareTexts, holder: HTMLElement): Promise<void> {
  const { url, heading } = shared;
  if (typeof navigator.share !== 'function') {
    const alert = alertIn(holder);
    const words = texts.noShare.replace('{url}', () => url);
    announce(alert, 'alert', words);
    announce(alert, 'hint', '');
    if (alert) openDialog(alert);
    return;
  }
  try {
    await navigator.share({ title: texts.title.replace('{heading}', () => heading), text: texts.text, url });
    succeed(shared, texts);
  } catch (error) {
    // Cancelling is a choice, not an error (open point 30).
    if (error instanceof Error && error.name === 'AbortError') return;
    const message = error instanceof Error ? error.message : '';
    showToast({ kind: 'warning', title: texts.error, message });
  }
}

/** The dialog, out of its template at the first use: browsers that can share never need it. */
function alertIn(holder: HTMLElement): HTMLDialogElement | null {
  const template = holder.querySelector('template');
  template?.replaceWith(template.content);
  const alert = holder.querySelector('dialog');
  if (template && alert) closeFromOutside(alert);
  return alert;
}

/** Browsers allow the clipboard only on secure pages, some after a prompt; if refused, the address stays visible. */
async function copy(shared: Shared, texts: ShareTexts, holder: HTMLElement): Promise<void> {
  const alert = alertIn(holder);
  try {
    await navigator.clipboard.writeText(shared.url);
  } catch {
    return announce(alert, 'hint', texts.noCopy);
  }
  alert?.close();
  succeed(shared, texts);
}

function succeed({ of }: Shared, texts: ShareTexts): void {
  showToast({ kind: 'success', message: texts.shared });
  if (of) countShare(of);
}

function announce(alert: HTMLElement | null, where: 'alert' | 'hint', words: string): void {
  const place = alert?.querySelector(`[data-share-${where}]`);
  if (place) place.textContent = words;
}
