import { spawn } from 'node:child_process';
import { buildWhatIsOutOfDate } from '../build/builds.ts';
import { exitOnFailure } from '../terminal/failure.mjs';
import { haveChromium } from './have-programs.ts';

// "npm run test:journeys -- news" runs the journeys with "news" in their file or title.
await exitOnFailure(async () => {
  await haveChromium();
  await buildWhatIsOutOfDate();
  const args = ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)];
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  process.exitCode = await new Promise<number>(resolve => child.on('exit', code => resolve(code ?? 1)));
});
