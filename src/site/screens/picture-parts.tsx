import type { CaptionedPicture } from '#cms/page-blocks/read-blocks.ts';
import type { Locale } from '#core/locale.ts';
import { pagePartsTexts } from '#site/readers/page-parts.texts.ts';
import { FactList } from '#ui/components/fact-list.tsx';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { Picture } from '#ui/components/picture.tsx';
import { PlaceholderImage } from '#ui/components/placeholder-image.tsx';
import { PlainCard } from '#ui/components/plain-card.tsx';
import { CardGrid } from '#ui/layout/card-grid.tsx';
import css from './page-parts.module.css';
import { type PartProps, PartSection } from './part-section.tsx';

const wholeWidth = '(min-width: 1280px) 1200px, 100vw';
const cardWidth = '(min-width: 1280px) 387px, (min-width: 768px) 50vw, (min-width: 640px) 100vw, 82vw';

/** One picture as wide as the page, or several beside each other, with the words below them. */
export function PicturesPart({ part: { heading, pictures }, id, frame, follows }: PartProps<'pictures'>) {
  const { locale } = frame.renderContext;
  const [only, ...others] = pictures;
  return (
    <PartSection id={id} heading={heading} follows={follows}>
      {only && others.length === 0 ? (
        <Shown shown={only} locale={locale} />
      ) : (
        <CardGrid>
          {pictures.map(shown => (
            <li key={shown.picture.src} className={css.picture}>
              <Shown shown={shown} locale={locale} ratio="4:3" />
            </li>
          ))}
        </CardGrid>
      )}
    </PartSection>
  );
}

type ShownProps = { shown: CaptionedPicture; locale: Locale; ratio?: '4:3' };

function Shown({ shown: { picture, caption }, locale, ratio }: ShownProps) {
  return (
    <figure className={css.shown}>
      <Picture
        source={picture}
        sizes={ratio ? cardWidth : wholeWidth}
        ratio={ratio ?? 'natural'}
        failure={pagePartsTexts[locale].imageError}
      />
      {caption.text && <LocalizedText as="figcaption" words={caption} className={css.caption} />}
    </figure>
  );
}

/** Cards that lead to other pages of the site. */
export function CardsPart({ part: { heading, cards }, id, frame, follows }: PartProps<'cards'>) {
  const { imageError } = pagePartsTexts[frame.renderContext.locale];
  return (
    <PartSection id={id} heading={heading} follows={follows}>
      <CardGrid>
        {cards.map(({ title, words, path, picture }, place) => (
          <PlainCard
            key={`${path} ${title.text}`}
            title={title}
            words={words}
            href={frame.to(path)}
            picture={
              picture ? (
                <Picture source={picture} sizes={cardWidth} ratio="4:3" failure={imageError} />
              ) : (
                <PlaceholderImage place={place} sizes={cardWidth} />
              )
            }
          />
        ))}
      </CardGrid>
    </PartSection>
  );
}

/** Numbers of the site settings and of what is published. */
export function FiguresPart({ part: { heading, facts }, id }: PartProps<'figures'>) {
  return (
    <PartSection id={id} heading={heading} ground="lilac">
      <FactList facts={facts} />
    </PartSection>
  );
}
