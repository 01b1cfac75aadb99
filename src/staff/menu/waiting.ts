import type { Payload, TypedUser } from 'payload';
import { cache } from 'react';
import { mayUseDonations, mayUseMeetings, mayUseTickets } from '#cms/access/access-for.ts';
import { editorOrAdmin, mayPublish } from '#cms/access/roles.ts';
import { listAsked } from '#cms/approvals/approval-store.ts';
import { listOpenRequests } from '#cms/approvals/publish-request.ts';
import { UNANSWERED } from '#cms/consents/consent.rules.ts';
import { countConsentsEnding } from '#cms/consents/consent-ends.ts';
import { type Message, message } from '#core/message.ts';
import { CHARITY_ZONE, dayIn } from '#core/zoned-time.ts';
import { canCancel } from '#features/meetings/meeting-store.ts';
import { listWeek, readWeek } from '#features/meetings/meetings-desk.endpoints.ts';
import { TICKETS_PATH } from '#features/tickets/orders/attendees.endpoints.ts';
import { listCalledOff } from '#features/tickets/orders/call-off.action.ts';
import { listPaidBack } from '#features/tickets/orders/paid-back.ts';
import { countOpenLines } from '#money/bookkeeping/statements/bank-lines.ts';
import { areDonationsOn } from '#money/settings/donation-switch.ts';
import { startClock } from '#platform/clock.ts';
import { env } from '#platform/env.ts';
import type { IconName } from '../parts/icon.tsx';
import { countNewMessages, countSuspended, countWaitingPictures } from './counts.ts';

/** Something that waits for this person. */
export type Waiting = {
  /** What waits, with its number. */
  what: Message;
  /** Why it waits, or what to do. */
  why: Message;
  count: number;
  href: string;
  icon: IconName;
  /** The line of the menu that counts it; none for what is decided on the dashboard. */
  line: string | null;
};

/**
 * What waits for `user`, the most urgent first, without what they may not see. Counts only, because every screen of the admin
 * reads it for its menu: once per request.
 */
export const listWaiting = cache(async (payload: Payload, user: TypedUser): Promise<Waiting[]> => {
  const who = { user };
  const { admin } = payload.config.routes;
  const now = startClock(env.FIXED_NOW).now();
  const mayRead = editorOrAdmin({ req: who });
  const decides = mayPublish({ req: who });
  const seesMoney = areDonationsOn() && mayUseDonations(who, 'donations desk');
  const [asked, requests, meetings, messages, calledOff, paidBack, lines, suspended, ending, pictures] =
    await Promise.all([
      decides ? listAsked({ payload }, Number(user.id), now).then(({ length }) => length) : 0,
      decides ? listOpenRequests({ payload }).then(({ length }) => length) : 0,
      mayUseMeetings(who, 'meetings') ? countMeetingsToday(payload, now) : 0,
      mayRead ? countNewMessages(payload, user) : 0,
      mayUseTickets(who, 'post /tickets/called-off') ? listCalledOff({ payload }, now) : [],
      mayUseTickets(who, 'post /tickets/paid-back') ? listPaidBack({ payload }, now) : [],
      seesMoney ? countOpenLines({ payload }) : 0,
      mayRead ? countSuspended(payload, user) : 0,
      mayRead ? countConsentsEnding(payload, user, now) : 0,
      decides ? countWaitingPictures(payload, user) : 0,
    ]);
  const all: Waiting[] = [
    {
      what: message('{count, plural, one {1 approval} other {# approvals}}', { count: asked }),
      why: message('a colleague asked for your answer'),
      ...{ count: asked, href: '#asked', icon: 'check', line: null },
    },
    {
      what: message('{count, plural, one {1 request to publish} other {# requests to publish}}', {
        count: requests,
      }),
      why: message('an author waits for a decision'),
      ...{ count: requests, href: '#requests', icon: 'pen', line: null },
    },
    {
      what: message('{count, plural, one {1 meeting today} other {# meetings today}}', { count: meetings }),
      why: message('with visitors who booked a time'),
      ...{ count: meetings, href: `${admin}/meetings`, icon: 'calendar', line: 'nav-meetings' },
    },
    {
      what: message('{count, plural, one {1 new message} other {# new messages}}', { count: messages }),
      why: message('from the contact page, not answered yet'),
      count: messages,
      href: `${admin}/collections/messages?where[state][equals]=new`,
      ...{ icon: 'message', line: 'nav-messages' },
    },
    {
      what: message(
        '{count, plural, one {1 cancelled event with paid tickets} other {# cancelled events with paid tickets}}',
        { count: calledOff.length },
      ),
      why: message('cancel the tickets, and ask whoever paid: a gift, or the money back'),
      count: calledOff.length,
      href: `${admin}${TICKETS_PATH}?event=${calledOff[0]?.event}`,
      ...{ icon: 'event', line: 'nav-tickets' },
    },
    {
      what: message(
        '{count, plural, one {1 payment for tickets went back} other {# payments for tickets went back}}',
        { count: paidBack.length },
      ),
      why: message('its tickets are still valid: cancel them, or leave them'),
      count: paidBack.length,
      href: `${admin}${TICKETS_PATH}?event=${paidBack[0]?.event}`,
      ...{ icon: 'event', line: 'nav-tickets' },
    },
    {
      what: message('{count, plural, one {1 unclear bank line} other {# unclear bank lines}}', {
        count: lines,
      }),
      why: message('somebody has to say what the money was for'),
      ...{ count: lines, href: `${admin}/gifts/bank`, icon: 'bank', line: 'nav-gifts' },
    },
    {
      what: message('{count, plural, one {1 suspended address} other {# suspended addresses}}', {
        count: suspended,
      }),
      why: message('these readers get no newsletter until somebody corrects the address or they confirm it'),
      count: suspended,
      href: `${admin}/collections/subscribers?where[status][equals]=suspended`,
      ...{ icon: 'letter', line: 'nav-subscribers' },
    },
    {
      what: message('{count, plural, one {1 consent ends soon} other {# consents end soon}}', {
        count: ending,
      }),
      why: message('ask the family before its pictures and stories leave the site'),
      ...{ count: ending, href: '#consents-ending', icon: 'hand', line: null },
    },
    {
      what: message(
        '{count, plural, one {1 picture is not shown yet} other {# pictures are not shown yet}}',
        { count: pictures },
      ),
      why: message('somebody has to say whether anyone can be recognised'),
      count: pictures,
      href: `${admin}/collections/media?where[identifiable][equals]=${UNANSWERED}`,
      ...{ icon: 'picture', line: 'nav-media' },
    },
  ];
  return all.filter(({ count }) => count > 0);
});

/** Meetings of today, in the charity's zone, that are still ahead. */
async function countMeetingsToday(payload: Payload, now: Date): Promise<number> {
  const today = dayIn(CHARITY_ZONE.id, now);
  const week = await listWeek({ payload }, readWeek('', now), null);
  return week.filter(
    meeting => canCancel(meeting, now) && dayIn(CHARITY_ZONE.id, new Date(meeting.at)) === today,
  ).length;
}
