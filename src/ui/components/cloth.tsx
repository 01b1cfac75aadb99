import { classNames } from './class-names.ts';
import css from './cloth.module.css';
import { weaveCloth } from './cloth-stitches.ts';

type ClothProps = {
  /** How many stitches: the same value the number beside it prints. */
  count: number;
  /** What the cloth says to those who do not see it, with the number. */
  label: string;
  className?: string;
};

/**
 * One stitch for each child, 40 in a row, 16 on phones. Each stitch carries its two colours as two digits (wide,
 * tall), which keeps 160 of them near 300 bytes compressed. cloth.browser.ts weaves it in when it is first seen.
 */
export function Cloth({ count, label, className }: ClothProps) {
  return (
    <div className={classNames(css.cloth, className)} role="img" aria-label={label} data-cloth>
      {weaveCloth(count).map(({ wide, tall }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stitch is nothing but its place
        <i key={index} data-s={`${wide}${tall}`} />
      ))}
    </div>
  );
}
