import { classNames } from './class-names.ts';
import css from './cloth.module.css';
import { ClothStrands, type StrandTexts } from './cloth-strands.tsx';
import { TextLink } from './text-link.tsx';

/** The colours of the cloth: coral, saffron, green, Abay blue, lilac. */
const colours = 5;

/** Stitches per row of the wide and the tall cloth. */
const wide = 40;
const tall = 16;

function colourAt(index: number, columns: number, count: number): number {
  const column = index % columns;
  const row = Math.floor(index / columns);
  const rows = Math.ceil(count / columns);
  const fromGroupMiddle = Math.abs((column % 10) - 4.5);
  const fromMiddleRow = Math.abs(row - (rows - 1) / 2);
  return Math.floor(fromGroupMiddle + fromMiddleRow) % colours;
}

/**
 * The colour (0 to 4) of each of `count` stitches, row by row: for the wide cloth of 40 columns and the tall one of 16
 * (design brief 8.3). An incomplete last row stays open at its end.
 */
export function weaveCloth(count: number): { wide: number; tall: number }[] {
  return Array.from({ length: count }, (_, index) => ({
    wide: colourAt(index, wide, count),
    tall: colourAt(index, tall, count),
  }));
}

type ClothProps = {
  /** The number of stitches: the same number that is printed beside it. */
  count: number;
  /** The alternative text, including the number. */
  label: string;
  /** Sews one stitch more at the end, drawn apart from the others, which alone are counted. */
  sewn?: boolean;
  /** What the place of the next stitch, an outline, leads to. */
  next?: { href: string; label: string; newTab: string | undefined };
  /** What a touch on a strand tells. */
  strands?: StrandTexts;
  className?: string;
};

/**
 * One stitch per child, 40 per row, 16 on phones. Each stitch encodes its two colours as two digits (wide, tall), which
 * keeps 160 of them near 300 bytes compressed. cloth.browser.ts animates it when it is first seen.
 */
export function Cloth({ count, label, sewn, next, strands, className }: ClothProps) {
  return (
    <div className={classNames(css.cloth, className)} data-cloth={sewn ? 'sewn' : ''}>
      <div className={css.stitches} role="img" aria-label={label}>
        {weaveCloth(count).map(({ wide, tall }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stitch is nothing but its place
          <i key={index} data-s={`${wide}${tall}`} />
        ))}
        {sewn && <i data-s="00" data-sewn />}
      </div>
      {strands && <ClothStrands count={count} texts={strands} />}
      {next && (
        <TextLink className={css.next} href={next.href} newTab={next.newTab} data-opens="donate">
          <span>{next.label}</span>
        </TextLink>
      )}
    </div>
  );
}
