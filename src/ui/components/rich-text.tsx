import type { ReactNode } from 'react';
import { type Locale, localePath } from '#core/locale.ts';
import type { Article, Run } from '#core/rich-text.ts';
import { ButtonLink } from './button.tsx';
import { Film } from './film.tsx';
import { Picture, type PictureSource } from './picture.tsx';
import css from './rich-text.module.css';
import { TextLink } from './text-link.tsx';
import { Title } from './title.tsx';

/** Amharic needs review by a native speaker (docs/how-to/translate.md). */
const richTextTexts = {
  en: { donate: 'Donate', imageError: 'Error loading image' },
  am: { donate: 'ይለግሱ', imageError: 'ምስሉን መጫን አልተቻለም' },
} as const satisfies Record<Locale, Record<string, string>>;

/** A text of a page, ready to show. */
export type PageArticle = Article<PictureSource>;
type Block = PageArticle['blocks'][number];

/** The target of donate buttons; `newTab` is set if it is another site. */
export type Give = { href: string; newTab?: string | undefined };

type RichTextProps = {
  article: PageArticle;
  locale: Locale;
  /** Needed where a text may have a button to give. */
  give?: Give;
};

/**
 * Headings, paragraphs, lists and quotes, with pictures and films between them. Texts are marked with their language if it
 * is not the page's; the alternative text of a picture may be in another one.
 */
export function RichText({ article: { blocks, lang }, locale, give }: RichTextProps) {
  if (blocks.length === 0) return null;
  return (
    <div className={css.text}>
      {keyed(blocks).map(([key, block]) => (
        <Part key={key} block={block} lang={lang} locale={locale} give={give} />
      ))}
    </div>
  );
}

/** The number at which a list starts, if that is not 1. */
const numberedFrom = ({ start }: { start?: number }) => (start === undefined ? {} : { start });

type PartProps = { block: Block; lang: Locale | undefined; locale: Locale; give: Give | undefined };

function Part({ block, lang, locale, give }: PartProps) {
  switch (block.kind) {
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List className={block.ordered ? css.numbered : css.dotted} lang={lang} {...numberedFrom(block)}>
          {keyed(block.items).map(([key, runs]) => (
            <li key={key}>{renderRuns(runs, locale)}</li>
          ))}
        </List>
      );
    }
    case 'quote':
      return (
        <blockquote className={css.quote} lang={lang}>
          {renderRuns(block.runs, locale)}
        </blockquote>
      );
    case 'paragraph':
      return <p lang={lang}>{renderRuns(block.runs, locale)}</p>;
    case 'heading':
      return (
        <Title as="h2" variant="story" lang={lang} className={css.heading}>
          {renderRuns(block.runs, locale)}
        </Title>
      );
    case 'small-heading':
      return (
        <Title as="h3" variant="tile" lang={lang}>
          {renderRuns(block.runs, locale)}
        </Title>
      );
    case 'figure':
      return (
        <dl className={css.figure} lang={lang}>
          <dt>{block.label}</dt>
          <dd className={css.number}>{block.number}</dd>
          {block.source && <dd className={css.source}>{block.source}</dd>}
        </dl>
      );
    case 'give':
      return give ? (
        <ButtonLink variant="go" {...give}>
          {block.label ? <span lang={lang}>{block.label}</span> : richTextTexts[locale].donate}
        </ButtonLink>
      ) : null;
    default:
      return <Shown block={block} lang={lang} locale={locale} />;
  }
}

type ShownProps = Pick<PartProps, 'lang' | 'locale'> & {
  block: Extract<Block, { kind: 'picture' | 'film' }>;
};

function Shown({ block, lang, locale }: ShownProps) {
  return (
    <figure className={css.shown}>
      {block.kind === 'picture' ? (
        <Picture
          source={block.picture}
          sizes="(min-width: 1024px) 640px, (min-width: 640px) 100vw, 82vw"
          failure={richTextTexts[locale].imageError}
        />
      ) : (
        <Film
          source={{ kind: 'own', src: block.src }}
          title={block.alt.text}
          alt={block.alt}
          still={block.still}
          drawing="about-highlands"
          locale={locale}
        />
      )}
      {block.caption && (
        <figcaption className={css.caption} lang={lang}>
          {block.caption}
        </figcaption>
      )}
    </figure>
  );
}

function renderRuns(runs: readonly Run[], locale: Locale): ReactNode {
  return keyed(runs).map(([key, { text, bold, italic, href }]) => {
    let words: ReactNode = keyed(text.split('\n')).map(([line, segment]) => [
      line !== '0' && <br key={line} />,
      segment,
    ]);
    if (italic) words = <em>{words}</em>;
    if (bold) words = <strong>{words}</strong>;
    return href ? (
      <TextLink key={key} href={localePath(locale, href)}>
        {words}
      </TextLink>
    ) : (
      <Plain key={key}>{words}</Plain>
    );
  });
}

const Plain = ({ children }: { children: ReactNode }) => children;

/** The parts of a rendered text never change places, so the index is a safe key. */
function keyed<Item>(items: readonly Item[]): [string, Item][] {
  return items.map((item, index) => [String(index), item]);
}
