/** How far below what is seen a picture may be to be fetched at once, in heights of the window. */
const reach = 0.25;
const signs = ['scroll', 'pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

let isReadOn = false;

/**
 * Lets late pictures be fetched: those that are seen at once, the others as soon as somebody does anything with the
 * page, and then as far ahead as the browser finds right. Whoever reads the first lines and leaves pays for no more.
 */
export function bringLatePictures(root: ParentNode = document): void {
  for (const picture of latePictures(root)) if (isReadOn || isNear(picture)) bring(picture);
}

/** Waits for the first sign that somebody reads on, and brings what waited. */
export function bringPicturesOnReading(): void {
  const readOn = (): void => {
    isReadOn = true;
    for (const sign of signs) removeEventListener(sign, readOn);
    bringLatePictures();
  };
  for (const sign of signs) addEventListener(sign, readOn, { passive: true });
  addEventListener('beforeprint', readOn);
}

function latePictures(root: ParentNode): NodeListOf<HTMLPictureElement> {
  return root.querySelectorAll<HTMLPictureElement>('picture[data-late]');
}

/** What is not shown at all counts as near: the browser fetches it when it is. */
function isNear(picture: HTMLPictureElement): boolean {
  const box = (picture.querySelector('img') ?? picture).getBoundingClientRect();
  return box.top < innerHeight * (1 + reach) && box.left < innerWidth * 2;
}

function bring(picture: HTMLPictureElement): void {
  picture.removeAttribute('data-late');
  const frame = picture.closest<HTMLElement>('[data-picture]');
  if (frame) frame.dataset.picture = 'loading';
  for (const source of picture.querySelectorAll('source')) source.srcset = source.dataset.srcset ?? '';
  const image = picture.querySelector('img');
  if (image?.dataset.src) image.src = image.dataset.src;
}
