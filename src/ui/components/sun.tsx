import { classNames } from './class-names.ts';
import css from './sun.module.css';
import { weaveSun } from './sun-geometry.ts';

const layers = weaveSun(32, 16);
const name = 'sun';

/** The woven sun, the charity's mark. It fills its box; its shape is drawn once in a page (shapes.tsx). */
export function Sun({ className }: { className?: string }) {
  return (
    <svg className={classNames(css.sun, className)} viewBox="0 0 64 64" aria-hidden="true">
      <use href={`#${name}`} />
    </svg>
  );
}

export function SunShape() {
  return (
    <symbol id={name} viewBox="-32 -32 64 64">
      {layers.map(({ colour, path }) => (
        <path key={path} className={css[colour]} d={path} />
      ))}
    </symbol>
  );
}
