import { formatDate, formatEthiopian } from '#core/dates.ts';
import type { Locale } from '#core/locale.ts';
import { Button } from '#ui/components/button.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import { actPath } from '../account-paths.ts';
import css from './panel.module.css';
import { Panel } from './panel.tsx';
import type { OpenSession } from './sessions.ts';
import { supporterTexts } from './supporter.texts.ts';

type SessionsPanelProps = {
  locale: Locale;
  sessions: readonly OpenSession[];
  /** The session of this browser. */
  here: string;
  to: (path: string) => string;
};

/** The open sessions, with sign-out for each and for all. */
export function SessionsPanel({ locale, sessions, here, to }: SessionsPanelProps) {
  const texts = supporterTexts[locale].sessions;
  const place = { timeZone: 'Africa/Addis_Ababa' };
  const day = (instant: Date) =>
    locale === 'am' ? formatEthiopian(instant, place) : formatDate(instant, place);
  return (
    <Panel id="sessions" title={texts.title}>
      <ul className={css.list}>
        {sessions.map(({ id, device, since, lastSeen }) => (
          <li key={id} className={css.line}>
            <span className={css.name}>
              {device || texts.unknown}
              {id === here && ` (${texts.this})`}
              <span className={css.small}>
                {texts.since.replace('{day}', day(since)).replace('{seen}', day(lastSeen))}
              </span>
            </span>
            <form method="post" action={to(actPath('end-session'))}>
              <input type="hidden" name="session" value={id} />
              <Button type="submit" size="small">
                {texts.end}
                <VisuallyHidden>: {device || texts.unknown}</VisuallyHidden>
              </Button>
            </form>
          </li>
        ))}
      </ul>
      <form method="post" action={to(actPath('end-sessions'))}>
        <Button type="submit">{texts.everywhere}</Button>
      </form>
    </Panel>
  );
}
