import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { Fragment } from 'react';
import type { Locale } from '#core/locale.ts';
import { shownMoment } from '#core/message.ts';
import { listSaleEvents } from '#features/events/sale-events.queries.ts';
import { chosenField, type Letter } from '#features/tickets/letters/letter.rules.ts';
import { findLetter } from '#features/tickets/letters/letter-store.ts';
import {
  type AttendeeFilter,
  LONGEST_REASON,
  listAttendees,
  listKinds,
  MOST_SHOWN,
  namesFor,
  seatsFor,
  type TicketedEvent,
  ticketsFor,
  toShownState,
} from '#features/tickets/orders/attendees.endpoints.ts';
import { readHolders } from '#features/tickets/orders/holders.ts';
import { canCancel, type Order } from '#features/tickets/orders/order-store.ts';
import { createRenderContext } from '#platform/render-context.ts';
import { sayHere } from '#staff/language/say.ts';
import { ActForm } from '../frame/act-form.tsx';
import styles from '../frame/admin-page.module.css';
import { Submit } from '../parts/buttons.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { Field } from '../parts/field.tsx';
import { FilterBar } from '../parts/filter-bar.tsx';
import { Notice } from '../parts/notice.tsx';
import { Table } from '../parts/table.tsx';
import css from './attendees.module.css';
import { ChosenCount } from './chosen-count.tsx';
import { EnterOrder } from './enter-order-form.tsx';
import { Takings } from './takings.tsx';

type AttendeesProps = {
  payload: Payload;
  event: TicketedEvent;
  /** A parameter of the address, empty if it is missing. */
  asked: (name: string) => string;
  page: string;
  api: string;
  locale: Locale;
  now: Date;
};

/** Who comes to an event: search, filter, change, and enter orders; with what its tickets brought in. */
export async function Attendees({ payload, event, asked, page, api, locale, now }: AttendeesProps) {
  const say = sayHere();
  const states = stateWords();
  const kinds = await listKinds({ payload }, event.id);
  const filter: AttendeeFilter = {
    words: asked('words'),
    state: Object.hasOwn(states, asked('state')) ? asked('state') : '',
    kind: kinds.find(({ id }) => id === asked('kind'))?.id ?? '',
  };
  const found = await findLetter({ payload }, asked('letter'));
  const letter = found?.event === event.id && found.sentAt === null ? found : null;
  const orders = await listAttendees({ payload }, event.id, filter, MOST_SHOWN + 1);
  const isFiltered = Object.values(filter).some(Boolean);
  const [sold] = await listSaleEvents(createRenderContext({ locale, now }), [event.id]);
  return (
    <div className={styles.stack}>
      {letter && (
        <Notice>
          {say('Tick who else gets the letter. Those who are chosen already are ticked.')}{' '}
          <a href={`${page}/write?${new URLSearchParams({ event: String(event.id), letter: letter.id })}`}>
            {say('Back to the letter')}
          </a>
        </Notice>
      )}
      <Takings {...{ payload, api, locale, now }} event={event.id} />
      {sold && <EnterOrder reader={{ payload }} event={sold} api={api} locale={locale} now={now} />}
      {(orders.length > 0 || isFiltered) && (
        <AttendeeFilters {...{ page, event, filter, kinds, states, letter }} />
      )}
      {orders.length === 0 && !isFiltered && (
        <EmptyState drawing="people" title={say('Nobody has ordered tickets yet.')}>
          {say('Orders from its page appear here. Those who call can be entered above.')}
        </EmptyState>
      )}
      {orders.length === 0 && isFiltered && <p role="status">{say('Nobody was found.')}</p>}
      {orders.length > 0 && (
        <Table
          title={say('Who comes')}
          className={css.choosing}
          columns={['Who', 'Tickets', 'Places', 'State', 'Answers', { day: 'Ordered' }, 'Change']}
          rows={orders
            .slice(0, MOST_SHOWN)
            .map(order => toRow(order, { event: event.id, now, page, api, states, letter }))}
        />
      )}
      {orders.some(canBeChosen) && <WriteToChosen {...{ payload, letter, orders, api }} event={event.id} />}
      {orders.length > MOST_SHOWN && (
        <p role="status">
          {say('Only the first {count} orders are shown. Search, or save all of them as a table.', {
            count: MOST_SHOWN,
          })}
        </p>
      )}
      {(orders.length > 0 || isFiltered) && (
        <p>
          <a href={`${api}/tickets/csv?event=${event.id}`} download>
            {say('Save all orders of this event as a table (CSV)')}
          </a>
        </p>
      )}
    </div>
  );
}

const canBeChosen = ({ state, email }: Order): boolean => state === 'confirmed' && email !== null;

/** The form to which the boxes in the table belong; it cannot be around the table, which has forms of its own. */
const CHOOSE_FORM = 'choose-people';

type WriteProps = {
  payload: Payload;
  letter: Letter | null;
  orders: readonly Order[];
  event: number;
  api: string;
};

