'use client';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { formatTime } from '#core/clock.ts';
import type { Locale } from '#core/locale.ts';
import { CHARITY_ZONE, type IsoDay } from '#core/zoned-time.ts';
import { dayAndTime } from '#features/meetings/clocks.rules.ts';
import type { FreeTime } from '#features/meetings/free-times.rules.ts';
import { timeValue } from '#features/meetings/meeting.schema.ts';
import { type Movable, timesFor } from '#features/meetings/week/free-for-staff.rules.ts';
import { useSay } from '#staff/language/use-say.ts';
import { ActForm } from '../frame/act-form.tsx';
import { QuietButton, Submit } from '../parts/buttons.tsx';
import { useScript } from '../script-button.tsx';
import { MOVE_FORM } from './move-form-id.ts';
import styles from './move-meetings.module.css';
import { useDragMeetings } from './use-drag-meetings.ts';

type MoveMeetingsProps = {
  action: string;
  week: IsoDay;
  locale: Locale;
  /** Meetings that can be moved, each with when it begins in words. */
  meetings: readonly (Movable & { begins: string })[];
  free: readonly FreeTime[];
  /** The names of the days with free times: browsers do not know the Ethiopian calendar. */
  days: Readonly<Record<IsoDay, string>>;
  /** The week, whose meetings can be dragged. */
  children: ReactNode;
};

/**
 * The week, and the one form that moves a meeting. Dragging a meeting to a free time fills this form in and opens it, so that
 * nothing moves before it says what will change and somebody agrees.
 */
export function MoveMeetings({ action, week, locale, meetings, free, days, children }: MoveMeetingsProps) {
  const say = useSay();
  const hasScript = useScript();
  const [chosen, setChosen] = useState({ meeting: meetings[0]?.id ?? '', to: '' });
  const form = useRef<HTMLElement>(null);
  const title = useId();
  const meeting = meetings.find(({ id }) => id === chosen.meeting);
  const drag = useDragMeetings((id, to) => {
    setChosen({ meeting: id, to });
    // The browser closes all that is open at the end of a press: it opens after that.
    setTimeout(() => form.current?.showPopover());
  });
  // A press on "Move…" opens the form by itself; here it learns about which meeting.
  useEffect(() => {
    const choose = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest('[data-move]') : null;
      const id = button?.getAttribute('data-move');
      if (id) setChosen({ meeting: id, to: '' });
    };
    document.addEventListener('click', choose);
    return () => document.removeEventListener('click', choose);
  }, []);
  // Without script all times are offered, and the server says where the host of the meeting is not free.
  const times = hasScript && meeting ? timesFor(meeting, free) : free.map(({ at }) => at);
  const byDay = Map.groupBy(times, at => dayAndTime(at, CHARITY_ZONE.id).day);
  const clock = (at: number) => formatTime(dayAndTime(at, CHARITY_ZONE.id).time, locale);
  const wanted = times.find(at => timeValue(at) === chosen.to);
  return (
    <>
      <div className={styles.week} {...drag}>
        {children}
      </div>
      {meetings.length > 0 && (
        <section ref={form} id={MOVE_FORM} popover="auto" className={styles.move} aria-labelledby={title}>
          <h2 id={title}>{say('Move a meeting')}</h2>
          <ActForm action={action} className={styles.form}>
            <input type="hidden" name="week" value={week} />
            <label>
              {say('Meeting')}
              <select
                name="meeting"
                value={chosen.meeting}
                onChange={({ target }) => setChosen({ meeting: target.value, to: '' })}
              >
                {meetings.map(({ id, begins, name }) => (
                  <option key={id} value={id}>
                    {name ? `${begins}: ${name}` : begins}
                  </option>
                ))}
              </select>
            </label>
            <label>
              {say('New time in Addis Ababa')}
              <select
                name="to"
                required
                value={chosen.to}
                onChange={({ target }) => setChosen({ ...chosen, to: target.value })}
              >
                <option value="">{say('Please choose')}</option>
                {[...byDay].map(([day, starts]) => (
                  <optgroup key={day} label={days[day] ?? day}>
                    {starts.map(at => (
                      <option key={at} value={timeValue(at)}>
                        {clock(at)}
                      </option>
                    ))}
                  </optgroup>
                ))}
              </select>
            </label>
            <div data-problem-at="to" />
            {times.length === 0 && <p>{say('Its host has no free time in the days ahead.')}</p>}
            <output className={styles.preview} data-preview={wanted !== undefined}>
              {meeting &&
                wanted !== undefined &&
                say('Move from {from} to {to}. The visitor gets a mail.', {
                  from: meeting.begins,
                  to: `${days[dayAndTime(wanted, CHARITY_ZONE.id).day] ?? ''}, ${clock(wanted)}`,
                })}
            </output>
            <div className={styles.buttons}>
              <Submit name="act" value="move">
                {say('Move the meeting')}
              </Submit>
              <QuietButton popoverTarget={MOVE_FORM} popoverTargetAction="hide">
                {say('Leave it where it is')}
              </QuietButton>
            </div>
          </ActForm>
        </section>
      )}
    </>
  );
}
