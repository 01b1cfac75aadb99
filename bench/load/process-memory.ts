import { readFile } from 'node:fs/promises';

const kibPerMib = 1024;

/** What a process holds now and held at most, in MiB; NaN where the system does not tell (it is Linux that does). */
export async function readMemory(pid: number): Promise<{ now: number; peak: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const of = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / kibPerMib;
  return { now: of('VmRSS'), peak: of('VmHWM') };
}

/** What a process and its children hold together in MiB, memory they share counted once. */
export async function readSharedOut(pid: number): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  const pids = [pid, ...children.trim().split(' ').filter(Boolean).map(Number)];
  const held = await Promise.all(pids.map(proportional));
  return held.reduce((sum, mib) => sum + mib, 0);
}

/** One that has ended meanwhile holds nothing. */
async function proportional(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => 'Pss: 0 kB');
  return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1]) / kibPerMib;
}
