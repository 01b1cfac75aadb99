import { getVisitor } from '#features/accounts/get-visitor.call.ts';
import { askForPasskey } from '#features/accounts/passkey/ask-for-passkey.call.ts';
import { sendMessage } from '#features/contact/send-message.call.ts';
import { addClick } from '#features/engagement/add-click.call.ts';
import { addPageView } from '#features/engagement/add-page-view.call.ts';
import { getClicks } from '#features/engagement/get-clicks.call.ts';
import { getEventViews } from '#features/engagement/get-event-views.call.ts';
import { getNumbers } from '#features/engagement/get-numbers.call.ts';
import { addSubscriber } from '#features/newsletter/add-subscriber.call.ts';
import { askToLeave, leaveByMail } from '#features/newsletter/preferences/leave-by-mail.call.ts';
import { askForWork } from '#features/newsletter/proof/ask-for-work.call.ts';
import { subscribeToProduct } from '#features/newsletter/subscribe-to-product.call.ts';
import type { Call } from '#platform/http/call.ts';
import { getDatabase } from './get-database.call.ts';
import { getEvents } from './get-events.call.ts';
import { getPosts } from './get-posts.call.ts';
import { getSiteContent } from './get-site-content.call.ts';

/** Every call there is, in the order the document of all calls tells them; all-calls.test.ts holds that none is missing. */
export const allCalls: readonly Call[] = [
  getEventViews,
  addPageView,
  getClicks,
  addClick,
  getNumbers,
  getEvents,
  getPosts,
  getSiteContent,
  getDatabase,
  addSubscriber,
  subscribeToProduct,
  askForWork,
  askToLeave,
  leaveByMail,
  sendMessage,
  getVisitor,
  askForPasskey,
];
