import { classNames } from './class-names.ts';
import css from './sun.module.css';
import { weaveSun } from './sun-geometry.ts';

const layers = weaveSun(32, 16);

/** The woven sun, the charity's mark. It fills its box. */
export function Sun({ className }: { className?: string }) {
  return (
    <svg className={classNames(css.sun, className)} viewBox="-32 -32 64 64" aria-hidden="true">
      {layers.map(({ colour, path }) => (
        <path key={path} className={css[colour]} d={path} />
      ))}
    </svg>
  );
}
