import css from './skeleton.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Outlines of cards that are loading, shown after a short delay. */
export function Skeleton({ cards, words }: { cards: number; words: string }) {
  return (
    <div className={css.skeleton} role="status">
      <VisuallyHidden>{words}</VisuallyHidden>
      {Array.from({ length: cards }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all alike
        <div key={index} className={css.card} aria-hidden="true">
          <div className={css.picture} />
          <div className={css.title} />
          <div className={css.meta} />
        </div>
      ))}
    </div>
  );
}
