import type { ReactNode } from 'react';
import { type Locale, localePath } from '#core/locale.ts';
import type { Words } from '#core/words.ts';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { Title } from '#ui/components/title.tsx';
import css from './ticket-row.module.css';

type TicketWordsProps = {
  heading: Words;
  /** The page of the event. */
  href: string | null;
  locale: Locale;
  /** Day and badge, passed in because they belong to events. */
  when: ReactNode;
  badge?: ReactNode;
  /** A note about getting its ticket. */
  note?: ReactNode;
};

type TicketRowProps = TicketWordsProps & {
  /** The controls. */
  children: ReactNode;
  /** Attributes for scripts. */
  marks?: Record<`data-${string}`, string>;
};

/** An event on sale: its data on the left, the controls on the right. */
export function TicketRow({ children, marks, ...words }: TicketRowProps) {
  return (
    <li className={css.row} {...marks}>
      <div className={css.what}>
        <TicketWords {...words} />
      </div>
      <div className={css.actions}>{children}</div>
    </li>
  );
}

/** What a row says of its event. */
export function TicketWords({ heading, href, locale, when, badge, note }: TicketWordsProps) {
  return (
    <>
      {badge}
      <Title as="h3" variant="story" className={css.heading}>
        {href ? (
          <a href={localePath(locale, href)}>
            <LocalizedText words={heading} />
          </a>
        ) : (
          <LocalizedText words={heading} />
        )}
      </Title>
      <p className={css.when}>{when}</p>
      {note && <p className={css.note}>{note}</p>}
    </>
  );
}
