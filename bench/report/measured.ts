import { mkdir, writeFile } from 'node:fs/promises';
import { type Goal, goalHead, goalRow, isReached } from './goals.ts';

/** What a bench hands over. `text` is for people and stands below its goals; `details` is whatever a program may want. */
export type Measured = {
  readonly goals: readonly Goal[];
  readonly text?: string;
  readonly details?: unknown;
};

export const outFolder = 'bench/out';

/**
 * Ends a bench: writes bench/out/<name>.json (`{ name, at, goals, details }`) and <name>.md, shows the latter, and
 * lets the process end with 1 when a goal was missed.
 */
export async function handOver(name: string, { goals, text = '', details = null }: Measured): Promise<void> {
  const page = [...goalHead, ...goals.map(goalRow), ...(text === '' ? [] : ['', text.trim()]), ''].join('\n');
  await mkdir(outFolder, { recursive: true });
  await writeFile(
    `${outFolder}/${name}.json`,
    JSON.stringify({ name, at: new Date(), goals, details }, null, 2),
  );
  await writeFile(`${outFolder}/${name}.md`, page);
  console.log(page);
  if (goals.some(goal => isReached(goal) === false)) process.exitCode = 1;
}
