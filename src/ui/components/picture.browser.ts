import { loadLatePictures, showLoading } from './late-picture.browser.ts';

/**
 * Shows the state of pictures: a spinner while loading, a message on failure. Without this script the picture simply
 * appears, and a failed one shows its alternative text.
 */
export function followPictures(root: ParentNode = document): void {
  loadLatePictures(root);
  for (const frame of root.querySelectorAll<HTMLElement>('[data-picture]')) follow(frame);
}

function follow(frame: HTMLElement): void {
  const image = frame.querySelector<HTMLImageElement>('picture img');
  const failure = frame.querySelector<HTMLElement>('[data-picture-failure]');
  if (!image || !failure) return;

  const settle = (): void => {
    if (image.closest('[data-late]')) return;
    const failed = image.naturalWidth === 0;
    frame.dataset.picture = failed ? 'failed' : 'loaded';
    failure.hidden = !failed;
  };
  image.addEventListener('load', settle);
  image.addEventListener('error', settle);
  if (image.complete && image.currentSrc) settle();
  else showLoading(frame);
}
