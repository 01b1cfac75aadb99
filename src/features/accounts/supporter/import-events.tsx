import type { Locale } from '#core/locale.ts';
import { Button } from '#ui/components/button.tsx';
import { supporterTexts } from './supporter.texts.ts';
import css from './supporter-panels.module.css';

type ImportEventsProps = {
  locale: Locale;
  action: string;
  /** The keys of the events that the account has. */
  known: readonly string[];
};

/** Offers to store this browser's events in the account; import-events.browser.ts shows it where there are any. */
export function ImportEvents({ locale, action, known }: ImportEventsProps) {
  const texts = supporterTexts[locale].events;
  return (
    <form
      method="post"
      action={action}
      className={css.bring}
      hidden
      data-import-events={JSON.stringify(known)}
      data-words={texts.importEvents}
    >
      <input type="hidden" name="loved" />
      <input type="hidden" name="viewed" />
      <p />
      <Button type="submit">{texts.keep}</Button>
    </form>
  );
}
