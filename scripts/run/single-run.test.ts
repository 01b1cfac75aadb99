import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'adey run '));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Another process that takes the folder, says so, and stays until it is killed. */
async function run(command: string): Promise<{ output: string; end: () => Promise<void> }> {
  const lock = new URL('./single-run.mjs', import.meta.url).href;
  const text = `import('${lock}').then(({ onlyOneRun }) => { onlyOneRun('${command}'); console.log('took it'); setInterval(() => {}, 1000); }).catch(error => console.log(error.message));`;
  const child = spawn(process.execPath, ['-e', text], { env: { ...process.env, DATA_DIR: folder } });
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()));
  const output = await new Promise<string>(resolve =>
    child.stdout.once('data', piece => resolve(String(piece).trim())),
  );
  return {
    output,
    end: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

describe('runs in the same folder', () => {
  it('a second run in the same folder is refused with the command and process already running', async () => {
    const first = await run('npm run up');
    const second = await run('npm run dev');
    expect(first.output).toBe('took it');
    expect(second.output).toMatch(/^"npm run up" runs already in this folder \(process \d+\)$/);
    await Promise.all([first.end(), second.end()]);
  });

  it('a run starts when the previous run in the folder was killed', async () => {
    await (await run('npm run up')).end();
    const next = await run('npm run up');
    expect(next.output).toBe('took it');
    await next.end();
  });

  it('a run starts when an unrelated process has reused the previous process id', async () => {
    writeFileSync(
      join(folder, 'running.json'),
      JSON.stringify({ command: 'x', pid: process.pid, since: '1' }),
    );
    const next = await run('npm run up');
    expect(next.output).toBe('took it');
    expect(JSON.parse(readFileSync(join(folder, 'running.json'), 'utf8')).command).toBe('npm run up');
    await next.end();
  });
});
