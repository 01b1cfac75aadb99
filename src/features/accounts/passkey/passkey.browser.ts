/**
 * Enables the passkey buttons where the browser supports passkeys, and removes them elsewhere. The code for a press is
 * loaded on the first press.
 */
export function answerWithPasskeys(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-passkey]')) {
    if (!('PublicKeyCredential' in window && navigator.credentials)) {
      form.hidden = true;
      continue;
    }
    form.toggleAttribute('data-passkey-ready', true);
    form.addEventListener('submit', event => {
      event.preventDefault();
      void import('./use-passkey.browser.ts').then(
        ({ answerForm }) => answerForm(form),
        () => sayFailed(form),
      );
    });
  }
}

/** Without a connection the code cannot be fetched; the form has the words for that. */
function sayFailed(form: HTMLFormElement): void {
  const place = form.querySelector('[data-passkey-status]');
  if (place) place.textContent = JSON.parse(form.dataset.passkeyWords ?? '{}').failed ?? '';
}
