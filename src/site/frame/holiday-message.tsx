import { LocalizedText } from '#ui/components/localized-text.tsx';
import { Picture } from '#ui/components/picture.tsx';
import css from './holiday-message.module.css';
import type { Frame } from './read-frame.ts';

/**
 * The greeting of the current holiday, if any (open point 23), with its pictures. The browser decides which is current,
 * so all of them are present and the holidays' style shows one; the pictures of the others are never fetched.
 */
export function HolidayMessage({ frame, failure }: { frame: Frame; failure: string }) {
  return frame.holidays.near
    .filter(({ message }) => message.text)
    .map(({ key, message, icon, cover }) => (
      <div key={key} className={css.message} data-greeting={key}>
        {cover && (
          <Picture source={cover} sizes="(min-width: 640px) 396px, 80vw" ratio="2:1" failure={failure} />
        )}
        <p className={css.words}>
          {icon && (
            <span className={css.icon}>
              <Picture source={icon} sizes="48px" ratio="1:1" failure={failure} />
            </span>
          )}
          <LocalizedText words={message} />
        </p>
      </div>
    ));
}
