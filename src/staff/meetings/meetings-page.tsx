import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { mayUseMeetings } from '#cms/access/access-for.ts';
import { isAdmin } from '#cms/access/roles.ts';
import { formatTime } from '#core/clock.ts';
import { formatDay } from '#core/dates.ts';
import { isLocale } from '#core/locale.ts';
import { ownValue } from '#core/own-value.ts';
import { punctuation } from '#core/words.ts';
import { addDays, CHARITY_ZONE, type IsoDay } from '#core/zoned-time.ts';
import { listFeasts } from '#features/holidays/list-feasts.action.ts';
import { namedDay } from '#features/meetings/bookable-days.ts';
import { listCalendars } from '#features/meetings/calendars/calendar-store.ts';
import { canStaffMove, readSettings, settingsForStaff } from '#features/meetings/change-meeting.action.ts';
import { dayAndTime } from '#features/meetings/clocks.rules.ts';
import { timeValue } from '#features/meetings/meeting.schema.ts';
import { canCancel, listTaken, type Meeting } from '#features/meetings/meeting-store.ts';
import {
  findMoved,
  findNextMeeting,
  listAbsences,
  listWeek,
  MEETINGS_PATH,
  meetingResults,
  meetingsClock,
  readWeek,
} from '#features/meetings/meetings-desk.endpoints.ts';
import { listAway } from '#features/meetings/week/away-times.ts';
import { timesToMoveTo } from '#features/meetings/week/free-for-staff.rules.ts';
import { beginningWords } from '#features/meetings/week/week-words.ts';
import { sayHere } from '#staff/language/say.ts';
import { AdminPage } from '../frame/admin-frame.tsx';
import styles from '../frame/admin-page.module.css';
import { ActionLink, Actions, Submit } from '../parts/buttons.tsx';
import { CardGrid } from '../parts/card.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { Notice } from '../parts/notice.tsx';
import { Tabs } from '../parts/tabs.tsx';
import { Absences, Calendars } from './absences.tsx';
import { type Desk, DeskForm } from './meetings-desk.tsx';
import { MoveMeetings } from './move-meetings.tsx';
import weekStyles from './week.module.css';
import { ClockChange, Week } from './week.tsx';

