import { getVisitor, requestPasskey } from '#features/accounts/accounts.endpoint.ts';
import { sendMessage } from '#features/contact/send-message.endpoint.ts';
import {
  addClick,
  addPageView,
  getClicks,
  getEventViews,
  getNumbers,
} from '#features/engagement/counts.endpoint.ts';
import {
  openUnsubscribePage,
  unsubscribeByMail,
} from '#features/newsletter/preferences/unsubscribe-by-mail.endpoint.ts';
import {
  addSubscriber,
  getProofChallenge,
  subscribeToProduct,
} from '#features/newsletter/subscribe.endpoint.ts';
import { endStationMailsByMail, openEndStationMails } from '#money/donors/end-station-mails.endpoint.ts';
import type { Endpoint } from '#platform/http/endpoint.ts';
import { getDatabase, getEvents, getPosts, getSiteContent } from './content.endpoint.ts';
import { getSuggestions } from './suggestions.endpoint.ts';
import { addView } from './view.endpoint.ts';

/** Every endpoint, in the order of the OpenAPI document; `pages/api/[...endpoint].ts` serves them. */
export const allEndpoints: readonly Endpoint[] = [
  getEventViews,
  addPageView,
  getClicks,
  addClick,
  getNumbers,
  addView,
  getEvents,
  getPosts,
  getSiteContent,
  getSuggestions,
  getDatabase,
  addSubscriber,
  subscribeToProduct,
  getProofChallenge,
  openUnsubscribePage,
  unsubscribeByMail,
  openEndStationMails,
  endStationMailsByMail,
  sendMessage,
  getVisitor,
  requestPasskey,
];
