import type { ReactNode } from 'react';
import { type Locale, localePath } from '#core/locale.ts';
import { type PerLocale, pickLocalized } from '#core/words.ts';
import { TextLink } from '#ui/components/text-link.tsx';
import { Title } from '#ui/components/title.tsx';
import type { Run, TextBlock } from './rich-text.rules.ts';
import css from './written-words.module.css';

type WrittenWordsProps = { blocks: PerLocale<TextBlock[]>; locale: Locale };

/** Rich text from the editor on a page: in the page's language, otherwise English marked as such. */
export function WrittenWords({ blocks, locale }: WrittenWordsProps) {
  const picked = pickLocalized(blocks, locale, found => found.length === 0);
  if (!picked) return null;
  return (
    <div className={css.words} lang={picked.lang}>
      {keyed(picked.value).map(([key, block]) => (
        <Block key={key} block={block} locale={locale} />
      ))}
    </div>
  );
}

function Block({ block, locale }: { block: TextBlock; locale: Locale }) {
  if (block.kind === 'list') {
    const List = block.ordered ? 'ol' : 'ul';
    return (
      <List className={block.ordered ? css.numbered : css.dotted}>
        {keyed(block.items).map(([key, runs]) => (
          <li key={key}>{runsOf(runs, locale)}</li>
        ))}
      </List>
    );
  }
  const words = runsOf(block.runs, locale);
  if (block.kind === 'quote') return <blockquote className={css.quote}>{words}</blockquote>;
  if (block.kind === 'paragraph') return <p>{words}</p>;
  return (
    <Title as={block.kind === 'heading' ? 'h2' : 'h3'} variant={block.kind === 'heading' ? 'story' : 'tile'}>
      {words}
    </Title>
  );
}

function runsOf(runs: readonly Run[], locale: Locale): ReactNode {
  return keyed(runs).map(([key, run]) => <Words key={key} run={run} locale={locale} />);
}

function Words({ run: { text, bold, italic, href }, locale }: { run: Run; locale: Locale }) {
  let words: ReactNode = text.includes('\n')
    ? keyed(text.split('\n')).map(([key, line]) => (
        <span key={key}>
          {key !== '0' && <br />}
          {line}
        </span>
      ))
    : text;
  if (italic) words = <em>{words}</em>;
  if (bold) words = <strong>{words}</strong>;
  return href ? <TextLink href={localePath(locale, href)}>{words}</TextLink> : words;
}

/** Frozen text never changes order, so the index is a safe key. */
function keyed<Item>(items: readonly Item[]): [string, Item][] {
  return items.map((item, index) => [String(index), item]);
}
