// Forms work before this runs: the browser shows Join through `pattern`, and a submit goes to /send/subscribe. The
// script that sends in place is loaded when a visitor first reaches a form.

import { afterPaint } from '#ui/later.browser.ts';

const formOf = (event: Event) =>
  (event.target as Element | null)?.closest<HTMLFormElement>('form[data-subscribe]') ?? null;

const load = () => import('./subscribe-form.browser.ts');

/** Attaches to every subscribe form of the page, including later ones. */
export function answerSubscriptions(): void {
  const follow = (form: HTMLFormElement | null | undefined) =>
    form && afterPaint(() => void load().then(({ followForm }) => followForm(form), ignore));
  for (const event of ['focusin', 'mouseover', 'input'])
    document.addEventListener(event, found => follow(formOf(found)), { passive: true });
  follow(document.activeElement?.closest<HTMLFormElement>('form[data-subscribe]'));
  document.addEventListener('submit', event => {
    const form = formOf(event);
    if (!form) return;
    event.preventDefault();
    // If the script cannot be loaded, the form is submitted as without scripts.
    load().then(
      ({ submitForm }) => submitForm(form),
      () => form.submit(),
    );
  });
}

/** Nothing is lost: the next interaction tries again, and a submit loads a page. */
function ignore(): void {
  document.documentElement.dataset.subscribe = 'plain';
}
