import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/components/button.tsx';
import { StateMessage } from '#ui/components/state-message.tsx';
import { Island } from '#ui/islands/island.tsx';
import { Section } from '#ui/layout/section.tsx';
import { MoreList } from './more-list.island.tsx';

type ListPagesProps = {
  /** The `data-list` of the list. */
  of: 'news' | 'events' | 'updates' | 'team';
  /** The address of the list, in the page's language. */
  href: string;
  /** The page of the list that is shown, from 1, and how many there are. */
  number: number;
  pages: number;
  /** The list could not be read. */
  failed?: boolean | undefined;
  texts: Record<'more' | 'loading' | 'error' | 'retry' | 'start', string>;
};

/** The link to the next page of a list, which is loaded in place, and on later pages the link back to the first. */
export function ListPages({ of, href, number, pages, failed, texts }: ListPagesProps) {
  const { more, loading, error, retry, start } = texts;
  return (
    <Island>
      <MoreList
        of={of}
        next={number < pages ? `${href}?page=${number + 1}` : null}
        start={number > 1 ? href : null}
        failed={failed ? href : null}
        texts={{ more, loading, error, retry, start }}
      />
    </Island>
  );
}

/** A list that comes in pages, in a section of its own. */
export function PagedList({ children, ...pages }: ListPagesProps & { children: ReactNode }) {
  return (
    <Section>
      {children}
      <ListPages {...pages} />
    </Section>
  );
}

type EmptyListProps = { words: string; href: string; label: string };

/** What an empty list shows: the sun rising, one line, and a link to continue. */
export function EmptyList({ words, href, label }: EmptyListProps) {
  return <StateMessage kind="empty" words={words} action={<ButtonLink href={href}>{label}</ButtonLink>} />;
}

type FailedListProps = { words: string; href: string; retry: string };

/** What a list without pages shows if it could not be read: the error, and a link to try again. */
export function FailedList({ words, href, retry }: FailedListProps) {
  return <StateMessage kind="error" words={words} action={<ButtonLink href={href}>{retry}</ButtonLink>} />;
}