/** A week of meetings with visitors, one's own or everybody's, with absences and calendars of hosts. */
export async function MeetingsPage(props: AdminViewServerProps) {
  const say = sayHere();
  const { initPageResult, payload, searchParams = {} } = props;
  const { admin, api } = payload.config.routes;
  const { req } = initPageResult;
  if (!mayUseMeetings(req, 'meetings')) redirect(admin);
  const now = meetingsClock.now();
  const locale = isLocale(req.i18n.language) ? req.i18n.language : 'en';
  const settings = settingsForStaff(await readSettings(payload, locale, await listFeasts(payload, now)));
  const { hosts, rules } = settings;
  const own = hosts.find(({ email }) => email.toLowerCase() === req.user?.email?.toLowerCase());
  const shown = own && searchParams.of !== 'all' ? own : null;
  const week = readWeek(searchParams.week, now);
  const shownHosts = shown ? [shown] : hosts;
  const [meetings, next, absences, calendars, taken, away, moved] = await Promise.all([
    listWeek({ payload }, week, shown?.id ?? null),
    findNextMeeting({ payload }, now, shown?.id ?? null),
    listAbsences({ payload }, now),
    listCalendars({ payload }),
    listTaken({ payload }, now),
    listAway({ payload }, shownHosts, week),
    findMoved({ payload }, searchParams, now),
  ]);
  const page = `${admin}${MEETINGS_PATH}`;
  const desk: Desk = { hosts, rules, week, api, page, now, locale };
  const to = (day: IsoDay, of = shown ? 'own' : 'all') => `${page}?${new URLSearchParams({ week: day, of })}`;
  const done =
    typeof searchParams.done === 'string' ? ownValue(meetingResults, searchParams.done) : undefined;
  const { free, movable } = timesToMoveTo(
    meetings.filter(meeting => canStaffMove(meeting, now)),
    settings,
    taken,
    now,
  );
  const freeDays = new Set(
    [...free.map(({ at }) => at), ...movable.flatMap(({ near }) => near)].map(
      at => dayAndTime(at, CHARITY_ZONE.id).day,
    ),
  );
  const thisWeek = readWeek('', now);
  return (
    <AdminPage
      {...props}
      title={say('Meetings')}
      about={say('Who meets a visitor, and when. Times are those of Addis Ababa.')}
      action={
        <Actions>
          {isAdmin({ req }) && (
            <ActionLink href={`${admin}/globals/meetings`} look="quiet" icon="gear">
              {say('Hosts and hours')}
            </ActionLink>
          )}
          <ActionLink href={`${api}/meetings/csv`} look="quiet" download>
            {say('Save all meetings as a table (CSV)')}
          </ActionLink>
        </Actions>
      }
      className={styles.page}
    >
      {done && (
        <Notice tone="good" role="status" action={moved && <MoveBack {...moved} desk={desk} />}>
          {say(done)}
        </Notice>
      )}
      {own && (
        <Tabs
          label={say('Whose meetings')}
          tabs={[
            { href: to(week, 'own'), label: say('My meetings'), isCurrent: shown !== null },
            { href: to(week, 'all'), label: say('Everybody’s meetings'), isCurrent: shown === null },
          ]}
        />
      )}
      {hosts.length === 0 ? (
        <NoHosts settingsAt={isAdmin({ req }) ? `${admin}/globals/meetings` : null} />
      ) : (
        <>
          <nav className={weekStyles.weeks} aria-label={say('Weeks')}>
            <h2>
              {formatDay(week, locale)} – {formatDay(addDays(week, 6), locale)}
            </h2>
            <ActionLink href={to(addDays(week, -7))} look="quiet">
              {say('Earlier')}
            </ActionLink>
            {week !== thisWeek && (
              <ActionLink href={to(thisWeek)} look="quiet">
                {say('This week')}
              </ActionLink>
            )}
            <ActionLink href={to(addDays(week, 7))} look="quiet">
              {say('Later')}
            </ActionLink>
          </nav>
          {meetings.length === 0 && <p role="status">{say('No meetings this week.')}</p>}
          {next && !meetings.some(meeting => canCancel(meeting, now)) && (
            <p>
              {say('The next meeting')}:{' '}
              <a href={to(readWeek(dayAndTime(next.at, CHARITY_ZONE.id).day, now))}>
                {formatStart(next, locale)}
              </a>
              {next.name && `, ${next.name}`}
            </p>
          )}
          <ClockChange desk={desk} hosts={shownHosts} />
          <MoveMeetings
            action={`${api}/meetings/change`}
            week={week}
            locale={locale}
            free={free}
            meetings={movable.map(each => ({ ...each, begins: beginningWords(each.at, locale) }))}
            days={Object.fromEntries([...freeDays].map(day => [day, namedDay(day, locale)]))}
          >
            <Week {...{ desk, meetings, away, free, movable }} hosts={shownHosts} />
          </MoveMeetings>
          <CardGrid>
            <Absences absences={absences} desk={desk} />
            <Calendars calendars={calendars} desk={desk} />
          </CardGrid>
        </>
      )}
    </AdminPage>
  );
}

/** The way back after moving a meeting. Its host may have been booked since, which the form then says. */
function MoveBack({ meeting, before, desk }: { meeting: Meeting; before: number; desk: Desk }) {
  const say = sayHere();
  return (
    <DeskForm to="change" desk={desk}>
      <input type="hidden" name="meeting" value={meeting.id} />
      <input type="hidden" name="to" value={timeValue(before)} />
      <Submit look="quiet" name="act" value="move">
        {say('Move it back to {begins}', { begins: formatStart({ at: before }, desk.locale) })}
      </Submit>
    </DeskForm>
  );
}

function NoHosts({ settingsAt }: { settingsAt: string | null }) {
  const say = sayHere();
  return (
    <EmptyState
      drawing="calendar"
      title={say('Nobody meets visitors yet. An admin adds hosts and their hours.')}
      action={settingsAt && <ActionLink href={settingsAt}>{say('Hosts and hours')}</ActionLink>}
    >
      {say('Once a host has hours, visitors book them on the site, and the meetings are here.')}
    </EmptyState>
  );
}

function formatStart({ at }: Pick<Meeting, 'at'>, locale: Desk['locale']): string {
  const { day, time } = dayAndTime(at, CHARITY_ZONE.id);
  return [namedDay(day, locale), formatTime(time, locale)].join(punctuation[locale].comma);
}
