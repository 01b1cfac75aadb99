import type { Entry } from './record.ts';

/** One line about the running steps: how many test files each has done, from what this run recorded, or its seconds. */
export function progressLine(
  running: readonly { name: string; seconds: number }[],
  waiting: readonly string[],
  entries: readonly Entry[],
): string {
  const steps = running.map(({ name, seconds }) => {
    const own = entries.filter(entry => 'group' in entry && entry.group === name);
    const planned = own.findLast(entry => entry.kind === 'planned')?.files.length ?? 0;
    const done = new Set(own.filter(entry => entry.kind === 'file').map(({ file }) => file)).size;
    return planned > 0 ? `${name} ${done} of ${planned} files` : `${name} ${Math.round(seconds)} s`;
  });
  const later = waiting.length > 0 ? [`then ${waiting.join(', ')}`] : [];
  return [...steps, ...later].join(' · ');
}
