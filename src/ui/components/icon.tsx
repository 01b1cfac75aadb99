import { classNames } from './class-names.ts';
import css from './icon.module.css';
import { type IconName, iconShapes } from './icon-shapes.ts';

type IconProps = { name: IconName; size?: 'small' | 'normal' | 'large'; className?: string };

/** An icon beside text. Hidden from assistive technology, because the text or a label says the same. */
export function Icon({ name, size = 'normal', className }: IconProps) {
  return (
    <svg className={classNames(css.icon, css[size], className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconShapes[name]} />
    </svg>
  );
}
