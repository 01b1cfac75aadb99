import { afterPaint } from '#ui/later.browser.ts';

/**
 * Shows the state of pictures: a spinner while loading, a message on failure. Without this script the picture simply
 * appears, and a failed one shows its alternative text.
 */
export function followPictures(): void {
  loadLatePictures();
  for (const frame of document.querySelectorAll<HTMLElement>('[data-picture=true]')) follow(frame);
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

/** Pictures up to this far below the window load at once, in window heights. */
const loadAhead = 0.25;
const settled: ReadonlySet<string | undefined> = new Set(['loaded', 'failed']);
const inputEvents = ['scroll', 'pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

let hasInteracted = false;
/** Observes the pictures of a lite page once the visitor interacts. */
let visibility: IntersectionObserver | null = null;

/**
 * Loads deferred pictures: visible ones at once, the others after the first interaction, as far ahead as the browser
 * chooses. Visitors who leave after the first lines download no more.
 */
function loadLatePictures(): void {
  const places = observePlaces();
  for (const picture of document.querySelectorAll<HTMLPictureElement>('picture[data-late]')) {
    if (hasInteracted) load(picture);
    else places.observe(picture.querySelector('img') ?? picture);
  }
}

/** Gets the positions from an observer, because measuring them would force a layout. */
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

/**
 * Shows a spinner on a picture that loads, once it is near the window: browsers compute every frame of an animation,
 * visible or not.
 */
function showLoading(frame: HTMLElement): void {
  nearby.observe(frame);
}

const nearby = new IntersectionObserver(
  entries => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      nearby.unobserve(target);
      const { dataset } = target as HTMLElement;
      if (!settled.has(dataset.picture)) dataset.picture = 'loading';
    }
  },
  { rootMargin: '50%' },
);

/** Longest time that the remaining pictures wait for more important downloads, in ms. */
const longestWait = 1500;

/** Loads the remaining pictures after the first interaction, once `before` has settled. */
export function loadPicturesOnFirstInput(before: Promise<void>): void {
  const loadAll = (): void => {
    hasInteracted = !isLite();
    for (const input of inputEvents) removeEventListener(input, onFirstInput);
    if (isLite()) visibility = observeVisibility();
    loadLatePictures();
  };
  // The response to the input is painted before more pictures are requested.
  const onFirstInput = () =>
    afterPaint(() => {
      const limit = new Promise<void>(resolve => setTimeout(resolve, longestWait));
      void Promise.race([before, limit]).then(loadAll);
    });
  for (const input of inputEvents) addEventListener(input, onFirstInput, { passive: true, once: true });
  addEventListener('beforeprint', loadAll);
}

/** On a lite page a picture is loaded only when it is visible. */
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

/** Whether a picture is near the window. One that is not rendered is; the browser loads it when it is shown. */
function isNear(box: DOMRectReadOnly): boolean {
  const reach = isLite() ? 0 : loadAhead;
  return box.top < innerHeight * (1 + reach) && box.left < innerWidth * 2;
}

function load(picture: HTMLPictureElement): void {
  picture.removeAttribute('data-late');
  const frame = picture.closest<HTMLElement>('[data-picture]');
  if (frame) showLoading(frame);
  for (const part of picture.querySelectorAll<HTMLSourceElement | HTMLImageElement>('source, img')) {
    const { src, srcset } = part.dataset;
    if (srcset) part.srcset = srcset;
    if (src) part.src = src;
  }
}
