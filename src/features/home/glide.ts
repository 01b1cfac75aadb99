/** Duration of a slideshow change in ms (design brief 6). */
const duration = 420;
const easing = { x1: 0.65, x2: 0.35 };

/** Cubic easing from 0 to 1 with flat ends, by `share` of the time. */
function eased(share: number): number {
  // Time and distance both depend on the curve's parameter; fourteen bisections find it to less than a pixel.
  let [low, high] = [0, 1];
  for (let halving = 0; halving < 14; halving += 1) {
    const middle = (low + high) / 2;
    const time =
      3 * (1 - middle) ** 2 * middle * easing.x1 + 3 * (1 - middle) * middle ** 2 * easing.x2 + middle ** 3;
    if (time < share) low = middle;
    else high = middle;
  }
  return 3 * (1 - low) * low ** 2 + low ** 3;
}

/**
 * Scrolls a scroll-snap track to `left` and resolves when done; immediately under reduced motion. Snapping is off
 * meanwhile, because the browser would pull against every step.
 */
export function glide(track: HTMLElement, left: number): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    track.scrollTo({ left, behavior: 'instant' });
    return Promise.resolve();
  }
  const from = track.scrollLeft;
  const start = performance.now();
  track.style.scrollSnapType = 'none';
  return new Promise(resolve => {
    const step = (now: number) => {
      const share = Math.min((now - start) / duration, 1);
      track.scrollTo({ left: from + (left - from) * eased(share), behavior: 'instant' });
      if (share < 1) return requestAnimationFrame(step);
      track.style.scrollSnapType = '';
      resolve();
    };
    requestAnimationFrame(step);
  });
}
