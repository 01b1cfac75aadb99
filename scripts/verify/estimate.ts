import type { Durations, Entry } from './record.ts';

/** The progress of one group; `elapsed` is in seconds and 0 while it waits. */
export type Progress = {
  group: string;
  state: 'waiting' | 'running' | 'done';
  elapsed: number;
  /** Test files to run; empty until the tool has counted them, and in groups without tests. */
  planned: readonly string[];
  filesDone: ReadonlySet<string>;
};

/** The progress of a group, from the entries this run wrote. */
export function measureProgress(
  group: string,
  state: Progress['state'],
  elapsed: number,
  entries: readonly Entry[],
): Progress {
  const own = entries.filter(entry => 'group' in entry && entry.group === group);
  const planned = own.findLast(entry => entry.kind === 'planned')?.files ?? [];
  const filesDone = new Set(own.filter(entry => entry.kind === 'file').map(({ file }) => file));
  return { group, state, elapsed, planned, filesDone };
}

/**
 * The remaining seconds of a group; null when unknown. The durations of its last run count; without those, the
 * remaining files are assumed to be like the finished ones.
 */
export function secondsLeft(progress: Progress, last: Durations): number | null {
  const { group, state, elapsed, planned, filesDone } = progress;
  if (state === 'done') return 0;
  const whole = last.groups[group];
  if (planned.length === 0) return whole === undefined ? null : Math.max(0, whole - elapsed);
  const left = planned.filter(file => !filesDone.has(file));
  const known = last.files[group] ?? {};
  const times = Object.values(known);
  const sum = times.reduce((total, time) => total + time, 0);
  if (whole === undefined || sum === 0)
    return filesDone.size === 0 ? null : (elapsed / filesDone.size) * left.length;
  // Files run side by side, so the group takes less than its files together.
  const usual = sum / times.length;
  return (whole / sum) * left.reduce((total, file) => total + (known[file] ?? usual), 0);
}

/** Seconds until a run ends: the longest of the parallel tracks, then the groups that run alone. */
export function runSecondsLeft(
  tracks: readonly (readonly Progress[])[],
  alone: readonly Progress[],
  last: Durations,
): number | null {
  const sumSecondsLeft = (groups: readonly Progress[]) =>
    groups
      .map(group => secondsLeft(group, last))
      .reduce((sum, left) => (sum === null || left === null ? null : sum + left), 0);
  const sums = [...tracks.map(sumSecondsLeft), sumSecondsLeft(alone)];
  if (sums.includes(null)) return null;
  return Math.max(0, ...sums.slice(0, -1).map(Number)) + Number(sums.at(-1));
}

/** One line about a run: the running groups with their files done and left, and the remaining seconds. */
export function progressLine(
  running: readonly Progress[],
  waiting: readonly Progress[],
  left: number | null,
): string {
  const groups = running.map(({ group, planned, filesDone, elapsed }) => {
    if (planned.length === 0) return `${group} ${Math.round(elapsed)} s`;
    return `${group} ${filesDone.size} files done, ${Math.max(0, planned.length - filesDone.size)} left`;
  });
  const later = waiting.length > 0 ? ` · then ${waiting.map(({ group }) => group).join(', ')}` : '';
  const time = left === null ? 'time left unknown' : `about ${Math.round(left)} s left`;
  return `${groups.join(' · ')}${later} · ${time}`;
}
