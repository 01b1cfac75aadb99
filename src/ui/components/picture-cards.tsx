import type { ReactNode } from 'react';
import type { Words } from '#core/words.ts';
import { Icon } from './icon.tsx';
import { LocalizedText } from './localized-text.tsx';
import { Picture, type PictureSource } from './picture.tsx';
import plainCss from './plain-card.module.css';
import { PlaceholderImage } from './scene.tsx';
import { Title } from './title.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import rowCss from './wide-rows.module.css';

type CardProps = {
  title: Words;
  words: Words;
  /** The target, in the page's language; all of the card is the link. */
  href: string;
  /** Without one a drawing is shown. */
  picture: PictureSource | null;
  /** The text shown if the picture fails to load. */
  failure: string;
  /** Its index in the list; selects the drawing. */
  place: number;
};

function CardPicture({ picture, failure, place, sizes, first }: PictureProps) {
  if (!picture) return <PlaceholderImage place={place} sizes={sizes} />;
  return <Picture source={picture} sizes={sizes} ratio="4:3" failure={failure} first={first ?? false} />;
}

type PictureProps = Pick<CardProps, 'picture' | 'failure' | 'place'> & { sizes: string; first?: boolean };

/** Full-width rows of picture and text, with alternating sides. */
export function WideRows({ children }: { children: ReactNode }) {
  return <ul className={rowCss.rows}>{children}</ul>;
}

type WideRowProps = CardProps & {
  /** The anchor of the row. */
  id?: string;
  /** The text of the link. */
  more: string;
  /** The first picture of the page. */
  first?: boolean;
};

export function WideRow({ id, title, words, href, more, ...picture }: WideRowProps) {
  return (
    <li className={rowCss.row} id={id}>
      <div className={rowCss.picture}>
        <CardPicture {...picture} sizes="(min-width: 1280px) 653px, (min-width: 768px) 56vw, 82vw" />
      </div>
      <div className={rowCss.words}>
        <Title variant="card-large" words={title} className={rowCss.title} />
        <LocalizedText as="p" words={words} className={rowCss.lede} />
        <a className={rowCss.more} href={href}>
          <span>
            {more}{' '}
            <VisuallyHidden>
              <LocalizedText words={title} />
            </VisuallyHidden>
          </span>
          <Icon name="arrow-right" size="small" className={rowCss.arrow} />
        </a>
      </div>
    </li>
  );
}

type PlainCardProps = CardProps & { sizes?: string };

const cardSizes = '(min-width: 1280px) 387px, (min-width: 768px) 50vw, (min-width: 640px) 100vw, 61vw';

/** A card with picture, title and a line. */
export function PlainCard({ title, words, href, sizes = cardSizes, ...picture }: PlainCardProps) {
  return (
    <li className={plainCss.card}>
      <div className={plainCss.picture}>
        <CardPicture {...picture} sizes={sizes} />
      </div>
      <Title as="h3" variant="story">
        <a className={plainCss.title} href={href} lang={title.lang}>
          {title.text}
        </a>
      </Title>
      <LocalizedText as="p" words={words} className={plainCss.words} />
    </li>
  );
}
