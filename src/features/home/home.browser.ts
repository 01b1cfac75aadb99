import './hero-video.browser.ts';
import './parallax.browser.ts';

weaveClothsWhenSeen();

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
