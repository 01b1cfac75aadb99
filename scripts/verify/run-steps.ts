import type { StepResult } from './step-result.ts';
import type { Step } from './steps.ts';

const SLOWEST = 10;

/** Runs lanes side by side, the steps of a lane one after the other, and tells of each as it ends. */
export async function runLanes(...lanes: Step[][]): Promise<StepResult[]> {
  const results = await Promise.all(lanes.map(runInOrder));
  return results.flat();
}

async function runInOrder(steps: Step[]): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const step of steps) {
    const result = await step.run();
    tell(result);
    results.push(result);
  }
  return results;
}

function tell(result: StepResult): void {
  const counts = result.passed + result.failed > 0 ? `${result.passed} passed, ${result.failed} failed` : '';
  const skipped = result.skipped > 0 ? `, ${result.skipped} skipped` : '';
  const mark = result.failed > 0 ? '✗' : '✓';
  const time = `${result.seconds.toFixed(1)} s`.padStart(9);
  process.stdout.write(`  ${mark} ${result.name.padEnd(28)} ${time}   ${counts}${skipped}\n`);
  if (result.failed > 0) process.stdout.write(`\n${result.output.trim()}\n\n`);
}

/** Prints the slowest tests, the duration and, as the last line, the counts. Sets the exit code. */
export function closeWith(results: StepResult[], since: number): void {
  const slowest = results.flatMap(result => result.tests).toSorted((a, b) => b.seconds - a.seconds);
  process.stdout.write('\n  The slowest tests\n');
  for (const { title, seconds } of slowest.slice(0, SLOWEST)) {
    process.stdout.write(`  ${`${seconds.toFixed(2)} s`.padStart(10)}  ${title}\n`);
  }
  const sum = (pick: (result: StepResult) => number) =>
    results.reduce((total, result) => total + pick(result), 0);
  const failed = sum(result => result.failed);
  const failing = results.filter(result => result.failed > 0).map(result => result.name);
  process.stdout.write(`\n  Took ${Math.round((performance.now() - since) / 1000)} s`);
  process.stdout.write(failing.length > 0 ? `; failing: ${failing.join(', ')}\n` : '\n');
  process.stdout.write(`${sum(result => result.passed)} passed, ${failed} failed\n`);
  process.exitCode = failed > 0 ? 1 : 0;
}
