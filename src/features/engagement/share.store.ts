import { atom } from 'nanostores';
import { showToast } from '#ui/components/toasts.store.ts';
import type { engagementTexts } from './engagement.texts.ts';
import { count } from './numbers.store.ts';

type Texts = (typeof engagementTexts)['en' | 'am'];

/** What is shared: an absolute address, its heading, and the key of its share count. */
export type Shared = { url: string; heading: string; of?: string };

/** What the dialog offers to copy, in browsers that cannot share; null while it is closed. */
export const $copying = atom<Shared | null>(null);

/** Opens the share sheet of the device; other browsers show the address to copy. */
export async function share(shared: Shared, texts: Texts): Promise<void> {
  const { url, heading } = shared;
  if (typeof navigator.share !== 'function') return $copying.set(shared);
  try {
    await navigator.share({
      title: texts.sharedTitle.replace('{heading}', () => heading),
      text: texts.sharedText,
      url,
    });
    confirmShare(shared, texts);
  } catch (error) {
    // Cancelling is a choice, not an error.
    if (error instanceof Error && error.name === 'AbortError') return;
    showToast({
      kind: 'warning',
      title: texts.shareError,
      message: error instanceof Error ? error.message : '',
    });
  }
}

/** Confirms and counts a share. */
export function confirmShare({ of }: Shared, texts: Texts): void {
  showToast({ kind: 'success', message: texts.shared });
  if (of) count(`share:${of}`).catch(console.info);
}
