import { SectionHead } from '#ui/layout/section-head.tsx';
import type { StoryCard as Card } from './home.queries.ts';
import type { HomeTexts } from './home.texts.ts';
import { StoryCard } from './story-card.tsx';
import css from './story-cards.module.css';

/** Walk with us: the nine cards in the pattern of design brief 5. */
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
