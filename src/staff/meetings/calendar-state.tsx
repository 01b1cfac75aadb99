import type { Locale } from '#core/locale.ts';
import type { ConnectedCalendar } from '#features/meetings/calendars/calendar-store.ts';
import {
  calendarProblems,
  calendarReasons,
  formatBeginning,
} from '#features/meetings/calendars/calendar-words.ts';
import { sayHere } from '#staff/language/say.ts';
import styles from '../frame/admin-page.module.css';

type CalendarStateProps = {
  calendar: Pick<ConnectedCalendar, 'problem' | 'failed'>;
  /** The name of its host. */
  host: string;
  locale: Locale;
};

/** Whether a calendar of a host is read, why it is not, and which of its events were not understood. */
export function CalendarState({ calendar: { problem, failed }, host, locale }: CalendarStateProps) {
  const say = sayHere();
  const hasFailed = failed.length > 0;
  return (
    <>
      <p className={problem || hasFailed ? styles.problem : undefined}>
        {host}:{' '}
        {problem
          ? say(calendarProblems[problem])
          : say(hasFailed ? 'connected, but these events could not be read:' : 'connected')}
        {problem && problem !== 'unwritten' && (
          <> {say('Until it can be read again, the busy times we know stay blocked.')}</>
        )}
      </p>
      {problem && hasFailed && <p>{say('When it was last read, these events could not be read:')}</p>}
      {hasFailed && (
        <ul>
          {failed.map(({ begins, why }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two events may begin at the same time
            <li key={at}>
              {formatBeginning(begins, locale) || say('An event without a day')}: {say(calendarReasons[why])}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
