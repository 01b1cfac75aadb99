import type { CSSProperties } from 'react';
import { ethiopianClock, formatTime } from '#core/clock.ts';
import type { Locale } from '#core/locale.ts';
import { CHARITY_ZONE, type IsoDay } from '#core/zoned-time.ts';
import { namedDay } from '#features/meetings/bookable-days.ts';
import { canStaffMove } from '#features/meetings/change-meeting.action.ts';
import { cityName, dayAndTime } from '#features/meetings/clocks.rules.ts';
import type { FreeTime } from '#features/meetings/free-times.rules.ts';
import { timeValue } from '#features/meetings/meeting.schema.ts';
import type { NamedHost } from '#features/meetings/meeting-settings.ts';
import type { Meeting } from '#features/meetings/meeting-store.ts';
import type { AwayTime } from '#features/meetings/week/away-times.ts';
import type { Movable } from '#features/meetings/week/free-for-staff.rules.ts';
import {
  cutIntoDays,
  type DayPart,
  inLanes,
  type Laned,
  listWeekDays,
  nowIn,
  openTimes,
  otherClock,
  shownHours,
} from '#features/meetings/week/week-layout.rules.ts';
import { columnWords } from '#features/meetings/week/week-words.ts';
import { sayHere } from '#staff/language/say.ts';
import { cardId, MeetingCard, StateBadge } from './meeting-card.tsx';
import { type Desk, hostName } from './meetings-desk.tsx';
import styles from './week.module.css';

type WeekProps = {
  desk: Desk;
  /** The hosts whose week it is. */
  hosts: readonly NamedHost[];
  meetings: readonly Meeting[];
  away: readonly AwayTime[];
  /** Where meetings can be moved to, drawn while one is dragged. */
  free: readonly FreeTime[];
  movable: readonly Movable[];
};

type MeetingPart = Laned<DayPart & { meeting: Meeting; isFirst: boolean }>;
type Hours = ReturnType<typeof shownHours>;

