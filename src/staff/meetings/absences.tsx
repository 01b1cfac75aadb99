import { formatTime } from '#core/clock.ts';
import { formatDay } from '#core/dates.ts';
import { punctuation } from '#core/words.ts';
import { CHARITY_ZONE } from '#core/zoned-time.ts';
import type { ConnectedCalendar } from '#features/meetings/calendars/calendar-store.ts';
import { dayAndTime } from '#features/meetings/clocks.rules.ts';
import { type ListedAbsence, readWeek } from '#features/meetings/meetings-desk.endpoints.ts';
import { sayHere } from '#staff/language/say.ts';
import styles from '../frame/admin-page.module.css';
import { Submit } from '../parts/buttons.tsx';
import { Card } from '../parts/card.tsx';
import { Field } from '../parts/field.tsx';
import { CalendarState } from './calendar-state.tsx';
import { type Desk, DeskForm, HostSelect, hostName } from './meetings-desk.tsx';

/** The absences that are not over, and a form for the next one. */
export function Absences({ absences, desk }: { absences: readonly ListedAbsence[]; desk: Desk }) {
  const say = sayHere();
  return (
    <Card title={say('Absences')}>
      <div className={styles.stack}>
        {absences.length > 0 && (
          <ul className={styles.stack}>
            {absences.map(({ id, host, from, to, meetings, first }) => (
              <li key={id}>
                {hostName(host, desk)}: {formatDay(from, desk.locale)} – {formatDay(to, desk.locale)}
                {first && (
                  <p className={styles.problem}>
                    <a
                      href={`${desk.page}?${new URLSearchParams({ week: readWeek(first, desk.now), of: 'all' })}`}
                    >
                      {say('Meetings booked on these days: {count}', { count: meetings })}
                    </a>
                  </p>
                )}
                <DeskForm to="absence" desk={desk}>
                  <Submit look="quiet" name="end" value={id}>
                    {say('Delete')}
                  </Submit>
                </DeskForm>
              </li>
            ))}
          </ul>
        )}
        <DeskForm to="absence" desk={desk} className={styles.form}>
          <Field name="host" label={say('Who is away')}>
            <HostSelect hosts={desk.hosts} />
          </Field>
          <Field name="from" label={say('First day')}>
            <input type="date" name="from" required />
          </Field>
          <Field name="to" label={say('Last day')}>
            <input type="date" name="to" required />
          </Field>
          <Submit look="quiet">{say('Save the absence')}</Submit>
        </DeskForm>
      </div>
    </Card>
  );
}

function LastRead({ at, desk }: { at: Date | null; desk: Desk }) {
  const say = sayHere();
  if (!at) return null;
  const { day, time } = dayAndTime(at.getTime(), CHARITY_ZONE.id);
  return (
    <p>
      {say('Last read')}
      {punctuation[desk.locale].colon + formatDay(day, desk.locale) + punctuation[desk.locale].comma}
      {formatTime(time, desk.locale)}
    </p>
  );
}

/** The external calendars of hosts: busy times there cannot be booked here. */
export function Calendars({ calendars, desk }: { calendars: readonly ConnectedCalendar[]; desk: Desk }) {
  const say = sayHere();
  return (
    <Card title={say('Calendars of hosts')}>
      {calendars.map(calendar => (
        <div key={calendar.host} role={calendar.problem ? 'alert' : undefined} className={styles.stack}>
          <CalendarState calendar={calendar} host={hostName(calendar.host, desk)} locale={desk.locale} />
          <LastRead at={calendar.readAt} desk={desk} />
          <DeskForm to="calendar" desk={desk}>
            <Submit look="quiet" name="disconnect" value={calendar.host}>
              {say('Disconnect')}
            </Submit>
          </DeskForm>
        </div>
      ))}
      <p>{say('What a host has in another calendar cannot be booked here.')}</p>
      <details>
        <summary className={styles.unfold}>{say('Connect a calendar')}</summary>
        <DeskForm to="calendar" desk={desk} className={styles.form}>
          <Field name="host" label={say('Host')}>
            <HostSelect hosts={desk.hosts} />
          </Field>
          <Field name="kind" label={say('Kind of calendar')}>
            <select name="kind">
              <option value="caldav">{say('CalDAV: we read it, and add the meetings to it')}</option>
              <option value="ics">{say('A subscription address (ICS): we only read it')}</option>
            </select>
          </Field>
          <Field name="url" label={say('Calendar address')}>
            <input type="url" name="url" required maxLength={2000} />
          </Field>
          <Field name="user" label={say('User name, for CalDAV')}>
            <input name="user" autoComplete="off" />
          </Field>
          <Field name="password" label={say('App password, for CalDAV')}>
            <input type="password" name="password" autoComplete="off" />
          </Field>
          <Submit look="quiet">{say('Connect')}</Submit>
        </DeskForm>
      </details>
    </Card>
  );
}
