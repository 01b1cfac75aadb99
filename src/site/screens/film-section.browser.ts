/** Replaces a pressed still with the player of its company; before that, nothing is requested from the company. */
for (const place of document.querySelectorAll('[data-film]')) {
  const still = place.querySelector('a');
  still?.addEventListener('click', event => {
    const template = place.querySelector('template');
    // The browser opens the film in a new tab.
    if (!template || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    still.replaceWith(template.content.cloneNode(true));
    place.querySelector('iframe')?.focus();
  });
}
