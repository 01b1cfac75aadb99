import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { Fragment, type ReactNode } from 'react';
import { mayUseMeetings } from '#cms/access/access-for.ts';
import { isAdmin } from '#cms/access/roles.ts';
import { ethiopianClock, formatTime } from '#core/clock.ts';
import { formatDay } from '#core/dates.ts';
import { isLocale } from '#core/locale.ts';
import { ownValue } from '#core/own-value.ts';
import { punctuation } from '#core/words.ts';
import { addDays, CHARITY_ZONE, type IsoDay } from '#core/zoned-time.ts';
import { namedDay } from '#features/meetings/bookable-days.ts';
import { type ConnectedCalendar, listCalendars } from '#features/meetings/calendars/calendar-store.ts';
import { readSettings } from '#features/meetings/change-meeting.action.ts';
import { dayAndTime } from '#features/meetings/clocks.rules.ts';
import type { NamedHost } from '#features/meetings/meeting-settings.ts';
import { canCancel, type Meeting } from '#features/meetings/meeting-store.ts';
import {
  findNextMeeting,
  type ListedAbsence,
  LONGEST_REASON,
  listAbsences,
  listWeek,
  MEETINGS_PATH,
  meetingResults,
  meetingsClock,
  weekOf,
} from '#features/meetings/meetings-desk.endpoints.ts';
import { sayHere } from '#staff/language/say.ts';
import { ActForm } from '../frame/act-form.tsx';
import { AdminPage } from '../frame/admin-frame.tsx';
import styles from '../frame/admin-page.module.css';
import { DeskTable, Field } from '../frame/page-parts.tsx';
import { CalendarState } from './calendar-state.tsx';

type Desk = {
  hosts: readonly NamedHost[];
  week: IsoDay;
  api: string;
  /** The address of this page. */
  page: string;
  now: Date;
  locale: 'en' | 'am';
  together: boolean;
};

/** A week of meetings with visitors, one's own or everybody's, with absences and calendars of hosts. */
export async function MeetingsPage(props: AdminViewServerProps) {
  const say = sayHere();
  const { initPageResult, payload, searchParams = {} } = props;
  const { admin, api } = payload.config.routes;
  const { req } = initPageResult;
  if (!mayUseMeetings(req, 'meetings')) redirect(admin);
  const now = meetingsClock.now();
  const locale = isLocale(req.i18n.language) ? req.i18n.language : 'en';
  const { hosts, rules } = await readSettings(payload, locale);
  const own = hosts.find(({ email }) => email.toLowerCase() === req.user?.email?.toLowerCase());
  const shown = own && searchParams.of !== 'all' ? own : null;
  const week = weekOf(searchParams.week, now);
  const [meetings, next, absences, calendars] = await Promise.all([
    listWeek({ payload }, week, shown?.id ?? null),
    findNextMeeting({ payload }, now, shown?.id ?? null),
    listAbsences({ payload }, now),
    listCalendars({ payload }),
  ]);
  const page = `${admin}${MEETINGS_PATH}`;
  const desk: Desk = { hosts, week, api, page, now, locale, together: rules.together };
  const to = (day: IsoDay, of = shown ? 'own' : 'all') => `${page}?${new URLSearchParams({ week: day, of })}`;
  const done =
    typeof searchParams.done === 'string' ? ownValue(meetingResults, searchParams.done) : undefined;
  return (
    <AdminPage {...props} title={say('Meetings')} className={styles.page}>
      {done && (
        <p className={styles.done} role="status">
          {say(done)}
        </p>
      )}
      {hosts.length === 0 && <p>{say('Nobody meets visitors yet. An admin adds hosts and their hours.')}</p>}
      {isAdmin({ req }) && (
        <p>
          <a href={`${admin}/globals/meetings`}>{say('Hosts and hours')}</a>
        </p>
      )}
      <nav className={styles.tabs} aria-label={say('Weeks')}>
        <a href={to(addDays(week, -7))}>{say('Earlier')}</a>
        <a href={to(weekOf('', now))}>{say('This week')}</a>
        <a href={to(addDays(week, 7))}>{say('Later')}</a>
        {own && (
          <a href={to(week, shown ? 'all' : 'own')}>{say(shown ? 'Everybody’s meetings' : 'My meetings')}</a>
        )}
      </nav>
      <h2>
        {formatDay(week, locale)} – {formatDay(addDays(week, 6), locale)}
      </h2>
      {meetings.length === 0 ? (
        <p role="status">{say('No meetings this week.')}</p>
      ) : (
        <DeskTable
          title={say('Meetings')}
          columns={['When', 'Who', 'Topic', 'Host', 'What to do']}
          rows={meetings.map(meeting => rowOf(meeting, desk))}
        />
      )}
      {next && !meetings.some(meeting => canCancel(meeting, now)) && (
        <p>
          {say('The next meeting')}:{' '}
          <a href={to(weekOf(dayAndTime(next.at, CHARITY_ZONE.id).day, now))}>{startOf(next, locale)}</a>
          {next.name && `, ${next.name}`}
        </p>
      )}
      <p>
        <a href={`${api}/meetings/csv`} download>
          {say('Save all meetings as a table (CSV)')}
        </a>
      </p>
      {hosts.length > 0 && (
        <>
          <Absences absences={absences} desk={desk} />
          <Calendars calendars={calendars} desk={desk} />
        </>
      )}
    </AdminPage>
  );
}

function startOf({ at }: Meeting, locale: Desk['locale']): string {
  const { day, time } = dayAndTime(at, CHARITY_ZONE.id);
  return [namedDay(day, locale), formatTime(time, locale)].join(punctuation[locale].comma);
}

