import type { Locale } from '#core/locale.ts';
import type { Words } from '#core/words.ts';
import { Button } from '#ui/components/button.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { Island } from '#ui/islands/island.tsx';
import { actPath } from '../account-paths.ts';
import { ImportEvents } from './import-events.island.tsx';
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

/** The events stored in the account, and an offer to import those of this browser, which only the browser knows. */
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
      <Island
        name="ImportEvents"
        of={ImportEvents}
        when="load"
        props={{ locale, action: to(actPath('keep-events')), known }}
      />
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
