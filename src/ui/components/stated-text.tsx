import { Fragment } from 'react';
import type { Words } from '#core/words.ts';
import css from './claim-number.module.css';

/** The id of the title at the end of each page with such numbers: it says what their links lead to. */
export const numbersTitleId = 'numbers-here';

type StatedTextProps = {
  words: Words;
  /** A paragraph of the text, and where it begins; all of it if omitted. */
  part?: { text: string; at: number };
};

/**
 * A text in which each number of the register leads to its claim, for places that are no link themselves. The link is
 * named by the number alone, so that a heading is read out as it is written; where it leads is its description.
 */
export function StatedText({ words, part = { text: words.text, at: 0 } }: StatedTextProps) {
  const { text, at } = part;
  // A text that was changed after its numbers were filled in is shown without links.
  const numbers = (words.numbers ?? []).filter(
    number =>
      number.at >= at && number.at < at + text.length && words.text.startsWith(number.shown, number.at),
  );
  let end = 0;
  return (
    <>
      {numbers.map(number => {
        const before = text.slice(end, number.at - at);
        end = number.at - at + number.shown.length;
        return (
          <Fragment key={number.at}>
            {before}
            <a className={css.number} href={number.href} aria-describedby={numbersTitleId}>
              {number.shown}
            </a>
          </Fragment>
        );
      })}
      {text.slice(end)}
    </>
  );
}
