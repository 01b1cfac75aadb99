import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { fullRun } from '../../tests/support/test-scale.ts';
import { buildWhatIsOutOfDate } from '../build/builds.ts';
import { exitOnFailure } from '../terminal/failure.mjs';
import { haveChromium, haveJava, haveVarnish, needsJava, needsVarnish } from './have-programs.ts';

// "npm run test:journeys -- news" runs the journeys with "news" in their file or title.
await exitOnFailure(async () => {
  const given = process.argv.slice(2);
  await haveChromium();
  if (fullRun) await haveProgramsFor(given);
  await buildWhatIsOutOfDate();
  const args = ['node_modules/@playwright/test/cli.js', 'test', ...given];
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  process.exitCode = await new Promise<number>(resolve => child.on('exit', code => resolve(code ?? 1)));
});

/** What the journeys with these names need besides a browser; without a name, all of them. */
async function haveProgramsFor(given: readonly string[]): Promise<void> {
  const specs = globSync('tests/journeys/*.spec.ts');
  const named = specs.filter(spec => given.some(arg => !arg.startsWith('-') && spec.includes(arg)));
  const texts = (named.length > 0 ? named : specs).map(spec => readFileSync(spec, 'utf8'));
  if (texts.some(needsVarnish)) await haveVarnish();
  if (texts.some(needsJava)) await haveJava();
}
