import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Locale } from '#core/locale.ts';
import { addDays, type IsoDay } from '#core/zoned-time.ts';
import { classNames } from '#ui/components/class-names.ts';
import { Icon } from '#ui/components/icon.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import type { BookableDay, BookableMonth } from './bookable-days.ts';
import { bookingTexts } from './booking.texts.ts';
import { toWeekday } from './free-times.rules.ts';
import css from './month-grid.module.css';

type MonthGridProps = {
  locale: Locale;
  days: readonly BookableDay[];
  months: readonly BookableMonth[];
  month: string;
  /** The chosen day. */
  day: IsoDay | null;
  /** Where a day leads without script. */
  formAction: string;
  onMonth: (month: string) => void;
  onDay: (day: IsoDay) => void;
};

/** Days that each arrow key moves by. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/**
 * A month with its free days as buttons (WAI-ARIA date grid): arrow keys move between free days, Page Up and Page Down
 * between months. The buttons submit the form around them, so it works without script.
 */
export function MonthGrid({ locale, days, months, month, day, formAction, onMonth, onDay }: MonthGridProps) {
  const texts = bookingTexts[locale];
  const table = useRef<HTMLTableElement>(null);
  const [isReady, setIsReady] = useState(false);
  /** The day to focus once its month is shown. */
  const [focused, setFocused] = useState<IsoDay | null>(null);
  useEffect(() => setIsReady(true), []);
  useEffect(() => {
    if (focused) table.current?.querySelector<HTMLElement>(`[value="${focused}"]`)?.focus();
  }, [focused]);

  const free = new Map(days.map(each => [each.day, each]));
  const place = months.findIndex(each => each.month === month);
  const inMonth = days.filter(each => each.day.startsWith(month));
  const reached = [focused, day].find(each => each?.startsWith(month)) ?? inMonth[0]?.day;

  function go(event: KeyboardEvent<HTMLTableElement>): void {
    const from = (event.target as HTMLButtonElement).value;
    const to = target(event.key, from, days, free);
    if (!to) return;
    event.preventDefault();
    onMonth(to.slice(0, 7));
    setFocused(to);
  }

  const turn = (to: BookableMonth | undefined, words: string, icon: 'arrow-left' | 'arrow-right') => (
    <button
      type="submit"
      name="month"
      value={to?.month}
      disabled={!to}
      className={css.turn}
      aria-label={words}
      onClick={event => {
        event.preventDefault();
        if (to) onMonth(to.month);
      }}
    >
      <Icon name={icon} size="small" />
    </button>
  );
  return (
    <div className={css.calendar}>
      <div className={css.head}>
        {turn(months[place - 1], texts.previous, 'arrow-left')}
        <p className={css.title} aria-live="polite">
          {months[place]?.title}
        </p>
        {turn(months[place + 1], texts.next, 'arrow-right')}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of dates is a table */}
      <table ref={table} role="grid" aria-label={texts.calendar} className={css.month} onKeyDown={go}>
        <thead>
          <tr>
            {texts.weekdays.map((name, at) => (
              <th key={name} scope="col" abbr={texts.weekdaysLong[at]}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listWeeks(month).map(week => (
            <tr key={week[0]}>
              {week.map(each => (
                <td key={each}>
                  {each.startsWith(month) && (
                    <Day
                      iso={each}
                      of={free.get(each)}
                      words={texts.free}
                      isChosen={each === day}
                      tabIndex={isReady && each !== reached ? -1 : 0}
                      formAction={formAction}
                      onDay={onDay}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type DayProps = {
  iso: IsoDay;
  of: BookableDay | undefined;
  words: string;
  isChosen: boolean;
  tabIndex: number;
  formAction: string;
  onDay: (day: IsoDay) => void;
};

function Day({ iso, of, words, isChosen, tabIndex, formAction, onDay }: DayProps) {
  const number = Number(iso.slice(8));
  if (!of) return <span className={css.closed}>{number}</span>;
  return (
    <button
      type="submit"
      name="day"
      value={iso}
      formAction={formAction}
      tabIndex={tabIndex}
      className={classNames(css.day, isChosen && css.chosen)}
      aria-pressed={isChosen}
      onClick={event => {
        event.preventDefault();
        onDay(iso);
      }}
    >
      <VisuallyHidden>
        {words.replace('{day}', of.label).replace('{n}', String(of.times.length))}
      </VisuallyHidden>
      <span aria-hidden="true">{number}</span>
      {of.ethiopian && (
        <span className={css.ethiopian} aria-hidden="true">
          {of.ethiopian}
        </span>
      )}
    </button>
  );
}

/** The weeks of a month, from Monday, with days of the adjacent months at both ends. */
function listWeeks(month: string): IsoDay[][] {
  const first = `${month}-01`;
  const weeks: IsoDay[][] = [];
  for (
    let start = addDays(first, 1 - toWeekday(first));
    start.slice(0, 7) <= month;
    start = addDays(start, 7)
  )
    weeks.push([0, 1, 2, 3, 4, 5, 6].map(count => addDays(start, count)));
  return weeks;
}

/** The free day a key moves to; undefined for other keys, or if there is none. */
function target(
  key: string,
  from: IsoDay,
  days: readonly BookableDay[],
  free: ReadonlyMap<IsoDay, BookableDay>,
): IsoDay | undefined {
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  if (step !== undefined) {
    for (let to = addDays(from, step); to >= first && to <= last; to = addDays(to, step))
      if (free.has(to)) return to;
    return undefined;
  }
  const week = addDays(from, 1 - toWeekday(from));
  const ofWeek = days.filter(({ day }) => day >= week && day < addDays(week, 7));
  if (key === 'Home') return ofWeek[0]?.day;
  if (key === 'End') return ofWeek.at(-1)?.day;
  const month = from.slice(0, 7);
  if (key === 'PageUp') return days.findLast(({ day }) => day.slice(0, 7) < month)?.day;
  if (key === 'PageDown') return days.find(({ day }) => day.slice(0, 7) > month)?.day;
  return undefined;
}
