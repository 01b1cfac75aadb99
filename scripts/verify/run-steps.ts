import { interruptChildren } from '../terminal/run-node.ts';
import { progressLine } from './progress.ts';
import { append, readRecord } from './record.ts';
import type { Step } from './steps.ts';
import type { StepResult } from './summary.ts';

const tty = process.stdout.isTTY === true;
const LINE_EVERY_MS = tty ? 1000 : 15_000;

type Ran = { since: number; result?: StepResult };

/** Runs the steps of a verification, records their results and reports progress. */
export class Run {
  readonly results: StepResult[] = [];
  /** Set on an interruption: running steps end, no others start, and interrupted ones do not count. */
  isStopped = false;
  /** The names of the steps for which no time was left. */
  readonly leftOut: string[] = [];
  readonly #ran = new Map<Step, Ran>();
  readonly #record: string;
  readonly #recordedBefore: number;
  readonly #tracks: Step[][];
  readonly #alone: Step[];

  /** `tracks` run in parallel, `alone` after them. */
  constructor(record: string, tracks: Step[][], alone: Step[]) {
    this.#record = record;
    this.#tracks = tracks;
    this.#alone = alone;
    this.#recordedBefore = readRecord(record).length;
  }

  async runTracks(): Promise<void> {
    await this.#withProgress(() => Promise.all(this.#tracks.map(track => this.#inOrder(track))));
  }

  async runAlone(): Promise<void> {
    await this.#withProgress(() => this.#inOrder(this.#alone));
  }

  async #inOrder(steps: readonly Step[]): Promise<void> {
    for (const step of steps) {
      if (this.isStopped) return;
      if (step.until !== undefined && performance.now() > step.until) {
        clearLine();
        process.stdout.write(`  – ${step.name}: left out, because this run has taken its time\n`);
        this.leftOut.push(step.name);
        continue;
      }
      const missing = this.results.filter(({ name, failed }) => failed > 0 && step.needs?.includes(name));
      if (missing.length > 0) {
        sayNotRun(step, missing);
        continue;
      }
      this.#ran.set(step, { since: performance.now() });
      const result = await step.run();
      if (this.isStopped) return;
      this.#ran.set(step, { since: 0, result });
      append(this.#record, {
        kind: 'group',
        group: result.name,
        failed: result.failed,
        seconds: result.seconds,
      });
      this.results.push(result);
      print(result);
    }
  }

  async #withProgress(work: () => Promise<unknown>): Promise<void> {
    const timer = setInterval(() => this.#say(), LINE_EVERY_MS);
    try {
      await work();
    } finally {
      clearInterval(timer);
      clearLine();
    }
  }

  #say(): void {
    const steps = [...this.#tracks.flat(), ...this.#alone];
    const running = steps.flatMap(step => {
      const ran = this.#ran.get(step);
      return ran && !ran.result ? { name: step.name, seconds: (performance.now() - ran.since) / 1000 } : [];
    });
    const waiting = steps.filter(step => !this.#ran.has(step)).map(({ name }) => name);
    const line = progressLine(running, waiting, readRecord(this.#record).slice(this.#recordedBefore));
    clearLine();
    process.stdout.write(tty ? `  … ${line}`.slice(0, process.stdout.columns - 1) : `  … ${line}\n`);
  }
}

function clearLine(): void {
  if (tty) process.stdout.write('\r\x1b[K');
}

function sayNotRun({ name }: Step, missing: readonly StepResult[]): void {
  clearLine();
  process.stdout.write(`  – ${name}: not run, without ${missing.map(result => result.name).join(' and ')}\n`);
}

function print(result: StepResult): void {
  const counts = result.passed + result.failed > 0 ? `${result.passed} passed, ${result.failed} failed` : '';
  const skipped = result.skipped > 0 ? `, ${result.skipped} skipped` : '';
  const mark = result.failed > 0 ? '✗' : '✓';
  const time = `${result.seconds.toFixed(1)} s`.padStart(9);
  clearLine();
  process.stdout.write(`  ${mark} ${result.name.padEnd(28)} ${time}   ${counts}${skipped}\n`);
  if (result.failed > 0) process.stdout.write(`\n${result.output.trim()}\n\n`);
}

/** How long tools may take to close their browsers and databases. */
const CLOSING_MS = 15_000;

/** On Ctrl-C and on signals from other programs no further steps start; `close` is called when tools hang. */
export function stopOnSignal(run: Run, close: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (run.isStopped) return;
      run.isStopped = true;
      // A terminal sends Ctrl-C to the tools itself, and a second one would keep them from cleaning up.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) interruptChildren();
      setTimeout(() => {
        close();
        process.exit(130);
      }, CLOSING_MS).unref();
    });
  }
}
