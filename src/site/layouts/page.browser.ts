import { islands } from 'virtual:islands';
import { showOwnLinks } from '#features/accounts/visitor.browser.ts';
import { followNumbers } from '#features/engagement/numbers.browser.ts';
import { refreshBadges } from '#features/events/event-badge.browser.ts';
import { announceCombobox } from '#features/search/search.browser.ts';
import { followCheckouts } from '#features/tickets/checkouts.browser.ts';
import { followBottomBar, keepFocusInMenu, offerLitePages } from '#site/frame/frame.browser.ts';
import { storeVisitedPages } from '#site/offline/start-storing.browser.ts';
import { greetVisitor } from '#site/overlays/greetings.browser.ts';
import { $addedMarkup } from '#ui/added-markup.store.ts';
import { followPictures, loadPicturesOnFirstInput } from '#ui/components/picture.browser.ts';
import { startIslands } from '#ui/islands/islands.browser.ts';

// The script of every page. Each part looks for its own markup and does nothing without it.
const reactSettled = startIslands(islands);
loadPicturesOnFirstInput(reactSettled);
followPictures();
// A task of its own, because the first use of time zones takes a browser as long as everything else here.
setTimeout(refreshBadges);
followNumbers();
followCheckouts();
keepFocusInMenu();
followBottomBar();
announcePanels();
reloadOnce();
announceCombobox();
offerLitePages();
showOwnLinks();
// Without a connection their scripts cannot be fetched, which needs no message.
greetVisitor().catch(console.info);
storeVisitedPages();

$addedMarkup.listen(() => {
  followPictures();
  refreshBadges();
});

/** Marks the links of the bar as opening panels before React loads; screen readers would read a later change again. */
function announcePanels(): void {
  for (const link of document.querySelectorAll('adey-island[name=BarLinks] li > a'))
    link.setAttribute('aria-expanded', 'false');
}

/** The reload button works once per page, so that nobody floods a server in trouble. */
function reloadOnce(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-reload]');
  button?.addEventListener('click', () => {
    button.disabled = true;
    location.reload();
  });
}
