import { approvalAddresses, eraseApprovals, findApprovals } from '#cms/approvals/approval.personal-data.ts';
import { consentAddresses, eraseConsents, findConsents } from '#cms/consents/consent.personal-data.ts';
import type { PersonalData } from '#cms/personal-data/personal-data.ts';
import {
  accountAddresses,
  eraseAccount,
  findAccount,
  signOutAccount,
} from '#features/accounts/account.personal-data.ts';
import { eraseMessages, findMessages, messageAddresses } from '#features/contact/message.personal-data.ts';
import { eraseMeetings, findMeetings, meetingAddresses } from '#features/meetings/meeting.personal-data.ts';
import {
  eraseSubscriber,
  findSubscription,
  subscriberAddresses,
} from '#features/newsletter/subscriber.personal-data.ts';
import { eraseOrders, findOrders, orderAddresses } from '#features/tickets/orders/order.personal-data.ts';
import {
  donorAddresses,
  eraseDonor,
  eraseHonourCards,
  findDonations,
  findHonourCards,
  honourCardAddresses,
} from '#money/donors/donor.personal-data.ts';
import { eraseMails, findMails, mailAddresses } from '#platform/mail/mail.personal-data.ts';

/** The account itself: all that is exported to somebody with an unverified address. */
export const storedAccount: PersonalData = {
  name: 'account',
  find: findAccount,
  erase: eraseAccount,
  addresses: accountAddresses,
  signOut: signOutAccount,
};

/**
 * Every place with data about supporters, for both the admin and the supporter's own page. Mails come before the subscription,
 * which erases them too, so that each entry is counted once.
 */
export const personalDataSources: readonly PersonalData[] = [
  {
    name: 'mails',
    find: (payload, email) => findMails({ payload }, email),
    erase: eraseMails,
    addresses: mailAddresses,
  },
  {
    name: 'subscription',
    find: findSubscription,
    erase: eraseSubscriber,
    addresses: subscriberAddresses,
  },
  { name: 'messages', find: findMessages, erase: eraseMessages, addresses: messageAddresses },
  { name: 'meetings', find: findMeetings, erase: eraseMeetings, addresses: meetingAddresses },
  { name: 'tickets', find: findOrders, erase: eraseOrders, addresses: orderAddresses },
  { name: 'donations', find: findDonations, erase: eraseDonor, addresses: donorAddresses },
  {
    name: 'honour cards',
    find: findHonourCards,
    erase: eraseHonourCards,
    addresses: honourCardAddresses,
  },
  storedAccount,
];

/**
 * Those that only admins find and erase: closing an account on the site takes back no consent, and the site's database
 * account reads no signed form.
 */
export const allPersonalData: readonly PersonalData[] = [
  ...personalDataSources,
  { name: 'approvals', find: findApprovals, erase: eraseApprovals, addresses: approvalAddresses },
  { name: 'consents', find: findConsents, erase: eraseConsents, addresses: consentAddresses },
];
