import { LocalizedText } from '#ui/components/localized-text.tsx';
import css from './holiday-message.module.css';
import type { Frame } from './read-frame.ts';

/**
 * The greeting of the holiday that is on, nothing otherwise (open point 23). Which one is on is the browser's to say,
 * so all that are near are there and the style of the holidays shows one.
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
