import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of processor time a process has used so far, in all threads; 0 once it has exited. */
export function processorMs(pid: number): number {
  let nanoseconds = 0;
  for (const task of namesIn(`/proc/${pid}/task`))
    nanoseconds += Number(read(`/proc/${pid}/task/${task}/schedstat`).split(' ')[0]);
  return nanoseconds / 1e6;
}

/** The child processes of `pid`, such as the connections of PostgreSQL. */
export function listChildren(pid: number): number[] {
  return namesIn(`/proc/${pid}/task`).flatMap(task =>
    read(`/proc/${pid}/task/${task}/children`).trim().split(' ').filter(Boolean).map(Number),
  );
}

const namesIn = (folder: string): string[] => orElse(() => readdirSync(folder), []);
const read = (file: string): string => orElse(() => readFileSync(file, 'utf8'), '');

/** A process or thread may exit between being listed and being read. */
function orElse<Value>(get: () => Value, otherwise: Value): Value {
  try {
    return get();
  } catch {
    return otherwise;
  }
}
