/** One thing a bench found out, and what was promised about it: `most`, `least`, or neither for a mere figure. */
export type Goal = {
  /** What was measured, in words a reader understands without the bench: "kept pages of nginx, gzip". */
  readonly what: string;
  readonly figure: number;
  /** As it stands behind the figure: "ms", "KB", "requests/s"; empty for a count or a share. */
  readonly unit: string;
  readonly most?: number;
  readonly least?: number;
};

/** Null where nothing was promised. A figure that could not be taken (NaN) reaches nothing. */
export function isReached({ figure, most, least }: Goal): boolean | null {
  if (most === undefined && least === undefined) return null;
  return figure <= (most ?? Number.POSITIVE_INFINITY) && figure >= (least ?? Number.NEGATIVE_INFINITY);
}

export const goalHead = ['| what | figure | goal | reached |', '|---|---|---|---|'];

/** A goal as a row below `goalHead`. */
export function goalRow(goal: Goal): string {
  const { what, figure, unit, most, least } = goal;
  const promised = [
    ...(most === undefined ? [] : [`≤ ${written(most)}`]),
    ...(least === undefined ? [] : [`≥ ${written(least)}`]),
  ];
  const reached = { true: 'yes', false: '**no**', null: '' }[String(isReached(goal))];
  return `| ${what} | ${written(figure)}${unit && ` ${unit}`} | ${promised.join(', ')} | ${reached} |`;
}

/** Whole from a hundred on, three digits below. */
function written(figure: number): string {
  if (Number.isNaN(figure)) return 'not taken';
  if (Math.abs(figure) >= 100) return String(Math.round(figure));
  return String(Number(figure.toPrecision(3)));
}
