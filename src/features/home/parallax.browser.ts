import { scrollShift, scrubbed, scrubMilliseconds } from './hero-motion.rules.ts';
import { onStillnessChange, savesData, wantsStillness } from './still-motion.browser.ts';

/** A moving layer: its position at the last scroll, now, and its target. */
type Layer = { element: HTMLElement; speed: number; from: number; now: number; to: number };

const layers = [...document.querySelectorAll<HTMLElement>('[data-scroll-speed]')].map(
  (element): Layer => ({ element, speed: Number(element.dataset.scrollSpeed) || 0, from: 0, now: 0, to: 0 }),
);
let since = 0;
let frame = 0;

function place(layer: Layer, shift: number): void {
  layer.now = shift;
  layer.element.style.translate = shift === 0 ? '' : `0 ${shift.toFixed(2)}px`;
}

function step(time: number): void {
  const elapsed = time - since;
  for (const layer of layers) place(layer, scrubbed(layer.from, layer.to, elapsed));
  frame = elapsed < scrubMilliseconds ? requestAnimationFrame(step) : 0;
}

function follow(): void {
  if (wantsStillness() || savesData()) return;
  const maximum = document.documentElement.scrollHeight - innerHeight;
  for (const layer of layers) {
    layer.from = layer.now;
    layer.to = scrollShift(layer.speed, scrollY, maximum);
  }
  since = performance.now();
  if (!frame) frame = requestAnimationFrame(step);
}

function settle(): void {
  if (!wantsStillness()) {
    follow();
    return;
  }
  cancelAnimationFrame(frame);
  frame = 0;
  for (const layer of layers) place(layer, 0);
}

if (layers.length > 0) {
  addEventListener('scroll', follow, { passive: true });
  addEventListener('resize', follow, { passive: true });
  onStillnessChange(settle);
  if (scrollY > 0) follow();
}
