import { interruptChildren } from '../terminal/run-node.ts';
import type { Run } from './run-steps.ts';

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
