import { randomUUID } from 'node:crypto';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { formatDay } from '#core/dates.ts';
import { isLocale, type Locale } from '#core/locale.ts';
import { type Message, message } from '#core/message.ts';
import { findToCopy } from '#features/events/copy-event.action.ts';
import { copyToday } from '#features/events/copy-event.endpoint.ts';
import {
  COPY_DAY,
  COPY_KEY,
  copyDayProblem,
  copyRefusals,
  copyTo,
  type LocalTime,
  type MovedTime,
  movedTimes,
  suggestedDay,
} from '#features/events/copy-event.rules.ts';
import { readTimes } from '#features/events/event-times.ts';
import { sayHere } from '#staff/language/say.ts';
import { ActForm } from '../frame/act-form.tsx';
import { AdminPage } from '../frame/admin-frame.tsx';
import styles from '../frame/admin-page.module.css';
import { Submit } from '../parts/buttons.tsx';
import { Field } from '../parts/field.tsx';
import { Notice } from '../parts/notice.tsx';
import { Table } from '../parts/table.tsx';

/** Copies an event to another day: choose the day, see the old and the new times, and make the copy. */
export async function CopyEventPage(props: AdminViewServerProps) {
  const say = sayHere();
  const { initPageResult, payload, searchParams = {} } = props;
  const { admin, api } = payload.config.routes;
  const { req, permissions } = initPageResult;
  const { event: asked } = searchParams;
  if (!permissions.collections?.events?.create) redirect(admin);
  const id = typeof asked === 'string' && /^\d{1,9}$/.test(asked) ? Number(asked) : null;
  const event = id === null ? null : await findToCopy(req, id);
  const list = `${admin}/collections/events`;
  if (!event) redirect(list);
  const locale = isLocale(req.i18n.language) ? req.i18n.language : 'en';
  const today = copyToday();
  const typed = searchParams[COPY_DAY];
  const day = typeof typed === 'string' ? typed : suggestedDay(readTimes(event).date, today);
  const problem = day === null ? null : copyDayProblem(day, today);
  const times = day === null || problem ? [] : movedTimes(event, copyTo(event, day));
  return (
    <AdminPage
      {...props}
      title={say('Copy an event')}
      about={say(
        'The copy is a draft with the texts, tickets and questions of this event, on the day you choose. Orders, numbers and what came of it stay with this one.',
      )}
      back={{ href: `${list}/${event.id}`, label: event.heading ?? say('Event') }}
      className={styles.page}
    >
      <form method="get" className={styles.form}>
        <input type="hidden" name="event" value={event.id} />
        <Field name={COPY_DAY} label={say('New day')}>
          <input
            type="date"
            name={COPY_DAY}
            required
            min={today}
            defaultValue={day ?? ''}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? 'copy-problem' : undefined}
          />
        </Field>
        {problem && (
          <p className={styles.problem} id="copy-problem" role="alert">
            {say(copyRefusals[problem])}
          </p>
        )}
        <Submit look="quiet">{say('Show the new times')}</Submit>
      </form>
      {times.length > 0 && (
        <>
          <Table
            title={say('Times, local at the event')}
            isCaptioned
            columns={['What', { day: 'This event' }, { day: 'The copy' }]}
            rows={times.map(time => ({
              key: `${time.what} ${time.kind}`,
              cells: [say(findName(time)), shown(time.old, locale), shown(time.new, locale)],
            }))}
          />
          {times.some(time => time.old && !time.new) && (
            <Notice>
              {say('This event has no day to count from, so the days of its ticket sale are left out.')}
            </Notice>
          )}
          {event.getTicket && (
            <Notice>{say('The ticket link is left out, because it leads to the old event.')}</Notice>
          )}
          <ActForm action={`${api}/events/${event.id}/copy`} className={styles.form}>
            <input type="hidden" name={COPY_DAY} value={day ?? ''} />
            <input type="hidden" name={COPY_KEY} value={randomUUID()} />
            <Submit>{say('Make the copy')}</Submit>
          </ActForm>
        </>
      )}
    </AdminPage>
  );
}

function findName({ what, kind }: MovedTime): Message {
  if (what === 'start') return 'Begins';
  if (what === 'end') return 'Ends';
  return what === 'from'
    ? message('{ticket}: first day of its sale', { ticket: kind })
    : message('{ticket}: last day of its sale', { ticket: kind });
}

/** A day with its weekday, because that is what people compare, and the time. */
function shown(time: LocalTime | null, locale: Locale): string {
  if (!time) return '–';
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const day = `${weekday.format(new Date(time.day))}, ${formatDay(time.day, locale)}`;
  return time.time ? `${day}, ${time.time}` : day;
}
