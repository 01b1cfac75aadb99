import type { ReactNode } from 'react';
import { numberHere } from '#staff/language/say.ts';
import styles from './figure.module.css';

type FigureProps = {
  /** What is counted, in the reader's language, as are the value and the note. */
  label: string;
  /** Leads to where the number comes from. */
  href?: string;
  value: ReactNode;
  /** What it is compared with. */
  note?: ReactNode;
  /** The same number over time, oldest first; without two numbers, or with none above 0, there is no line. */
  line?: readonly number[];
};

/** One number that says how something goes, with its course over time as a line behind it. */
export function Figure({ label, href, value, note, line = [] }: FigureProps) {
  return (
    <div className={styles.figure}>
      <span className={styles.label}>{href ? <a href={href}>{label}</a> : label}</span>
      <strong className={styles.value}>{typeof value === 'number' ? numberHere(value) : value}</strong>
      {note && <span className={styles.note}>{note}</span>}
      {line.length > 1 && line.some(each => each > 0) && <Sparkline line={line} />}
    </div>
  );
}

const WIDTH = 100;
const HEIGHT = 30;
const TOP = 3;

/** The corners of a line through `values`, from 0 at the bottom to the highest value at the top, as SVG points. */
export function linePoints(values: readonly number[]): string {
  const highest = Math.max(1, ...values);
  return values
    .map((value, at) => {
      const x = (at / (values.length - 1)) * WIDTH;
      const y = HEIGHT - (Math.max(0, value) / highest) * (HEIGHT - TOP);
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');
}

/** Drawn on the server. Hidden from screen readers: the table behind the number says the same. */
function Sparkline({ line }: { line: readonly number[] }) {
  const points = linePoints(line);
  return (
    <svg
      className={styles.line}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <polygon points={`0,${HEIGHT} ${points} ${WIDTH},${HEIGHT}`} />
      <polyline points={points} />
    </svg>
  );
}
