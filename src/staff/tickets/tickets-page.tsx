import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { mayUseTickets } from '#cms/access/access-for.ts';
import { toIsoDay } from '#core/dates.ts';
import { isLocale } from '#core/locale.ts';
import { ownValue } from '#core/own-value.ts';
import { CHARITY_ZONE } from '#core/zoned-time.ts';
import { COPY_PATH } from '#features/events/copy-event.rules.ts';
import {
  attendeeResults,
  listKinds,
  listTicketed,
  TICKETS_PATH,
  type TicketedEvent,
  ticketsClock,
} from '#features/tickets/orders/attendees.endpoints.ts';
import { isPaymentReference, printPaymentReference } from '#money/domain/payment-reference.ts';
import { sayHere } from '#staff/language/say.ts';
import { AdminPage } from '../frame/admin-frame.tsx';
import styles from '../frame/admin-page.module.css';
import { ActionLink, Actions } from '../parts/buttons.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { Notice } from '../parts/notice.tsx';
import { Tabs } from '../parts/tabs.tsx';
import { Attendees } from './attendees.tsx';
import { CheckIn } from './check-in.tsx';
import { EventCards } from './event-cards.tsx';
import { letterRefusals, letterResults, WRITE_PATH } from './letter-words.ts';
import { Letters } from './letters.tsx';

/** The events with tickets of our own, and who comes to the chosen one, or who is in. */
export async function TicketsPage(props: AdminViewServerProps) {
  const say = sayHere();
  const { initPageResult, payload, searchParams = {} } = props;
  const { admin, api } = payload.config.routes;
  const { req } = initPageResult;
  if (!mayUseTickets(req, 'tickets')) redirect(admin);
  const now = ticketsClock.now();
  const locale = isLocale(req.i18n.language) ? req.i18n.language : 'en';
  const events = await listTicketed({ payload }, now);
  const today = toIsoDay(now, { timeZone: CHARITY_ZONE.id });
  const chosen = searchParams.event
    ? events.find(({ id }) => String(id) === searchParams.event)
    : findNext(events, today);
  const asked = (name: string) => {
    const value = searchParams[name];
    return typeof value === 'string' ? value.slice(0, 200) : '';
  };
  const done = ownValue({ ...attendeeResults, ...letterResults }, asked('done'));
  const wrong = ownValue(letterRefusals, asked('wrong'));
  const page = `${admin}${TICKETS_PATH}`;
  const ofEvent = (id: number, more = {}) => `${page}?${new URLSearchParams({ event: String(id), ...more })}`;
  const [isCheckIn, isLetters] = [asked('show') === 'check-in', asked('show') === 'letters'];
  return (
    <AdminPage
      {...props}
      title={say('Tickets')}
      about={say('Who comes to the events whose tickets are given out here, and what is still free.')}
      action={
        <Actions>
          {chosen && (
            <ActionLink icon="letter" href={`${admin}${WRITE_PATH}?event=${chosen.id}`}>
              {say('Write to holders')}
            </ActionLink>
          )}
          {mayUseTickets(req, 'door') && (
            <ActionLink look={chosen ? 'quiet' : 'main'} href={`${api}/door`}>
              {say('Let people in at the door')}
            </ActionLink>
          )}
        </Actions>
      }
      className={styles.page}
    >
      {done && (
        <Notice role="status">
          {say(done)}
          {isPaymentReference(asked('reference')) && (
            <p>
              {say('The reference: {reference}', { reference: printPaymentReference(asked('reference')) })}
            </p>
          )}
        </Notice>
      )}
      {wrong && (
        <Notice role="alert" tone="bad">
          {say(wrong)}
        </Notice>
      )}
      {events.length === 0 ? (
        <EmptyState
          drawing="calendar"
          title={say('No event gives out tickets here yet')}
          action={<ActionLink href={`${admin}/collections/events`}>{say('To the events')}</ActionLink>}
        >
          {say(
            'Open an event, and fill in “Tickets of our own”. Then whoever comes orders on its page, and is listed here.',
          )}
        </EmptyState>
      ) : (
        <EventCards {...{ events, chosen, locale, today }} findAddress={id => ofEvent(id)} />
      )}
      {chosen && (
        <>
          <h2>{chosen.heading}</h2>
          {chosen.isThere && (
            <p>
              <ActionLink href={`${admin}${COPY_PATH}?event=${chosen.id}`} look="quiet">
                {say('Copy to another day…')}
              </ActionLink>
            </p>
          )}
          <Tabs
            label={chosen.heading}
            tabs={[
              {
                ...{ href: ofEvent(chosen.id), label: say('Who comes') },
                isCurrent: !isCheckIn && !isLetters,
              },
              {
                ...{ href: ofEvent(chosen.id, { show: 'check-in' }), label: say('Who is in') },
                isCurrent: isCheckIn,
              },
              {
                ...{ href: ofEvent(chosen.id, { show: 'letters' }), label: say('Letters') },
                isCurrent: isLetters,
              },
            ]}
          />
          {isLetters && (
            <Letters
              payload={payload}
              event={chosen.id}
              kinds={await listKinds({ payload }, chosen.id)}
              admin={admin}
            />
          )}
          {isCheckIn && (
            <CheckIn
              payload={payload}
              event={chosen.id}
              address={ofEvent(chosen.id, { show: 'check-in' })}
              locale={locale}
            />
          )}
          {!isCheckIn && !isLetters && (
            <Attendees {...{ payload, event: chosen, asked, page, api, locale, now }} />
          )}
        </>
      )}
    </AdminPage>
  );
}

/** The next event to come, else the last one; they are listed with the latest day first. */
const findNext = (events: readonly TicketedEvent[], today: string): TicketedEvent | undefined =>
  events.findLast(({ day }) => day !== null && day >= today) ?? events[0];
