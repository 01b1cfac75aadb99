import type { Locale } from '#core/locale.ts';
import type { Words } from '#core/words.ts';
import { Button } from '#ui/components/button.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { actPath } from '../account-paths.ts';
import css from './panel.module.css';
import { Panel } from './panel.tsx';
import { supporterTexts } from './supporter.texts.ts';

/** An event as shown here: its title, and its page in the reader's language. */
export type NamedEvent = { readonly key: string; readonly title: Words; readonly href: string };

type EventsPanelProps = {
  locale: Locale;
  loved: readonly NamedEvent[];
  viewed: readonly NamedEvent[];
  to: (path: string) => string;
};

/**
 * The events stored in the account, and an offer to import those of this browser. import-events.browser.ts fills in and
 * shows the offer, because only the browser knows them.
 */
export function EventsPanel({ locale, loved, viewed, to }: EventsPanelProps) {
  const texts = supporterTexts[locale].events;
  const known = [...loved, ...viewed].map(({ key }) => key);
  return (
    <Panel id="events" title={texts.title}>
      {known.length === 0 && <p>{texts.none}</p>}
      <Named title={texts.loved} events={loved} />
      <Named title={texts.viewed} events={viewed} />
      <noscript>
        <p className={css.small}>{texts.withoutScript}</p>
      </noscript>
      <form
        method="post"
        action={to(actPath('keep-events'))}
        className={css.bring}
        hidden
        data-bring-events={JSON.stringify(known)}
      >
        <input type="hidden" name="loved" />
        <input type="hidden" name="viewed" />
        <p data-bring-words={texts.importEvents}>{texts.importEvents}</p>
        <Button type="submit">{texts.keep}</Button>
      </form>
      {known.length > 0 && (
        <form method="post" action={to(actPath('forget-events'))}>
          <Button type="submit" size="small">
            {texts.forget}
          </Button>
        </form>
      )}
    </Panel>
  );
}

function Named({ title, events }: { title: string; events: readonly NamedEvent[] }) {
  if (events.length === 0) return null;
  return (
    <div>
      <h3 className={css.name}>{title}</h3>
      <ul className={css.list}>
        {events.map(({ key, title: words, href }) => (
          <li key={key} className={css.line}>
            <TextLink href={href} lang={words.lang}>
              {words.text}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
