// Forms work before this runs: the browser shows Join by the patterns, and a submit goes to the page /send/subscribe.
// What answers in place is fetched when somebody first comes to a form.

import { afterPaint } from '#ui/after-paint.browser.ts';

const formOf = (event: Event) =>
  (event.target as Element | null)?.closest<HTMLFormElement>('form[data-subscribe]') ?? null;

const load = () => import('./subscribe-form.browser.ts');

/** Follows every subscribe form of the page, now and later. */
export function answerSubscriptions(): void {
  const follow = (form: HTMLFormElement | null | undefined) =>
    form && afterPaint(() => void load().then(({ followForm }) => followForm(form), ignore));
  for (const event of ['focusin', 'pointerover', 'input'])
    document.addEventListener(event, found => follow(formOf(found)), { passive: true });
  follow(document.activeElement?.closest<HTMLFormElement>('form[data-subscribe]'));
  document.addEventListener('submit', event => {
    const form = formOf(event);
    if (!form) return;
    event.preventDefault();
    // Where the script cannot be fetched the form goes the way it goes without one.
    load().then(
      ({ submitForm }) => submitForm(form),
      () => form.submit(),
    );
  });
}

/** Without it nothing is lost: the next touch tries again, and a submit is answered by a page. */
function ignore(): void {
  document.documentElement.dataset.subscribe = 'plain';
}