/** Leads those who are ticked into a letter, or into one that somebody has begun. */
async function WriteToChosen({ payload, letter, orders, event, api }: WriteProps) {
  const say = sayHere();
  const shown = new Set(orders.slice(0, MOST_SHOWN).map(({ id }) => id));
  // Whoever gave up since they were chosen is not counted.
  const holders = letter ? await readHolders({ payload }, event) : [];
  const others = holders.filter(({ id }) => letter?.chosen.includes(id) && !shown.has(id)).length;
  return (
    <ActForm action={`${api}/tickets-desk/letter`} id={CHOOSE_FORM} className={css.choose}>
      <input type="hidden" name="act" value="choose" />
      <input type="hidden" name="event" value={event} />
      <input type="hidden" name="letter" value={letter?.id ?? randomUUID()} />
      <ChosenCount form={CHOOSE_FORM} others={others} />
      <Submit look="quiet" icon="letter">
        {say('Write to those chosen')}
      </Submit>
    </ActForm>
  );
}

/** How each state of an order is called, the most frequent first. */
function stateWords(): Record<Order['state'], string> {
  const say = sayHere();
  return {
    confirmed: say('Confirmed'),
    held: say('Waits for confirmation'),
    cancelled: say('Cancelled'),
    waiting: say('Waits for places'),
    asking: say('Wants to wait for places'),
    left: say('Does not wait any more'),
  };
}

type States = ReturnType<typeof stateWords>;

type FiltersProps = {
  page: string;
  event: TicketedEvent;
  filter: AttendeeFilter;
  kinds: { id: string; name: string }[];
  states: States;
  letter: Letter | null;
};

function AttendeeFilters({ page, event, filter, kinds, states, letter }: FiltersProps) {
  const say = sayHere();
  const kept = { event: String(event.id), ...(letter && { letter: letter.id }) };
  const toAddress = (fields: Partial<AttendeeFilter>) =>
    `${page}?${new URLSearchParams({ ...kept, ...fields })}`;
  const kind = kinds.find(({ id }) => id === filter.kind);
  const state = Object.entries(states).find(([id]) => id === filter.state);
  const set = [
    ...(filter.words
      ? [{ label: say('Name or email'), value: filter.words, without: toAddress({ ...filter, words: '' }) }]
      : []),
    ...(state
      ? [{ label: say('State'), value: state[1], without: toAddress({ ...filter, state: '' }) }]
      : []),
    ...(kind
      ? [{ label: say('Ticket'), value: kind.name, without: toAddress({ ...filter, kind: '' }) }]
      : []),
  ];
  return (
    <FilterBar
      label={say('Who comes')}
      address={toAddress({})}
      set={set}
      search={
        <label>
          {say('Name or email')}
          <input type="search" name="words" defaultValue={filter.words} maxLength={200} />
        </label>
      }
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label>
        {say('State')}
        <select name="state" defaultValue={filter.state}>
          <option value="">{say('All')}</option>
          {Object.entries(states).map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {say('Ticket')}
        <select name="kind" defaultValue={filter.kind}>
          <option value="">{say('All')}</option>
          {kinds.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </FilterBar>
  );
}

type Shown = { event: number; now: Date; page: string; api: string; states: States; letter: Letter | null };

function toRow(order: Order, { event, now, page, api, states, letter }: Shown) {
  const say = sayHere();
  const state = toShownState(order, now);
  const others = namesFor(order, event);
  const answers = (order.answers ?? []).filter(each => each.event === event);
  return {
    key: order.id,
    data: { 'data-order': order.id } as const,
    cells: [
      order.name === null ? (
        say(order.isAtDoor ? 'Sold at the door' : 'Deleted')
      ) : (
        <Fragment key="who">
          {canBeChosen(order) ? (
            <label>
              <input
                type="checkbox"
                form={CHOOSE_FORM}
                name={chosenField(order.id)}
                value="1"
                {...(letter?.chosen.includes(order.id) && { defaultChecked: true, disabled: true })}
              />
              {order.name}
            </label>
          ) : (
            <>
              {order.name}
              <br />
            </>
          )}
          {order.email && <a href={`mailto:${order.email}`}>{order.email}</a>}
          {others.length > 0 && (
            <>
              <br />
              {others.join(' · ')}
            </>
          )}
        </Fragment>
      ),
      ticketsFor(order, event),
      seatsFor(order, event),
      state === 'not confirmed' ? say('Not confirmed in time') : states[state],
      answers.map(({ question, answer }) => `${question}: ${answer}`).join(' · ') || '–',
      say(shownMoment(new Date(order.madeAt))),
      (canBeChosen(order) || canCancel(order, now)) && (
        <Fragment key="change">
          {canBeChosen(order) && (
            <a
              href={`${page}/write?${new URLSearchParams({ event: String(event), to: `order:${order.id}` })}`}
            >
              {say('Write to them…')}
            </a>
          )}
          {canCancel(order, now) && <CancelOrder order={order.id} event={event} api={api} />}
        </Fragment>
      ),
    ],
  };
}

/** Asks for a reason before it cancels. */
function CancelOrder({ order, event, api }: { order: string; event: number; api: string }) {
  const say = sayHere();
  return (
    <details>
      <summary>{say('Cancel…')}</summary>
      <ActForm action={`${api}/tickets/cancel`} className={styles.form}>
        <input type="hidden" name="order" value={order} />
        <input type="hidden" name="event" value={event} />
        <Field name={`reason-${order}`} label={say('Reason, for the person who ordered (optional)')}>
          <textarea name="reason" rows={2} maxLength={LONGEST_REASON} />
        </Field>
        <Submit look="danger">{say('Cancel the whole order and tell its person')}</Submit>
      </ActForm>
    </details>
  );
}
