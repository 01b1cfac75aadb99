import type { ReactNode } from 'react';
import { MoreList } from '#ui/components/more-list.island.tsx';
import { Island } from '#ui/islands/island.tsx';
import { Section } from '#ui/layout/section.tsx';

type GrowingListProps = {
  /** The `data-list` of the grid inside. */
  of: 'news' | 'events' | 'updates';
  /** Where the list lives, in the page's language. */
  href: string;
  /** Which page of the list this is, from 1, and how many there are. */
  number: number;
  pages: number;
  /** It could not be read. */
  failed?: boolean | undefined;
  texts: Record<'more' | 'loading' | 'error' | 'retry' | 'start', string>;
  children: ReactNode;
};

/** A list that comes in pages: the cards, the way to the next ones, and on later pages the way back to the beginning. */
export function GrowingList({ of, href, number, pages, failed, texts, children }: GrowingListProps) {
  const { more, loading, error, retry, start } = texts;
  return (
    <Section>
      {children}
      <Island
        name="MoreList"
        of={MoreList}
        props={{
          of,
          next: number < pages ? `${href}?page=${number + 1}` : null,
          start: number > 1 ? href : null,
          failed: failed ? href : null,
          texts: { more, loading, error, retry, start },
        }}
      />
    </Section>
  );
}
