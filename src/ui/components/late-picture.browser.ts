import { afterPaint } from '#ui/after-paint.browser.ts';

/** How far below what is seen a picture of a whole page may be to be fetched at once, in heights of the window. */
const usualReach = 0.25;
const signs = ['scroll', 'pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

let hasInteracted = false;
/** Watches the pictures of a lite page once somebody reads on. */
let visibility: IntersectionObserver | null = null;

/**
 * Lets late pictures be fetched: those that are seen at once, the others as soon as somebody does anything with the
 * page, and then as far ahead as the browser finds right. Whoever reads the first lines and leaves pays for no more.
 */
export function loadLatePictures(root: ParentNode = document): void {
  const places = observePlaces();
  for (const picture of latePictures(root)) {
    if (hasInteracted) load(picture);
    else places.observe(picture.querySelector('img') ?? picture);
  }
}

/**
 * Asks the browser where pictures are as soon as it has laid them out: to measure them at once would make a phone lay
 * out the page in the midst of a script.
 */
function observePlaces(): IntersectionObserver {
  return new IntersectionObserver((entries, observer) => {
    for (const { boundingClientRect, target } of entries) {
      observer.unobserve(target);
      const picture = target.closest<HTMLPictureElement>('picture[data-late]');
      if (!picture) continue;
      if (hasInteracted || isNear(boundingClientRect)) load(picture);
      else visibility?.observe(target);
    }
  });
}

/** Waits for the first sign that somebody reads on, and brings what waited. */
export function loadPicturesOnFirstInput(): void {
  const loadAll = (): void => {
    hasInteracted = !isLite();
    for (const sign of signs) removeEventListener(sign, onFirstInput);
    if (isLite()) visibility = observeVisibility();
    loadLatePictures();
  };
  // The answer to a touch is seen before the pictures further down are asked for.
  const onFirstInput = () => afterPaint(loadAll);
  for (const sign of signs) addEventListener(sign, onFirstInput, { passive: true, once: true });
  addEventListener('beforeprint', loadAll);
}

/** On a lite page a picture comes when it is seen, and no sooner. */
function observeVisibility(): IntersectionObserver {
  return new IntersectionObserver((entries, observer) => {
    for (const { isIntersecting, target } of entries) {
      const picture = target.closest('picture');
      if (!isIntersecting || !picture) continue;
      observer.unobserve(target);
      load(picture);
    }
  });
}

function isLite(): boolean {
  return 'lite' in document.documentElement.dataset;
}

function latePictures(root: ParentNode): NodeListOf<HTMLPictureElement> {
  return root.querySelectorAll<HTMLPictureElement>('picture[data-late]');
}

/** What is not shown at all counts as near: the browser fetches it when it is. */
function isNear(box: DOMRectReadOnly): boolean {
  const reach = isLite() ? 0 : usualReach;
  return box.top < innerHeight * (1 + reach) && box.left < innerWidth * 2;
}

function load(picture: HTMLPictureElement): void {
  picture.removeAttribute('data-late');
  const frame = picture.closest<HTMLElement>('[data-picture]');
  if (frame) frame.dataset.picture = 'loading';
  for (const source of picture.querySelectorAll('source')) source.srcset = source.dataset.srcset ?? '';
  const image = picture.querySelector('img');
  if (image?.dataset.src) image.src = image.dataset.src;
}
