import type { ReactNode } from 'react';
import { type Locale, localePath } from '#core/locale.ts';
import type { Words } from '#core/words.ts';
import { classNames } from '#ui/components/class-names.ts';
import { Drawing } from '#ui/components/drawing.tsx';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import mark from '#ui/components/onward.module.css';
import { Picture } from '#ui/components/picture.tsx';
import { Title } from '#ui/components/title.tsx';
import { SectionHead } from '#ui/layout/section.tsx';
import type { StoryCard as Card } from './home.queries.ts';
import type { HomeTexts } from './home.texts.ts';
import css from './story-cards.module.css';

/** Walk with us: the nine cards in their pattern. */
export function StoryCards({ cards, texts }: { cards: readonly Card[]; texts: HomeTexts }) {
  return (
    <div className={css.walk}>
      <SectionHead title={{ text: texts.walkWithUs }} beside={cards.length > 0 && <p>{texts.nineWays}</p>} />
      <ul className={css.cards}>
        {cards.map(card => (
          <li key={card.name} className={css.place}>
            <StoryCard card={card} texts={texts} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Two drawings cover the whole card, with the motif beside the text. */
const drawnForTheCard: Record<string, 'impact-wide' | undefined> = { impact: 'impact-wide' };
const large = ['impact', 'programs-medicine', 'about-wide'];

/** The heading with the part staff chose to stress. */
function Stressed({ heading, stress }: { heading: Words; stress: string }) {
  const [before, ...after] = stress ? heading.text.split(stress) : [heading.text];
  if (after.length === 0) return before;
  return (
    <>
      {before}
      <em className={css.stress}>{stress}</em>
      {after.join(stress)}
    </>
  );
}

/** A card of the home page; the whole card is one link, named by its heading and label. */
function StoryCard({ card, texts }: { card: Card; texts: HomeTexts }) {
  const drawing = card.picture ? undefined : card.drawing;
  return (
    <a className={css.card} href={card.href} data-ground={card.ground} data-drawing={drawing} data-on-art="">
      <div className={css.words}>
        <Title
          as="h3"
          variant={large.includes(drawing ?? '') ? 'card-large' : 'card'}
          words={{ ...card.heading, text: '' }}
        >
          <Stressed heading={card.heading} stress={card.stress} />
        </Title>
        {card.nameChanged && <span className={css.note}>({texts.nameChanged})</span>}
        {card.claim.text && <LocalizedText words={card.claim} className={css.note} />}
        <LocalizedText words={card.linkLabel} className={classNames(css.label, mark.onward)} />
      </div>
      <CardArt card={card} failure={texts.imageFailed} />
    </a>
  );
}

/** The photograph staff chose, otherwise the card's drawing. */
function CardArt({ card: { picture, drawing }, failure }: { card: Card; failure: string }) {
  if (picture) {
    return (
      <PhotoCut className={css.photo}>
        <Picture
          source={picture}
          sizes="(min-width: 768px) 58vw, 100vw"
          ratio="fill"
          failure={failure}
          square
        />
      </PhotoCut>
    );
  }
  return (
    <span className={css.art}>
      {drawing && (
        <Drawing
          name={drawnForTheCard[drawing] ?? drawing}
          fit={drawing === 'impact' ? 'bottom-right' : 'bottom'}
          sizes="100vw"
        />
      )}
    </span>
  );
}

/** Cuts a photograph's top edge along a small horizon. For photographs wider than 320 px, always the same cut. */
function PhotoCut({ className, children }: { className?: string; children: ReactNode }) {
  return <span className={classNames(css.cut, className)}>{children}</span>;
}

/** Four quick links in one row under the cards. */
export function QuickTiles({ locale, texts }: { locale: Locale; texts: HomeTexts }) {
  const tiles = [
    { path: '/team', label: texts.teamMembers },
    { path: '/events', label: texts.ourEvents },
    { path: '/about', label: texts.aboutUs },
    { path: '/projects', label: texts.ourProjects },
  ];
  return (
    <nav className={css.tiles} aria-label={texts.quickTiles}>
      {tiles.map(({ path, label }) => (
        <a key={path} className={classNames(css.tile, mark.onward)} href={localePath(locale, path)}>
          <Title as="span" variant="tile">
            {label}
          </Title>
        </a>
      ))}
    </nav>
  );
}
