import { LocalizedText } from '#ui/components/localized-text.tsx';
import { Tilet } from '#ui/components/tilet.tsx';
import css from './holiday-tag.module.css';
import type { Frame } from './read-frame.ts';

/** The name of the current holiday on a strip of its woven border; all are present, and the holidays' style shows one. */
export function HolidayTag({ frame }: { frame: Frame }) {
  return frame.holidays.near.map(({ key, name }) => (
    <p key={key} className={css.tag} data-greeting={key}>
      <span className={css.cloth}>
        <Tilet size="tag" />
        <LocalizedText words={name} className={css.words} />
      </span>
    </p>
  ));
}
