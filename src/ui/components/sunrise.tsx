import { classNames } from './class-names.ts';
import { weaveSun } from './sun-geometry.ts';
import css from './sunrise.module.css';

const layers = weaveSun(33, 16);

/** The sun half risen behind a terraced hill: what stands where nothing stands yet. */
export function Sunrise({ className }: { className?: string }) {
  return (
    <svg className={classNames(css.sunrise, className)} viewBox="0 0 92 70" aria-hidden="true">
      <g transform="translate(46 38)">
        {layers.map(({ colour, path }) => (
          <path key={path} className={css[colour]} d={path} />
        ))}
      </g>
      <path className={css.hill} d="M0 46C20 46 26 38 46 38s26 8 46 6v26H0z" />
      <path className={css.terrace} d="M0 53C20 53 26 45 46 45s26 8 46 6M0 67C20 67 26 59 46 59s26 8 46 6" />
      <path className={css.stitched} d="M0 60C20 60 26 52 46 52s26 8 46 6" />
    </svg>
  );
}
