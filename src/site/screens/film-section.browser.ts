playFilmsOnRequest();

/** Replaces the still with the company's player when pressed; before that, nothing is requested from the company. */
function playFilmsOnRequest(root: ParentNode = document): void {
  for (const place of root.querySelectorAll<HTMLElement>('[data-film]')) {
    const still = place.querySelector<HTMLAnchorElement>('[data-film-play]');
    const template = place.querySelector('template');
    still?.addEventListener('click', event => {
      // Opening the film in a new tab is left to the browser.
      if (!template || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      still.replaceWith(template.content.cloneNode(true));
      place.querySelector('iframe')?.focus();
    });
  }
}