/** The 24-hour clock and the Ethiopian one, in the order of the language. */
const clocksOf = (time: string, locale: Desk['locale']) =>
  locale === 'am' ? formatTime(time, locale) : `${time} (${ethiopianClock(time, locale)})`;

function rowOf(meeting: Meeting, desk: Desk) {
  const say = sayHere();
  const { id, at, name, email, about, state, hosts, heldUntil } = meeting;
  const { day, time } = dayAndTime(at, CHARITY_ZONE.id);
  const names = desk.hosts.flatMap(host => (hosts.includes(host.id) ? [host.name] : []));
  return {
    key: id,
    data: { 'data-meeting': id },
    cells: [
      <Fragment key="when">
        {namedDay(day, desk.locale)}
        <br />
        {clocksOf(time, desk.locale)}
        {heldUntil !== null && (
          <>
            <br />
            {say('Held until {time}, not confirmed yet', {
              time: formatTime(dayAndTime(heldUntil, CHARITY_ZONE.id).time, desk.locale),
            })}
          </>
        )}
      </Fragment>,
      name === null ? (
        say('Deleted')
      ) : (
        <Fragment key="who">
          {name}
          <br />
          <a href={`mailto:${email}`}>{email}</a>
        </Fragment>
      ),
      about || '–',
      names.join(', ') || '–',
      state === 'missed' ? say('Did not come') : <MeetingActions key="acts" meeting={meeting} desk={desk} />,
    ],
  };
}

type DeskFormProps = {
  to: 'change' | 'absence' | 'calendar';
  desk: Desk;
  className?: string | undefined;
  children: ReactNode;
};

/** A form of this page; the week it returns to is sent with it. */
const DeskForm = ({ to, desk, className, children }: DeskFormProps) => (
  <ActForm action={`${desk.api}/meetings/${to}`} className={className}>
    <input type="hidden" name="week" value={desk.week} />
    {children}
  </ActForm>
);

const HostSelect = ({ hosts, label }: { hosts: readonly NamedHost[]; label?: string }) => (
  <select name="host" aria-label={label}>
    {hosts.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </select>
);

const nameOf = (host: string, { hosts }: Desk) => hosts.find(({ id }) => id === host)?.name ?? '–';

function MeetingActions({ meeting, desk }: { meeting: Meeting; desk: Desk }) {
  const say = sayHere();
  const { id, hosts } = meeting;
  const isAhead = canCancel(meeting, desk.now);
  const others =
    desk.together || meeting.state === 'held' ? [] : desk.hosts.filter(host => !hosts.includes(host.id));
  const meetingField = <input type="hidden" name="meeting" value={id} />;
  return (
    <>
      {isAhead ? (
        <details>
          <summary className={styles.unfold}>{say('Cancel…')}</summary>
          <DeskForm to="change" desk={desk} className={styles.form}>
            {meetingField}
            <Field name={`reason-${id}`} label={say('Reason, for the visitor (optional)')}>
              <textarea name="reason" rows={2} maxLength={LONGEST_REASON} />
            </Field>
            <button type="submit" name="act" value="cancel">
              {say('Cancel the meeting and tell the visitor')}
            </button>
          </DeskForm>
        </details>
      ) : (
        <DeskForm to="change" desk={desk}>
          {meetingField}
          <button type="submit" name="act" value="missed">
            {say('Nobody came')}
          </button>
        </DeskForm>
      )}
      {isAhead && others.length > 0 && (
        <DeskForm to="change" desk={desk}>
          {meetingField}
          <HostSelect hosts={others} label={say('Another host')} />
          <button type="submit" name="act" value="reassign">
            {say('Assign to this host')}
          </button>
        </DeskForm>
      )}
    </>
  );
}

function Absences({ absences, desk }: { absences: readonly ListedAbsence[]; desk: Desk }) {
  const say = sayHere();
  return (
    <section aria-labelledby="absences" className={styles.stack}>
      <h2 id="absences">{say('Absences')}</h2>
      {absences.length > 0 && (
        <ul className={styles.stack}>
          {absences.map(({ id, host, from, to, meetings, first }) => (
            <li key={id}>
              {nameOf(host, desk)}: {formatDay(from, desk.locale)} – {formatDay(to, desk.locale)}
              {first && (
                <p className={styles.problem}>
                  <a
                    href={`${desk.page}?${new URLSearchParams({ week: weekOf(first, desk.now), of: 'all' })}`}
                  >
                    {say('Meetings booked on these days: {count}', { count: meetings })}
                  </a>
                </p>
              )}
              <DeskForm to="absence" desk={desk}>
                <button type="submit" name="end" value={id} className={styles.secondary}>
                  {say('Delete')}
                </button>
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
        <button type="submit">{say('Save the absence')}</button>
      </DeskForm>
    </section>
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
function Calendars({ calendars, desk }: { calendars: readonly ConnectedCalendar[]; desk: Desk }) {
  const say = sayHere();
  return (
    <section aria-labelledby="calendars" className={styles.stack}>
      <h2 id="calendars">{say('Calendars of hosts')}</h2>
      {calendars.map(calendar => (
        <div key={calendar.host} role={calendar.problem ? 'alert' : undefined} className={styles.stack}>
          <CalendarState calendar={calendar} host={nameOf(calendar.host, desk)} locale={desk.locale} />
          <LastRead at={calendar.readAt} desk={desk} />
          <DeskForm to="calendar" desk={desk}>
            <button type="submit" name="disconnect" value={calendar.host} className={styles.secondary}>
              {say('Disconnect')}
            </button>
          </DeskForm>
        </div>
      ))}
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
          <button type="submit">{say('Connect')}</button>
        </DeskForm>
      </details>
    </section>
  );
}
