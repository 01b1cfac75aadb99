import { getVisitor } from '#features/accounts/get-visitor.endpoint.ts';
import { requestPasskey } from '#features/accounts/passkey/request-passkey.endpoint.ts';
import { sendMessage } from '#features/contact/send-message.endpoint.ts';
import { addClick } from '#features/engagement/add-click.endpoint.ts';
import { addPageView } from '#features/engagement/add-page-view.endpoint.ts';
import { getClicks } from '#features/engagement/get-clicks.endpoint.ts';
import { getEventViews } from '#features/engagement/get-event-views.endpoint.ts';
import { getNumbers } from '#features/engagement/get-numbers.endpoint.ts';
import {
  openUnsubscribePage,
  unsubscribeByMail,
} from '#features/newsletter/preferences/unsubscribe-by-mail.endpoint.ts';
import { getProofChallenge } from '#features/newsletter/proof/get-proof-challenge.endpoint.ts';
import { addSubscriber, subscribeToProduct } from '#features/newsletter/subscribe.endpoint.ts';
import type { Endpoint } from '#platform/http/endpoint.ts';
import { getDatabase } from './get-database.endpoint.ts';
import { getEvents } from './get-events.endpoint.ts';
import { getPosts } from './get-posts.endpoint.ts';
import { getSiteContent } from './get-site-content.endpoint.ts';

/** Every endpoint, in the order of the OpenAPI document; all-endpoints.test.ts checks that none is missing. */
export const allEndpoints: readonly Endpoint[] = [
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
  getProofChallenge,
  openUnsubscribePage,
  unsubscribeByMail,
  sendMessage,
  getVisitor,
  requestPasskey,
];
