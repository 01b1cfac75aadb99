import { classNames } from '#ui/components/class-names.ts';
import css from './parcel.module.css';

const bottles = [0, 1, 2, 3, 4, 5];
const colours = [css.coral, css.green, css.saffron, css.abay];
const diamonds = Array.from({ length: 14 }, (_, index) => 30 + index * 20);

/** A parcel that fills with bottles as the chosen amount grows (parcel.module.css). It stands for no number. */
export function Parcel() {
  return (
    <svg viewBox="0 0 320 260" className={css.parcel} aria-hidden="true" focusable="false">
      <ellipse cx="160" cy="244" rx="140" ry="12" className={css.shade} />
      <g>
        {bottles.map(index => (
          <Bottle key={index} x={46 + index * 39} colour={[css.coral, css.green, css.abay][index % 3]} />
        ))}
      </g>
      <path d="M20 120h280v112a8 8 0 0 1-8 8H28a8 8 0 0 1-8-8z" className={css.saffron} />
      <path d="M204 120h96v112a8 8 0 0 1-8 8h-88z" className={css.shade} />
      <path d="M20 120h280v14H20z" className={css.shade} />
      <path d="M20 172h280v28H20z" className={css.white} />
      {diamonds.map((x, index) => (
        <path key={x} d={`M${x} 174l8 12-8 12-8-12z`} className={colours[index % colours.length]} />
      ))}
      <path d="M146 120h28v26l-14-8-14 8z" className={css.coral} />
    </svg>
  );
}

function Bottle({ x, colour }: { x: number; colour: string | undefined }) {
  return (
    <g className={css.bottle}>
      <rect x={x + 8} y="40" width="16" height="14" rx="3" className={css.cap} />
      <rect x={x} y="52" width="32" height="92" rx="8" className={classNames(css.white, css.outline)} />
      <rect x={x + 1} y="74" width="30" height="34" className={colour} />
      <path d={`M${x + 13} 82h6v6h6v6h-6v6h-6v-6h-6v-6h6z`} className={css.white} />
    </g>
  );
}
