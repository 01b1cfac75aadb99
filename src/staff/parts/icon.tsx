import styles from './icon.module.css';

/** An icon beside words; hidden from screen readers, because the words say the same. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
}

/** Each is one path on a grid of 24 units, drawn as a line. */
const shapes = {
  'arrow-down': 'M12 4v15M6 13l6 6 6-6',
  'arrow-right': 'M4 12h15M13 6l6 6-6 6',
  'arrow-up': 'M12 20V5M6 11l6-6 6 6',
  bank: 'M3 9.5 12 4l9 5.5zM5 10v8M10 10v8M14 10v8M19 10v8M3 20h18',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l2 1.5H4zM10 21h4M12 5V3',
  book: 'M4 5.5c3-1 6-.7 8 1 2-1.7 5-2 8-1V19c-3-1-6-.7-8 1-2-1.7-5-2-8-1zM12 6.5V20',
  calendar: 'M4 6h16v14H4zM4 11h16M8 3v4M16 3v4',
  chart: 'M4 20h16M7 17v-5M12 17V6M17 17V9',
  check: 'M4 12.5 9.5 18 20 7',
  chevron: 'M9 5l7 7-7 7',
  close: 'M6 6l12 12M18 6 6 18',
  event: 'M3 6.5h18v3.2a2.3 2.3 0 0 0 0 4.6v3.2H3v-3.2a2.3 2.3 0 0 0 0-4.6zM14 10v4',
  external: 'M13 4h7v7M20 4l-9 9M17 14v6H4V7h6',
  filter: 'M4 6h16M7 12h10M10 18h4',
  gear: 'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M5.6 18.4l2.2-2.2M16.2 7.8l2.2-2.2',
  hand: 'M12 20.5 4.2 12.6a5 5 0 0 1 7.1-7.1l.7.7.7-.7a5 5 0 0 1 7.1 7.1z',
  home: 'M4 11.5 12 4.5l8 7V20h-5.5v-5h-5v5H4z',
  letter: 'M3 5h18v14H3zM3 7l9 6.5L21 7',
  message: 'M4 5h16v11h-8l-5 4v-4H4z',
  page: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  pen: 'M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5',
  people:
    'M9 4.5a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6zM2.5 20c0-3.8 2.5-6 6.5-6s6.5 2.2 6.5 6M16 5a3 3 0 0 1 0 6M18 14.5c2.3.8 3.5 2.7 3.5 5.5',
  picture: 'M3 5h18v14H3zM3 16l5.5-5 4 3.5L16 11l5 4.5M8.5 8v.5',
  plus: 'M12 4v16M4 12h16',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 21 21',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4',
  tools: 'M4 6h9M17 6h3M15 4v4M4 12h3M11 12h9M9 10v4M4 18h9M17 18h3M15 16v4',
  warning: 'M12 3.5 22 20.5H2zM12 10v4.5M12 17v.5',
} as const;

export type IconName = keyof typeof shapes;
