import '#features/appearance/colour-mode.browser.ts';
import { recogniseVisitor, showVisitor } from '#features/accounts/visitor.browser.ts';
import { followNumbers, showNumbers } from '#features/engagement/numbers.browser.ts';
import { shareOnRequest } from '#features/engagement/share.browser.ts';
import { keepBadgesTrue, showBadges } from '#features/events/event-badge.browser.ts';
import { answerSubscriptions } from '#features/newsletter/subscribe.browser.ts';
import { storeVisitedPages } from '#site/offline/start-storing.browser.ts';
import { greetVisitor } from '#site/overlays/greetings.browser.ts';
import { reloadOnce } from '#site/sections/problem.browser.ts';
import { bringPicturesOnReading } from '#ui/components/late-picture.browser.ts';
import { growListsOnRequest } from '#ui/components/more-list.browser.ts';
import { followPictures } from '#ui/components/picture.browser.ts';
import { dismissBannerOnRequest } from './banner.browser.ts';
import { followBottomBar } from './bottom-bar.browser.ts';
import { offerLitePages } from './lite-offer.browser.ts';
import { openPanels } from './panels/panels.browser.ts';
import { keepFocusInMenu } from './site-menu.browser.ts';

// The one script of every page. Each part looks for its own markup and does nothing without it.
bringPicturesOnReading();
followPictures();
keepBadgesTrue();
followNumbers();
shareOnRequest();
growListsOnRequest();
dismissBannerOnRequest();
openPanels();
keepFocusInMenu();
followBottomBar();
reloadOnce();
answerSubscriptions();
offerLitePages();
showVisitor();
void recogniseVisitor();
void greetVisitor();
storeVisitedPages();

addEventListener('listgrown', () => {
  followPictures();
  showBadges();
  showNumbers();
});
