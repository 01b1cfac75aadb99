import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { areOnSameDisk } from './health-facts.ts';

it('areOnSameDisk tells file systems apart, even for folders that do not exist yet', async () => {
  const data = mkdtempSync(join(tmpdir(), 'adey-disk-'));
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  expect(await areOnSameDisk(data, [join(data, 'backups'), join(data, 'not', 'there')])).toBe(true);
  // The kernel's own file system is a different one on every machine that has it.
  const isOther = statSync('/dev/shm', { throwIfNoEntry: false })?.dev !== statSync(data).dev;
  expect(await areOnSameDisk(data, [join(data, 'backups'), '/dev/shm/adey'])).toBe(!isOther);
});
