/** Something that was started and can be stopped. */
export type Stoppable = { stop(): Promise<void> };

let stopping: Promise<void> | null = null;

/**
 * Stops everything in order on Ctrl-C, SIGTERM, a closed terminal or the end of the parent process, and then exits.
 * `stoppables` may grow until then. A second signal changes nothing: each stop has its own time limit.
 */
export function stopOnSignal(stoppables: () => Stoppable[]): void {
  const stop = () => {
    if (stopping) return;
    process.stdout.write('\n  Stopping …');
    stopping = stopAll(stoppables()).then(() => {
      process.stdout.write(' stopped.\n');
      process.exit(0);
    });
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  process.on('disconnect', stop);
  process.channel?.unref();
  for (const stream of [process.stdout, process.stderr]) stream.on('error', stop);
}

/** True from the first signal on: failures no longer count. */
export function isStopping(): boolean {
  return stopping !== null;
}

export async function stopAll(stoppables: Stoppable[]): Promise<void> {
  for (const one of stoppables) await one.stop();
}