/** A week with its days across and its hours down, as on the clock of Addis Ababa; on a phone a list of its days. */
export function Week({ desk, hosts, meetings, away, free, movable }: WeekProps) {
  const { week, locale } = desk;
  const parts = meetings.flatMap(meeting =>
    cutIntoDays(meeting, week).map((part, at) => ({ ...part, meeting, isFirst: at === 0 })),
  );
  const opens = hosts.flatMap(host => openTimes(host, week)).flatMap(span => cutIntoDays(span, week));
  const hours = shownHours([...parts, ...opens]);
  const shades = away.flatMap(each => cutIntoDays(each, week).map(part => ({ ...part, ...pick(each) })));
  const now = nowIn(week, desk.now);
  const length = { '--hours': hours.last - hours.first } as CSSProperties;
  const slots = placeSlots(free, movable, week, desk);
  return (
    <div className={styles.week} style={length}>
      <Clocks desk={desk} hosts={hosts} hours={hours} />
      <ol className={styles.days}>
        {listWeekDays(week).map(day => {
          const own = inLanes(parts.filter(part => part.day === day));
          const { weekday, date } = columnWords(day, locale);
          return (
            <li
              key={day}
              className={styles.day}
              data-day={day}
              data-today={now?.day === day || undefined}
              data-closed={desk.rules.isClosed(day) || undefined}
            >
              <h3 className={styles.name}>
                <span aria-hidden="true">
                  <b>{weekday}</b> {date}
                </span>
                <span className="sr-only">{namedDay(day, locale)}</span>
              </h3>
              <div className={styles.hours}>
                {opens
                  .filter(part => part.day === day)
                  .map(part => (
                    <span key={part.from} className={styles.open} style={positionPart(part, hours)} />
                  ))}
                <Shades
                  shades={shades.filter(part => part.day === day)}
                  hosts={hosts}
                  hours={hours}
                  desk={desk}
                  day={day}
                />
                <ul className={styles.meetings}>
                  {own.map(part => (
                    <MeetingBlock key={part.meeting.id} part={part} hours={hours} desk={desk} />
                  ))}
                </ul>
                {slots
                  .filter(part => part.day === day)
                  .map(({ value, hosts: of, only, ...part }) => (
                    <span
                      key={`${value} ${only}`}
                      className={styles.slot}
                      style={positionPart(part, hours)}
                      data-free={value}
                      data-hosts={of}
                      data-only={only}
                      aria-hidden="true"
                    >
                      {shortTime(dayAndTime(part.at, CHARITY_ZONE.id).time, locale)}
                    </span>
                  ))}
                {now?.day === day && (
                  <span
                    className={styles.now}
                    style={positionPart({ from: now.minute, to: now.minute }, hours)}
                    aria-hidden="true"
                  />
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

const pick = ({ host, why }: AwayTime) => ({ host, why });

/** Where a part is drawn: its beginning and length in hours from the first that is drawn, and its place side by side. */
const positionPart = (
  { from, to, lane = 0, lanes = 1 }: { from: number; to: number; lane?: number; lanes?: number },
  { first, last }: Hours,
) => {
  const top = Math.max(0, from / 60 - first);
  const bottom = Math.min(last - first, to / 60 - first);
  return {
    '--top': top,
    '--long': Math.max(0, bottom - top),
    '--lane': lane,
    '--lanes': lanes,
  } as CSSProperties;
};

type ClocksProps = { desk: Desk; hosts: readonly NamedHost[]; hours: Hours };

/** The hours on the clock of Addis Ababa, and beside them on that of a host elsewhere. */
function Clocks({ desk: { week, locale }, hosts, hours }: ClocksProps) {
  const say = sayHere();
  const zone = hosts.find(({ timeZone }) => timeZone !== CHARITY_ZONE.id)?.timeZone;
  const other = zone === undefined ? null : otherClock(week, hours, zone);
  const full = Array.from({ length: hours.last - hours.first }, (_none, at) => hours.first + at);
  const formatHour = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
  return (
    <div className={styles.clocks} aria-hidden="true">
      <div className={styles.clock}>
        <span className={styles.city}>{cityName(CHARITY_ZONE.id, locale)}</span>
        {full.map(hour => (
          <span key={hour} className={styles.hour}>
            {locale === 'am' ? (
              <>
                {ethiopianClock(formatHour(hour), locale)}
                <small>{formatHour(hour)}</small>
              </>
            ) : (
              formatHour(hour)
            )}
          </span>
        ))}
      </div>
      {zone !== undefined && other && (
        <div className={styles.clock} data-other>
          <span className={styles.city}>{cityName(zone, locale)}</span>
          {other.hours.map(({ hour, time, shift }) => (
            <span key={hour} className={styles.hour}>
              {time}
              {shift !== 0 && <small>{say(shift < 0 ? 'the day before' : 'the next day')}</small>}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}

/** Says on which day of the week the clock of a host elsewhere changes. */
export function ClockChange({ desk: { week, locale }, hosts }: Omit<ClocksProps, 'hours'>) {
  const say = sayHere();
  const zone = hosts.find(({ timeZone }) => timeZone !== CHARITY_ZONE.id)?.timeZone;
  const change = zone === undefined ? null : otherClock(week, { first: 12, last: 13 }, zone).change;
  if (zone === undefined || !change) return null;
  return (
    <p>
      {say('Clocks in {city} change: from {day} on it is {time} there when it is 12:00 in Addis Ababa.', {
        city: cityName(zone, locale),
        day: namedDay(change.day, locale),
        time: change.noon,
      })}
    </p>
  );
}

type ShadesProps = {
  shades: readonly (DayPart & Pick<AwayTime, 'host' | 'why'>)[];
  hosts: readonly NamedHost[];
  hours: Hours;
  desk: Desk;
  day: IsoDay;
};

/** When hosts are away or busy elsewhere: each host has their part of the day’s width. */
function Shades({ shades, hosts, hours, desk, day }: ShadesProps) {
  const say = sayHere();
  const isClosed = desk.rules.isClosed(day);
  const shown = shades.filter(({ from, to }) => to > hours.first * 60 && from < hours.last * 60);
  if (shown.length === 0 && !isClosed) return null;
  return (
    <ul className={styles.shades}>
      {isClosed && (
        <li className={styles.shade} data-why="closed" style={positionPart({ from: 0, to: 1440 }, hours)}>
          <span>{say('Closed')}</span>
        </li>
      )}
      {shown.map(({ host, why, ...part }) => (
        <li
          key={`${host} ${why} ${part.from}`}
          className={styles.shade}
          data-why={why}
          style={positionPart(
            { ...part, lane: hosts.findIndex(({ id }) => id === host), lanes: hosts.length },
            hours,
          )}
        >
          <span>
            {say(awayWords[why], { host: hostName(host, desk) })}
            {why === 'busy' && ` ${shortTimes(formatClock(part.from), formatClock(part.to), desk.locale)}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

const awayWords = { away: '{host} is away', busy: '{host} is busy' } as const;

const shortTime = (time: string, locale: Locale) => (locale === 'am' ? ethiopianClock(time, locale) : time);
const formatClock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
/** From when to when, in little room: Amharic has the Ethiopian clock only, and the other one beside the week. */
const shortTimes = (from: string, to: string, locale: Locale) =>
  `${shortTime(from, locale)} – ${shortTime(to, locale)}`;

type MeetingBlockProps = { part: MeetingPart; hours: Hours; desk: Desk };

/** A meeting at its place; pressing it opens what is known of it. The part after midnight leads to the same. */
function MeetingBlock({ part, hours, desk }: MeetingBlockProps) {
  const say = sayHere();
  const { meeting, begins, isFirst } = part;
  const { time } = dayAndTime(meeting.at, CHARITY_ZONE.id);
  const end = dayAndTime(meeting.until, CHARITY_ZONE.id).time;
  const names = meeting.hosts.map(host => hostName(host, desk)).join(', ');
  const movable = canStaffMove(meeting, desk.now) && begins ? meeting.id : undefined;
  return (
    <li
      className={styles.meeting}
      style={positionPart(part, hours)}
      data-meeting={isFirst ? meeting.id : undefined}
      data-state={meeting.state}
      data-over={meeting.until <= desk.now.getTime() || undefined}
    >
      <button
        type="button"
        className={styles.block}
        popoverTarget={cardId(meeting)}
        data-movable={movable}
        data-hosts={meeting.hosts.join(' ')}
      >
        <span className={styles.time}>
          {begins
            ? shortTimes(time, end, desk.locale)
            : say('until {time}', { time: formatTime(end, desk.locale) })}
        </span>
        <b>{meeting.name ?? say('Deleted')}</b>
        <small>{names}</small>
        {isFirst && <StateBadge meeting={meeting} />}
      </button>
      {isFirst && <MeetingCard meeting={meeting} desk={desk} />}
    </li>
  );
}

type Slot = DayPart & { at: number; value: string; hosts: string | undefined; only: string | undefined };

/** The free times of the week as parts of its days, with the hosts who are free or the only meeting that fits there. */
function placeSlots(
  free: readonly FreeTime[],
  movable: readonly Movable[],
  week: IsoDay,
  { rules }: Pick<Desk, 'rules'>,
): Slot[] {
  const partAt = (at: number) => cutIntoDays({ at, until: at + rules.minutes * 60_000 }, week).slice(0, 1);
  return [
    ...free.flatMap(({ at, hosts }) =>
      partAt(at).map(part => ({
        ...part,
        at,
        value: timeValue(at),
        hosts: hosts.join(' '),
        only: undefined,
      })),
    ),
    ...movable.flatMap(({ id, near }) =>
      near.flatMap(at =>
        partAt(at).map(part => ({ ...part, at, value: timeValue(at), hosts: undefined, only: id })),
      ),
    ),
  ];
}
