import css from './cloth-strands.module.css';

/** Two rows of the wide cloth, five of the tall one: a single row would be too low for a finger. */
const stitches = 80;

export type StrandTexts = {
  /** The name of a strand, with {from} and {to}. */
  strand: string;
  /** What it stands for, with {n} of {all}. */
  strandWords: string;
};

/** The strands of a cloth of `count` stitches, as the numbers of their first and last stitch. */
export function strandsOf(count: number): { from: number; to: number }[] {
  return Array.from({ length: Math.ceil(count / stitches) }, (_, index) => ({
    from: index * stitches + 1,
    to: Math.min((index + 1) * stitches, count),
  }));
}

type StrandsProps = { count: number; texts: StrandTexts };

/** Lies over the stitches: a touch or a key on a strand tells what it stands for, without script. */
export function ClothStrands({ count, texts }: StrandsProps) {
  return (
    <div className={css.strands}>
      {strandsOf(count).map(({ from, to }) => (
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
