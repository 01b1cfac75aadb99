import { useId } from 'react';
import { classNames } from './class-names.ts';
import css from './tilet.module.css';

type TiletProps = {
  /** panel 14 px, dialog 18, header 28, hero 40; ticket 34 and tag 16 are vertical. */
  size: 'panel' | 'dialog' | 'header' | 'hero' | 'ticket' | 'tag';
  className?: string;
};

/** One repeat is 56 by 40 units: the module m is 28, the height 40. */
const height = 40;
const repeat = 56;
const scales = { panel: 14, dialog: 18, header: 28, hero: 40, ticket: 34, tag: 16 } as const;

const name = 'tilet';

const area = { width: repeat, height, patternUnits: 'userSpaceOnUse' } as const;

/**
 * The woven border at an edge, repeated without stretching. Its pattern is drawn once in a page (page-top.tsx), except for
 * the tag, which has a background of its own.
 */
export function Tilet({ size, className }: TiletProps) {
  const id = `${name}${useId()}`;
  const upright = size === 'ticket' || size === 'tag';
  const scale = scales[size] / height;
  const transform = upright ? `rotate(90) scale(${scale}) translate(0 ${-height})` : `scale(${scale})`;
  return (
    <svg className={classNames(css.tilet, css[size], className)} aria-hidden="true">
      {size === 'tag' ? (
        <pattern id={id} {...area} patternTransform={transform}>
          <Woven />
        </pattern>
      ) : (
        <pattern id={id} href={`#${name}`} patternTransform={transform} />
      )}
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}

export function TiletShape() {
  return (
    <pattern id={name} {...area}>
      <Woven />
    </pattern>
  );
}

/** One repeat of the pattern. Holidays change its colours and shapes by the tilet tokens. */
function Woven() {
  return (
    <>
      <path className={css.c} d="m42 8 13.72 12L42 32 28.28 20z" />
      <path className={classNames(css.ground, css.inner)} d="m42 13.04 7.96 6.96L42 26.96 34.04 20z" />
      <path className={css.a} d="m14 8 13.72 12L14 32 .28 20zM42 17l3.43 3L42 23l-3.43-3z" />
      <path className={css.b} d="M0 4h56v1.4H0zm0 30.6h56V36H0zm14-21.56 7.96 6.96L14 26.96 6.04 20z" />
      <path
        className={css.d}
        d="M0 0h56v2.8H0zm0 37.2h56V40H0zM14 17l3.43 3L14 23l-3.43-3zm9.24-10.6h9.52L28 11.6zm0 27.2h9.52L28 28.4zM-4.76 6.4h9.52L0 11.6zm0 27.2h9.52L0 28.4zm56-27.2h9.52L56 11.6zm0 27.2h9.52L56 28.4z"
      />
    </>
  );
}
