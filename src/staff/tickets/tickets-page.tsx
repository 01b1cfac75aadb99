import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { Fragment } from 'react';
import { mayUseTickets } from '#cms/access/access-for.ts';
import { formatDay } from '#core/dates.ts';
import { isLocale, type Locale } from '#core/locale.ts';
import {
  listAttendees,
  listTicketed,
  MOST_SHOWN,
  orderedAt,
  seatsFor,
  stateOf,
  TICKETS_PATH,
  type TicketedEvent,
  ticketsClock,
  ticketsFor,
} from '#features/tickets/orders/attendees.endpoints.ts';
import type { Order } from '#features/tickets/orders/order-store.ts';
import { sayHere } from '#staff/language/say.ts';
import { AdminPage } from '../frame/admin-frame.tsx';
import styles from '../frame/admin-page.module.css';
import { Field } from '../parts/field.tsx';
import { Table } from '../parts/table.tsx';
import { Takings } from './takings.tsx';

/** The events with tickets of our own, and who comes to the chosen one. */
export async function TicketsPage(props: AdminViewServerProps) {
  const say = sayHere();
  const { initPageResult, payload, searchParams = {} } = props;
  const { admin, api } = payload.config.routes;
  const { req } = initPageResult;
  if (!mayUseTickets(req, 'tickets')) redirect(admin);
  const now = ticketsClock.now();
  const locale = isLocale(req.i18n.language) ? req.i18n.language : 'en';
  const events = await listTicketed({ payload }, now);
  const chosen = events.find(({ id }) => String(id) === searchParams.event);
  const words = typeof searchParams.words === 'string' ? searchParams.words.slice(0, 200) : '';
  const orders = chosen ? await listAttendees({ payload }, chosen.id, words, MOST_SHOWN + 1) : [];
  const page = `${admin}${TICKETS_PATH}`;
  return (
    <AdminPage {...props} title={say('Tickets')} className={styles.page}>
      {events.length === 0 ? (
        <p role="status">
          {say('No event gives out tickets here yet. Open an event, and fill in "Tickets of our own".')}
        </p>
      ) : (
        <Table
          title={say('Events with tickets')}
          columns={[
            'Event',
            { day: 'Day' },
            { number: 'Tickets' },
            { number: 'Places taken' },
            { number: 'Places' },
          ]}
          rows={events.map(event => ({
            key: event.id,
            cells: [
              <a
                key="event"
                href={`${page}?${new URLSearchParams({ event: String(event.id) })}`}
                aria-current={event === chosen ? 'true' : undefined}
              >
                {event.heading}
              </a>,
              dayOf(event, locale),
              event.tickets,
              event.seats,
              event.places ?? '–',
            ],
          }))}
        />
      )}
      {chosen && (
        <>
          <h2>{chosen.heading}</h2>
          <Takings payload={payload} event={chosen.id} locale={locale} />
          <form method="get" action={page} className={styles.form}>
            <input type="hidden" name="event" value={chosen.id} />
            <Field name="words" label={say('Name or email')}>
              <input type="search" name="words" defaultValue={words} maxLength={200} />
            </Field>
            <button type="submit">{say('Search')}</button>
          </form>
          {orders.length === 0 ? (
            <p role="status">{say(words ? 'Nobody was found.' : 'Nobody has ordered tickets yet.')}</p>
          ) : (
            <Table
              title={say('Who comes')}
              columns={['Who', 'Tickets', 'Places', 'State', 'Answers', { day: 'Ordered' }]}
              rows={orders.slice(0, MOST_SHOWN).map(order => rowOf(order, chosen.id, now))}
            />
          )}
          {orders.length > MOST_SHOWN && (
            <p role="status">
              {say('Only the first {count} orders are shown. Search, or save all of them as a table.', {
                count: MOST_SHOWN,
              })}
            </p>
          )}
          <p>
            <a href={`${api}/tickets/csv?event=${chosen.id}`} download>
              {say('Save all orders of this event as a table (CSV)')}
            </a>
          </p>
        </>
      )}
    </AdminPage>
  );
}

const dayOf = ({ day }: TicketedEvent, locale: Locale) => (day ? formatDay(day, locale) : '–');

function rowOf(order: Order, event: number, now: Date) {
  const say = sayHere();
  const state = stateOf(order, now);
  const states = {
    confirmed: say('Confirmed'),
    held: say('Waits for confirmation'),
    'not confirmed': say('Not confirmed in time'),
    cancelled: say('Cancelled'),
    asking: say('Wants to wait for places'),
    waiting: say('Waits for places'),
    left: say('Does not wait any more'),
  };
  const answers = (order.answers ?? []).filter(each => each.event === event);
  return {
    key: order.id,
    data: { 'data-order': order.id } as const,
    cells: [
      order.name === null ? (
        say('Deleted')
      ) : (
        <Fragment key="who">
          {order.name}
          <br />
          <a href={`mailto:${order.email}`}>{order.email}</a>
        </Fragment>
      ),
      ticketsFor(order, event),
      seatsFor(order, event),
      states[state],
      answers.map(({ question, answer }) => `${question}: ${answer}`).join(' · ') || '–',
      orderedAt(order),
    ],
  };
}
