import { classNames } from './class-names.ts';
import css from './cloth.module.css';
import { weaveCloth } from './cloth-stitches.ts';

type ClothProps = {
  /** The number of stitches: the same number that is printed beside it. */
  count: number;
  /** The alternative text, including the number. */
  label: string;
  className?: string;
};

/**
 * One stitch per child, 40 per row, 16 on phones. Each stitch encodes its two colours as two digits (wide, tall), which
 * keeps 160 of them near 300 bytes compressed. cloth.browser.ts animates it when it is first seen.
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
