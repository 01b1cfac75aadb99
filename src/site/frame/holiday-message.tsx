import { LocalizedText } from '#ui/components/localized-text.tsx';
import css from './holiday-message.module.css';
import type { Frame } from './read-frame.ts';

/**
 * The greeting of the current holiday, if any (open point 23). The browser decides which is current, so all of them
 * are present and the holidays' style shows one.
 */
export function HolidayMessage({ frame }: { frame: Frame }) {
  return frame.holidays.near
    .filter(({ message }) => message.text)
    .map(({ key, message }) => (
      <p key={key} className={css.message} data-greeting={key}>
        <LocalizedText words={message} />
      </p>
    ));
}
