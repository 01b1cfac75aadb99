import { readFileSync, writeFileSync } from 'node:fs';
import type { Fault } from '../../tests/faults/fault.ts';

type Change = Pick<Fault, 'file' | 'find' | 'replace'>;

/**
 * The text with the fault in it.
 * @throws Error unless the text to replace occurs exactly once.
 */
export function withFault(text: string, { file, find, replace }: Change): string {
  const parts = text.split(find);
  if (parts.length !== 2) throw new Error(`${file} holds ${parts.length - 1} times: ${find}`);
  return parts.join(replace);
}

/** Plants a fault in the current folder and returns a function that removes it. */
export function plant(fault: Change): () => void {
  const sound = readFileSync(fault.file, 'utf8');
  writeFileSync(fault.file, withFault(sound, fault));
  return () => writeFileSync(fault.file, sound);
}
