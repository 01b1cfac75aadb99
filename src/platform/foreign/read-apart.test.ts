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
  it.each(['endless', 'deep-pattern'] as const)('is ended when it takes too long: %s', async behaviour => {
    expect(await read(behaviour, { milliseconds: 200 })).toEqual({ ok: false, code: 'too-slow' });
  });

  it.each(['heap', 'one-object', 'buffers', 'long-answer', 'kills'] as const)(
    'is ended when it takes too much memory: %s',
    async behaviour => {
      expect(await read(behaviour)).toEqual({ ok: false, code: 'too-large' });
    },
  );

  it.each(['throws', 'exits', 'rejects', 'never-answers', 'no-copy'] as const)(
    'takes nobody with it when it fails: %s',
    async behaviour => {
      expect(await read(behaviour)).toMatchObject({ ok: false, code: 'unreadable' });
    },
  );

  it('that throws is described by the place in its code, without a word of what it read', async () => {
    expect(await read('throws')).toEqual({
      ok: false,
      code: 'unreadable',
      where: expect.stringMatching(/^Error at tests\/support\/misbehaving\.reader\.ts:\d+$/),
    });
  });

  it('is what Linux ends first where memory runs out', async () => {
    expect(await read('memory-priority')).toEqual({ ok: true, value: '1000' });
  });

  it('gets none of our settings', async () => {
    expect(await read('environment')).toEqual({ ok: true, value: {} });
  });

  it('leaves no process behind, and lets those that wait have their turn', async () => {
    await expect.poll(() => readingProcesses(), { timeout: 20_000 }).toEqual([]);
    const asked = (['endless', 'throws', 'endless', 'environment', 'endless', 'environment'] as const).map(
      behaviour => read(behaviour, { milliseconds: 200 }),
    );
    expect(readingProcesses().length).toBeLessThanOrEqual(2);
    expect((await Promise.all(asked)).map(({ ok }) => ok)).toEqual([false, false, false, true, false, true]);
    await expect.poll(() => readingProcesses(), { timeout: 20_000 }).toEqual([]);
  });

  it('ends with the process that started it', async () => {
    const code = `import { readApart } from '${import.meta.dirname}/read-apart.ts';
      void readApart('${readerPath}', 'endless', { milliseconds: 60_000, megabytes: 100 });`;
    const parent = spawn(process.execPath, ['--input-type=module-typescript', '--eval', code]);
    await expect.poll(() => readingProcesses(parent.pid), { timeout: 20_000 }).toHaveLength(1);
    const [reading] = readingProcesses(parent.pid);
    parent.kill('SIGKILL');
    await expect.poll(() => existsSync(`/proc/${reading}/exe`), { timeout: 20_000 }).toBe(false);
  });

  it('cannot be given what cannot be copied', async () => {
    await expect(read((() => 1) as never)).rejects.toThrow('could not be cloned');
    await expect.poll(() => readingProcesses(), { timeout: 20_000 }).toEqual([]);
  });

  it('that cannot be loaded is a fault of ours, which is thrown', async () => {
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
