'use client';
import { binTexts, moreUses } from '#cms/trash/bin.texts.ts';
import type { BinQuestion, Uses } from '#cms/trash/uses.ts';
import { useSay } from '#staff/language/use-say.ts';
import styles from './trash.module.css';

type UseListProps = Uses & { opensBeside?: boolean };

/** Each place that uses something, as a link to its form. */
export function UseList({ uses, hidden, opensBeside = false }: UseListProps) {
  const say = useSay();
  const beside = opensBeside ? { target: '_blank', rel: 'noreferrer' } : {};
  return (
    <ul className={styles.uses} aria-label={say(binTexts.usedIn)}>
      {uses.map(({ kind, title, href }) => (
        <li key={href}>
          {/* What there is only one of is called by its kind. */}
          {kind !== title && `${kind}: `}
          <a href={href} {...beside}>
            {title}
          </a>
        </li>
      ))}
      {hidden > 0 && <li>{say(moreUses(hidden))}</li>}
    </ul>
  );
}

/** In the dialog: what uses the thing, or why it must not be deleted. Links open beside, so that the question stays. */
export function UsedIn({ uses, hidden, refusal }: BinQuestion) {
  const say = useSay();
  const isUsed = uses.length + hidden > 0;
  return (
    <>
      {refusal && <p role="alert">{say(refusal)}</p>}
      {!refusal && <p>{isUsed ? `${say(binTexts.usedIn)}:` : say(binTexts.unused)}</p>}
      {isUsed && <UseList uses={uses} hidden={hidden} opensBeside />}
      {!refusal && isUsed && <p>{say(binTexts.withheld)}</p>}
      {!refusal && <p>{say(binTexts.intoBin)}</p>}
    </>
  );
}
