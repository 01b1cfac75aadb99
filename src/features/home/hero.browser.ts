import type { Film } from './hero.tsx';
import { heroTriggers, heroVideoAct } from './hero-video.rules.ts';

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
const largerScreen = matchMedia('(width >= 768px)');
const desktop = matchMedia('(width >= 1024px)');
const widestScreen = matchMedia('(width >= 1600px)');

/** Whether the visitor saves data: by the browser setting, which only Chromium reports, or by lite pages. */
function savesData(): boolean {
  const { lite, savesData } = document.documentElement.dataset;
  return (lite ?? savesData) !== undefined;
}

function startHero(hero: HTMLElement, video: HTMLVideoElement, control: HTMLButtonElement): void {
  const films: Film[] = JSON.parse(video.dataset.films ?? '[]');
  const label = control.querySelector('[data-hero-label]');
  let inView = 0;
  let stoppedByVisitor = false;
  let startedByVisitor = false;

  const mayPlay = () =>
    films.length > 0 && largerScreen.matches && !savesData() && (!reducedMotion.matches || startedByVisitor);

  function chooseFilm(): Film | undefined {
    const mode = document.documentElement.dataset.theme;
    const size = widestScreen.matches ? 'wide' : desktop.matches ? 'standard' : 'small';
    const fits = (film: Film) => (film.mode ?? mode) === mode && (film.size ?? size) === size;
    return films.find(film => fits(film) && video.canPlayType(film.type) !== '');
  }

  /** Sets the video's file when it is first needed, and again when colour mode or width change. */
  function attach(): void {
    const src = chooseFilm()?.src;
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
  reducedMotion.addEventListener('change', decide);
  control.hidden = false;
  show();
}

const hero = document.querySelector<HTMLElement>('[data-hero]');
const video = hero?.querySelector<HTMLVideoElement>('[data-films]');
const control = hero?.querySelector<HTMLButtonElement>('[data-hero-control]');
if (hero && video && control) startHero(hero, video, control);
