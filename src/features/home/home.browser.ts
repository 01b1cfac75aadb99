import type { Film } from './hero.tsx';
import { heroTriggers, heroVideoAct, scrollShift, scrubbed, scrubMilliseconds } from './hero-motion.rules.ts';

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the visitor prefers reduced motion. */
function wantsStillness(): boolean {
  return reducedMotion.matches;
}

/** Whether the visitor saves data: by the browser setting, which only Chromium reports, or by lite pages. */
function savesData(): boolean {
  return 'lite' in document.documentElement.dataset || navigator.connection?.saveData === true;
}

/** Calls `listen` when the reduced-motion preference changes. */
function onStillnessChange(listen: () => void): void {
  reducedMotion.addEventListener('change', listen);
}

const largerScreen = matchMedia('(width >= 768px)');
const desktop = matchMedia('(width >= 1024px)');
const widestScreen = matchMedia('(width >= 1600px)');

function startHero(hero: HTMLElement, video: HTMLVideoElement, control: HTMLButtonElement): void {
  const films: Film[] = JSON.parse(video.dataset.films ?? '[]');
  const label = control.querySelector('[data-hero-label]');
  let inView = 0;
  let stoppedByVisitor = false;
  let startedByVisitor = false;

  const mayPlay = () =>
    films.length > 0 && largerScreen.matches && !savesData() && (!wantsStillness() || startedByVisitor);

  function filmOfNow(): Film | undefined {
    const mode = document.documentElement.dataset.theme;
    const size = widestScreen.matches ? 'wide' : desktop.matches ? 'standard' : 'small';
    const fits = (film: Film) => (film.mode ?? mode) === mode && (film.size ?? size) === size;
    return films.find(film => fits(film) && video.canPlayType(film.type) !== '');
  }

  /** Sets the video's file when it is first needed, and again when colour mode or width change. */
  function attach(): void {
    const src = filmOfNow()?.src;
    if (!src || video.getAttribute('src') === src) return;
    const at = video.currentTime;
    delete video.dataset.shown;
    video.src = src;
    video.currentTime = at;
  }

  function show(): void {
    const isPlaying = !video.paused;
    control.dataset.heroControl = isPlaying ? 'playing' : 'paused';
    if (label) label.textContent = (isPlaying ? control.dataset.playing : control.dataset.paused) ?? '';
    control.disabled = films.length === 0 || savesData();
  }

  async function play(): Promise<void> {
    attach();
    try {
      await video.play();
    } catch {
      show(); // The browser refused to play: the still image stays, and the control shows Paused.
    }
  }

  function decide(): void {
    if (!mayPlay()) {
      video.pause();
      return;
    }
    const act = heroVideoAct({ inView, isPlaying: !video.paused, stoppedByVisitor });
    if (act === 'play') void play();
    if (act === 'pause') video.pause();
  }

  function recast(): void {
    if (video.hasAttribute('src') && largerScreen.matches) attach();
    decide();
  }

  control.addEventListener('click', () => {
    stoppedByVisitor = !video.paused;
    startedByVisitor = video.paused;
    if (stoppedByVisitor) video.pause();
    else if (mayPlay()) void play();
  });
  video.addEventListener('playing', () => {
    video.dataset.shown = '';
  });
  for (const change of ['play', 'pause', 'emptied']) video.addEventListener(change, show);

  new IntersectionObserver(
    entries => {
      inView = entries.at(-1)?.intersectionRatio ?? 0;
      decide();
    },
    { threshold: [0, heroTriggers.pause, heroTriggers.start] },
  ).observe(hero);
  new MutationObserver(recast).observe(document.documentElement, { attributeFilter: ['data-theme'] });
  for (const screen of [largerScreen, desktop, widestScreen]) screen.addEventListener('change', recast);
  onStillnessChange(decide);
  control.hidden = false;
  show();
}

const hero = document.querySelector<HTMLElement>('[data-hero]');
const video = hero?.querySelector<HTMLVideoElement>('[data-films]');
const control = hero?.querySelector<HTMLButtonElement>('[data-hero-control]');
if (hero && video && control) startHero(hero, video, control);

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

/**
 * Animates the cloth the first time a third of it is in view. Under reduced motion and without this script it is
 * complete from the start.
 */
function weaveClothsWhenSeen(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const seen = new IntersectionObserver(
    entries => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        (target as HTMLElement).dataset.cloth = 'weaving';
        seen.unobserve(target);
      }
    },
    { threshold: 0.3 },
  );
  for (const cloth of document.querySelectorAll<HTMLElement>('[data-cloth=""]')) {
    if (cloth.getBoundingClientRect().top < innerHeight) continue;
    cloth.dataset.cloth = 'waiting';
    seen.observe(cloth);
  }
}

weaveClothsWhenSeen();
