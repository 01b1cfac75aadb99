import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Behaviour } from '../../../tests/support/misbehaving.reader.ts';
import { readApart } from './read-apart.ts';

const readerPath = 'tests/support/misbehaving.reader.ts';
const read = (behaviour: Behaviour, limits = {}) =>
  readApart<typeof import('../../../tests/support/misbehaving.reader.ts')>(readerPath, behaviour, {
    milliseconds: 20_000,
    megabytes: 100,
    ...limits,
  });

describe('a reader in a process of its own', () => {
  it.each(['endless', 'deep-pattern'] as const)(
    'a reader that takes too long is ended as too-slow: %s',
    async behaviour => {
      expect(await read(behaviour, { milliseconds: 200 })).toEqual({ ok: false, code: 'too-slow' });
    },
  );

  it.each(['heap', 'one-object', 'buffers', 'long-answer', 'kills'] as const)(
    'a reader that takes too much memory is ended as too-large: %s',
    async behaviour => {
      expect(await read(behaviour)).toEqual({ ok: false, code: 'too-large' });
    },
  );

  it.each(['throws', 'exits', 'rejects', 'never-answers', 'no-copy'] as const)(
    'a reader that fails is reported as unreadable: %s',
    async behaviour => {
      expect(await read(behaviour)).toMatchObject({ ok: false, code: 'unreadable' });
    },
  );

  it('the error of a reader names its place in the code, and nothing of the input', async () => {
    expect(await read('throws')).toEqual({
      ok: false,
      code: 'unreadable',
      where: expect.stringMatching(/^Error at tests\/support\/misbehaving\.reader\.ts:\d+$/),
    });
  });

  it('a reading process has an OOM score adjustment of 1000, so that Linux kills it first', async () => {
    expect(await read('memory-priority')).toEqual({ ok: true, value: '1000' });
  });

  it('a reading process gets no environment variables', async () => {
    expect(await read('environment')).toEqual({ ok: true, value: {} });
  });

  it('at most two reading processes run at once, waiting reads get their turn, and all processes exit', async () => {
    await expect.poll(() => readingProcesses(), { timeout: 20_000 }).toEqual([]);
    const asked = (['endless', 'throws', 'endless', 'environment', 'endless', 'environment'] as const).map(
      behaviour => read(behaviour, { milliseconds: 200 }),
    );
    expect(readingProcesses(), 'all that were asked for and may run').toHaveLength(2);
    expect((await Promise.all(asked)).map(({ ok }) => ok)).toEqual([false, false, false, true, false, true]);
    await expect.poll(() => readingProcesses(), { timeout: 20_000 }).toEqual([]);
  });

  it('a reading process exits when its parent process is killed', async () => {
    const code = `import { readApart } from '${import.meta.dirname}/read-apart.ts';
      void readApart('${readerPath}', 'endless', { milliseconds: 60_000, megabytes: 100 });`;
    const parent = spawn(process.execPath, ['--input-type=module-typescript', '--eval', code]);
    await expect.poll(() => readingProcesses(parent.pid), { timeout: 20_000 }).toHaveLength(1);
    const [reading] = readingProcesses(parent.pid);
    parent.kill('SIGKILL');
    await expect.poll(() => existsSync(`/proc/${reading}/exe`), { timeout: 20_000 }).toBe(false);
  });

  it('input that cannot be cloned is rejected, and leaves no process behind', async () => {
    await expect(read((() => 1) as never)).rejects.toThrow('could not be cloned');
    await expect.poll(() => readingProcesses(), { timeout: 20_000 }).toEqual([]);
  });

  it('a reader that cannot be loaded throws', async () => {
    await expect(
      readApart('src/platform/foreign/missing.reader.ts', '', { milliseconds: 200, megabytes: 100 }),
    ).rejects.toThrow('cannot be loaded');
  });
});

const readingProcesses = (parent = process.pid) =>
  readdirSync('/proc').filter(name => {
    if (!/^\d+$/.test(name)) return false;
    try {
      const [command, status] = ['cmdline', 'status'].map(file =>
        readFileSync(`/proc/${name}/${file}`, 'utf8'),
      );
      return command?.includes('reading-process.ts') && status?.includes(`PPid:\t${parent}\n`);
    } catch {
      return false;
    }
  });
