import { type Goal, goalHead, goalRow, isReached } from './goals.ts';
import { isBusy, type Machine } from './machine.ts';

/** What became of one bench of the report. */
export type Chapter = {
  readonly name: string;
  readonly title: string;
  readonly goals: readonly Goal[];
  /** Its own page, bench/out/<name>.md; empty when it handed nothing over. */
  readonly page: string;
  readonly seconds: number;
  /** Why it handed nothing over, or null. */
  readonly failure: string | null;
  /** When, on what commit and on how busy a machine: chapters of one report may be of different rounds. */
  readonly taken: Pick<Machine, 'at' | 'commit' | 'load'>;
  /** What the bench was told, where that is not its usual measure. */
  readonly told: readonly string[];
};

export type Report = {
  readonly machine: Machine;
  /** A short round: whether everything can be measured, not what it comes to. */
  readonly isQuick: boolean;
  readonly chapters: readonly Chapter[];
};

/** The report for people: where it was taken, every goal as a line, then what each bench tells. */
export function composeReport(report: Report): string {
  const goals = report.chapters.flatMap(chapter => chapter.goals);
  const failed = report.chapters.filter(chapter => chapter.failure !== null);
  return [
    '# What was measured',
    '',
    ...warnings(report),
    ...aboutMachine(report.machine),
    '',
    countOf(goals, failed.length),
    '',
    '## Goals',
    '',
    ...goalHead,
    ...goals.filter(goal => isReached(goal) !== null).map(goalRow),
    ...failed.map(({ title, failure }) => `| ${title} | not taken: ${failure} | | **no** |`),
    '',
    ...report.chapters.flatMap(aboutChapter),
  ].join('\n');
}

/** Tells whether every goal was reached and every bench handed something over. */
export function isGood(report: Report): boolean {
  return report.chapters.every(
    ({ failure, goals }) => failure === null && goals.every(goal => isReached(goal) !== false),
  );
}

function warnings({ machine, isQuick }: Report): string[] {
  return [
    ...(isBusy(machine)
      ? [
          `> **Taken on a busy machine** (load ${machine.load} on ${machine.cores} cores before it began). Times and rates`,
          '> below say more about the machine than about the software; bytes and ratios of one run still hold.',
          '',
        ]
      : []),
    ...(isQuick ? ['> A quick round: few and short measurements, to see that all of it works.', ''] : []),
  ];
}

function aboutMachine(machine: Machine): string[] {
  return [
    `- when: ${machine.at.toISOString()}`,
    `- what: commit ${machine.commit}${machine.isChanged ? ', with changes not committed' : ''}, Node ${machine.node}`,
    `- where: ${machine.cores} cores (${machine.cpu}), ${machine.memoryGb} GB, ${machine.system}`,
    `- load before it began: ${machine.load}`,
  ];
}

function countOf(goals: readonly Goal[], failures: number): string {
  const promised = goals.filter(goal => isReached(goal) !== null);
  const reached = promised.filter(goal => isReached(goal) === true);
  const failed = failures === 0 ? '' : ` ${failures} of the benches handed nothing over.`;
  return `${reached.length} of ${promised.length} goals reached.${failed}`;
}

/** A bench's own page begins with its goals; its headings are put below the chapter's. */
function aboutChapter({ title, page, name, seconds, failure, taken, told }: Chapter): string[] {
  const text = failure === null ? page.trim().replace(/^#/gm, '##') : `Not taken: ${failure}`;
  const where = `${taken.at.toISOString()}, commit ${taken.commit}, load ${taken.load}`;
  return [
    `## ${title}`,
    '',
    `\`${[name, ...told].join(' ')}\`: ${Math.round(seconds)} s, ${where}`,
    '',
    text,
    '',
  ];
}
