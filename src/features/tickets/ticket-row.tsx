import type { ReactNode } from 'react';
import { type Locale, localePath } from '#core/locale.ts';
import type { Words } from '#core/words.ts';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { Title } from '#ui/components/title.tsx';
import css from './ticket-row.module.css';

type TicketRowProps = {
  heading: Words;
  /** The page of the event. */
  href: string | null;
  locale: Locale;
  /** Its day and its badge, which belong to events. */
  when: ReactNode;
  badge?: ReactNode;
  /** What there is to know about getting its ticket. */
  note?: ReactNode;
  /** What can be done with it. */
  children: ReactNode;
  /** Attributes that scripts find it by. */
  marks?: Record<`data-${string}`, string>;
  hidden?: boolean;
};

/** One event whose tickets are on sale: what and when at the left, what to do at the right. */
export function TicketRow({
  heading,
  href,
  locale,
  when,
  badge,
  note,
  children,
  marks,
  hidden,
}: TicketRowProps) {
  return (
    <li className={css.row} hidden={hidden} {...marks}>
      <div className={css.what}>
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
      </div>
      <div className={css.actions}>{children}</div>
    </li>
  );
}
