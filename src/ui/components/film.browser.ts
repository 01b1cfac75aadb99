/** Puts a company's player in place of the still when the still is pressed; until then nobody is asked for anything. */
export function playFilmsOnRequest(root: ParentNode = document): void {
  for (const place of root.querySelectorAll<HTMLElement>('[data-film]')) {
    const still = place.querySelector<HTMLAnchorElement>('[data-film-play]');
    const template = place.querySelector('template');
    still?.addEventListener('click', event => {
      // A film opened in a tab of its own, as with any other link, is left to the browser.
      if (!template || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      still.replaceWith(template.content.cloneNode(true));
      place.querySelector('iframe')?.focus();
    });
  }
}
