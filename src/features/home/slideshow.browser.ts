import { glide } from './glide.browser.ts';
import { nextImage, previousImage } from './slideshow.rules.ts';

const show = document.querySelector<HTMLElement>('[data-slideshow]');
const track = show?.querySelector('ul');
if (show && track) followSlideshow(show, track);

/** Arrows, dots, counter, caption and arrow keys of a list of pictures that is scrolled. */
function followSlideshow(section: HTMLElement, list: HTMLElement): void {
  const slides = [...list.querySelectorAll('li')];
  const dots = [...section.querySelectorAll<HTMLElement>('[data-slide-dot]')];
  const counter = section.querySelector('[data-slide-counter]');
  const caption = section.querySelector<HTMLElement>('[data-slide-caption]');
  const announcement = section.querySelector('[aria-live]');
  let index = 0;
  let glides = 0;

  function mark(at: number): void {
    if (at === index) return;
    index = at;
    for (const [place, dot] of dots.entries()) dot.ariaCurrent = place === at ? 'true' : null;
    if (counter) counter.textContent = `${at + 1} / ${slides.length}`;
    const own = slides[at]?.querySelector('figcaption');
    if (!caption || !own) return;
    caption.textContent = own.textContent;
    if (own.lang) caption.lang = own.lang;
    else caption.removeAttribute('lang');
  }

  function settle(at: number): void {
    mark(at);
    const words = slides[at]?.querySelector('figcaption')?.textContent ?? '';
    const spoken = `${slides[at]?.dataset.place}: ${words}`;
    // Written only when it changes: the end of a scroll settles once more, and would be announced again.
    if (announcement && announcement.textContent !== spoken) announcement.textContent = spoken;
  }

  async function go(at: number): Promise<void> {
    settle(at);
    glides += 1;
    await glide(list, at * list.clientWidth);
    glides -= 1;
  }
  const step = (move: typeof nextImage) => void go(move(index, slides.length));

  /** Follows a swipe; ignores the scrolling of our own animation. */
  function follow(act: (at: number) => void): void {
    if (glides === 0 && list.clientWidth > 0) act(Math.round(list.scrollLeft / list.clientWidth));
  }
  list.addEventListener('scroll', () => follow(mark), { passive: true });
  list.addEventListener('scrollend', () => follow(settle));

  section.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('button');
    if (!button) return;
    const dot = dots.indexOf(button);
    if (dot >= 0) void go(dot);
    else step(button.dataset.slideStep === '1' ? nextImage : previousImage);
  });
  section.addEventListener('keydown', event => {
    const moves: Record<string, typeof nextImage> = { ArrowRight: nextImage, ArrowLeft: previousImage };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    step(move);
  });
}
