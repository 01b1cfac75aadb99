import { classNames } from './class-names.ts';
import css from './icon.module.css';

type IconProps = { name: IconName; size?: 'small' | 'normal' | 'large'; className?: string };

/** An icon beside text. Hidden from assistive technology, because the text or a label says the same. */
export function Icon({ name, size = 'normal', className }: IconProps) {
  return (
    <svg className={classNames(css.icon, css[size], className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconShapes[name]} />
    </svg>
  );
}

/** Every icon is one path on a 24 px grid, drawn with a 2 px line and square ends. */
const iconShapes = {
  'arrow-right': 'M4 12h15M13 6l6 6-6 6',
  'arrow-left': 'M20 12H5M11 6l-6 6 6 6',
  'arrow-up': 'M12 20V5M6 11l6-6 6 6',
  'arrow-down': 'M12 4v15M6 13l6 6 6-6',
  'arrow-up-right': 'M7 17 17 7M8 7h9v9',
  'chevron-down': 'M5 9l7 7 7-7',
  calendar: 'M4 6h16v14H4zM4 11h16M8 3v4M16 3v4',
  check: 'M4 12.5 9.5 18 20 7',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.5v5l3.5 2',
  close: 'M6 6l12 12M18 6 6 18',
  eye: 'M2 12c2.4-4.4 5.8-6.6 10-6.6s7.6 2.2 10 6.6c-2.4 4.4-5.8 6.6-10 6.6S4.4 16.4 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  facebook:
    'M10 21v-8H7V9.5h3V7.4C10 4.6 11.6 3 14.2 3H17v3.4h-1.8c-1.1 0-1.7.6-1.7 1.6v1.5H17l-.6 3.5h-2.9v8z',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c-5 5.5-5 12.5 0 18M12 3c5 5.5 5 12.5 0 18',
  heart: 'M12 20.5 4.2 12.6a5 5 0 0 1 7.1-7.1l.7.7.7-.7a5 5 0 0 1 7.1 7.1z',
  instagram: 'M4 4h16v16H4zM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM16.5 7h.5v.5h-.5z',
  mail: 'M3 5h18v14H3zM3 7l9 6.5L21 7',
  menu: 'M4 6h16M4 12h16M4 18h10',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  pause: 'M8 5v14M16 5v14',
  phone:
    'M5 3h4.5l1.5 5-2.5 2a13 13 0 0 0 5.5 5.5l2-2.5 5 1.5V19a2 2 0 0 1-2 2C11 21 3 13 3 5a2 2 0 0 1 2-2z',
  pin: 'M12 21.5s7-6.5 7-12a7 7 0 0 0-14 0c0 5.5 7 12 7 12zM12 7.2a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6z',
  play: 'M7 4.5v15L19 12z',
  plus: 'M12 4v16M4 12h16',
  reload: 'M19.5 13a7.5 7.5 0 1 1-2.2-6.3L20 9.3M20 4v5.3h-5.3',
  rss: 'M5 4.5A14.5 14.5 0 0 1 19.5 19M5 11a8 8 0 0 1 8 8M5 18h1v1H5z',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 21 21',
  share: 'M8 10H5v11h14V10h-3M12 15V3.5M7.5 8 12 3.5 16.5 8',
  shirt: 'M8 3.5 2.5 7 5 11.5l2-1V20.5h10V10.5l2 1L21.5 7 16 3.5c-.8 1.8-2.2 2.7-4 2.7s-3.2-.9-4-2.7z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4',
  system: 'M3 4h18v12H3zM8 20h8M12 16v4',
  ticket: 'M3 6.5h18v3.2a2.3 2.3 0 0 0 0 4.6v3.2H3v-3.2a2.3 2.3 0 0 0 0-4.6zM14 10v4',
  user: 'M12 3.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 21c0-4.4 3-7 7.5-7s7.5 2.6 7.5 7',
  warning: 'M12 3.5 22 20.5H2zM12 10v4.5M12 17v.5',
  youtube: 'M3 5.5h18v13H3zM10 9v6l5-3z',
} as const;

export type IconName = keyof typeof iconShapes;
