playFilmsOnRequest();

/** Replaces a pressed still with the player of its company; before that, nothing is requested from the company. */
function playFilmsOnRequest(root: ParentNode = document): void {
  for (const place of root.querySelectorAll<HTMLElement>('[data-film]')) {
    const still = place.querySelector<HTMLAnchorElement>('[data-film-play]');
    const template = place.querySelector('template');
    still?.addEventListener('click', event => {
      // The browser opens the film in a new tab.
      if (!template || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      still.replaceWith(template.content.cloneNode(true));
      place.querySelector('iframe')?.focus();
    });
  }
}
