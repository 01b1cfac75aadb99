import { useId } from 'react';
import { classNames } from './class-names.ts';
import css from './cloth.module.css';
import { TextLink } from './text-link.tsx';

/** The colours of the cloth: coral, saffron, green, Abay blue, lilac. */
const colours = 5;

/** Stitches per row on wide windows and on phones. */
const stitchesPerRow = { wide: 40, tall: 16 } as const;

/** The colour (0 to 4) of each of `count` stitches, row by row, in a cloth of `columns`. */
export function weaveCloth(count: number, columns: number): number[] {
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, index) => {
    const fromGroupMiddle = Math.abs(((index % columns) % 10) - 4.5);
    const fromMiddleRow = Math.abs(Math.floor(index / columns) - (rows - 1) / 2);
    return Math.floor(fromGroupMiddle + fromMiddleRow) % colours;
  });
}

type ClothProps = {
  /** The number of stitches: the same number that is printed beside it. */
  count: number;
  /** The alternative text, including the number. */
  label: string;
  /** Adds one stitch at the end, drawn separately and not counted. */
  sewn?: boolean;
  /** The link on the outline of the next stitch. */
  next?: { href: string; label: string; newTab: string | undefined };
  /** The texts that a press on a strand shows. */
  strands?: StrandTexts;
  className?: string;
};

/**
 * One stitch per child: an image with 40 per row, and one with 16 for phones. The last row is a separate image beside
 * the next stitch.
 */
export function Cloth({ count, label, sewn, next, strands, className }: ClothProps) {
  return (
    <div className={classNames(css.cloth, className)} data-cloth={sewn ? 'sewn' : ''}>
      <div role="img" aria-label={label}>
        <Weave count={count} as="wide" rows="complete" />
        <Weave count={count} as="tall" rows="complete" />
      </div>
      <div className={css.last}>
        <Weave count={count} as="wide" rows="last" />
        <Weave count={count} as="tall" rows="last" />
        {sewn && <Weave count={1} as="sewn" rows="last" />}
        {next && (
          <TextLink className={css.next} href={next.href} newTab={next.newTab} data-opens="donate">
            <span>{next.label}</span>
          </TextLink>
        )}
      </div>
      {strands && <ClothStrands count={count} texts={strands} />}
    </div>
  );
}

type WeaveProps = { count: number; as: keyof typeof stitchesPerRow | 'sewn'; rows: 'complete' | 'last' };

/** Rows of stitches. Each image has its own pattern, because a pattern in a hidden image is not rendered in another. */
function Weave({ count, as, rows }: WeaveProps) {
  const id = useId();
  const columns = as === 'sewn' ? 1 : stitchesPerRow[as];
  const open = as === 'sewn' ? count : count % columns;
  // The added stitch is coral.
  const woven = as === 'sewn' ? [0] : weaveCloth(count, columns);
  const shown = rows === 'last' ? woven.slice(count - open) : woven.slice(0, count - open);
  if (shown.length === 0) return null;
  const [width, height] = rows === 'last' ? [open, 1] : [columns, shown.length / columns];
  const cell = { width: 1, height: 1, patternUnits: 'userSpaceOnUse' } as const;
  const area = `M0-.5h${width}v${height}H0z`;
  return (
    <svg
      className={css[as]}
      width={as === 'sewn' ? undefined : `${(100 * width) / columns}%`}
      viewBox={`0 -.5 ${width} ${height}`}
      aria-hidden="true"
      data-sewn={as === 'sewn' || undefined}
    >
      <pattern id={`${id}s`} y="-.5" {...cell}>
        <path className={css.white} d={diamond(14.6)} />
      </pattern>
      {/* The default area is that of the lines, which would cut off half of the first and the last row. */}
      <mask id={`${id}m`} maskUnits="userSpaceOnUse" x="0" y="-.5" width={width} height={height}>
        <path fill={`url(#${id}s)`} d={area} />
      </mask>
      <g mask={`url(#${id}m)`}>
        {drawThreads(shown, width).map((thread, colour) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: its place is its colour
          <path key={colour} className={css[`thread${colour as 0}`]} d={thread} />
        ))}
      </g>
      <pattern id={`${id}h`} y="-.5" {...cell}>
        <path className={css.heart} d={diamond(6)} />
        <path className={css.core} d={diamond(2.5)} />
      </pattern>
      <path fill={`url(#${id}h)`} d={area} />
    </svg>
  );
}

/** A diamond in a cell of 1, by its half-diagonal in 32nds. */
function diamond(half: number): string {
  const [near, far] = [16 - half, 16 + half].map(length => Number((length / 32).toFixed(3)));
  return `M.5 ${near} ${far} .5 .5 ${far} ${near} .5z`;
}

/**
 * For each colour the line along all its stitches, row by row. Within a row each step is relative, which compresses to
 * a third.
 */
function drawThreads(stitches: readonly number[], columns: number): string[] {
  return Array.from({ length: colours }, (_, colour) => {
    let [row, end] = [-1, 0];
    const steps = stitches.flatMap((own, index) => {
      if (own !== colour) return [];
      const [x, y] = [index % columns, Math.floor(index / columns)];
      const move = y === row ? `m${x - end} 0` : `M${x} ${y}`;
      [row, end] = [y, x + 1];
      return [`${move}h1`];
    });
    return steps.join('');
  });
}

/** Stitches in a strand: two rows of the wide cloth, five of the tall one, because one row is too low for a finger. */
const stitches = 80;

type StrandTexts = {
  /** The name of a strand, with {from} and {to}. */
  strand: string;
  /** Its meaning, with {n} of {all}. */
  strandWords: string;
};

/** The strands of a cloth of `count` stitches, as the numbers of their first and last stitch. */
export function listStrands(count: number): { from: number; to: number }[] {
  return Array.from({ length: Math.ceil(count / stitches) }, (_, index) => ({
    from: index * stitches + 1,
    to: Math.min((index + 1) * stitches, count),
  }));
}

type StrandsProps = { count: number; texts: StrandTexts };

/** Lies over the stitches: pressing a strand shows its meaning, without script. */
function ClothStrands({ count, texts }: StrandsProps) {
  return (
    <div className={css.strands}>
      {listStrands(count).map(({ from, to }) => (
        <details key={from} name="strand" className={css.strand}>
          <summary className={css.touch} aria-label={filled(texts.strand, { from, to })} />
          <p className={css.words}>{filled(texts.strandWords, { n: to - from + 1, all: count })}</p>
        </details>
      ))}
    </div>
  );
}

function filled(text: string, numbers: Record<string, number>): string {
  return text.replaceAll(/\{(\w+)\}/g, (all, name: string) => String(numbers[name] ?? all));
}
