import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

/** Logs, also what nobody caught, as servers do, and says after a while how often that was. */
const program = `
  const { logInfo, logWarning, logFault } = await import('./src/platform/log.ts');
  let faults = 0;
  process.on('uncaughtException', error => {
    faults += 1;
    logFault(error);
  });
  process.once('message', () => {
    logInfo('nobody reads this');
    logWarning('nor this');
    setTimeout(() => process.send(faults, () => process.exit(0)), 200);
  });
  process.send('started');
`;

it('a process whose stdout and stderr are closed continues without an uncaught error', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  await once(child, 'message');
  child.stdout?.destroy();
  child.stderr?.destroy();
  child.send('log');
  expect(await once(child, 'message')).toEqual([0, undefined]);
});
