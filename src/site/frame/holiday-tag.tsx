import css from './holiday-tag.module.css';
import type { Frame } from './read-frame.ts';

/** The name of the current holiday on a strip of its cloth; all are present, and the holidays' style shows one. */
export function HolidayTag({ frame }: { frame: Frame }) {
  return frame.holidays.near.map(({ key, name }) => (
    <p key={key} className={css.tag} data-greeting={key} lang={name.lang}>
      {name.text}
    </p>
  ));
}
