import {
  type PoolOptions,
  type PoolWorker,
  ThreadsPoolWorker,
  type VitestPluginContext,
  type WorkerRequest,
} from 'vitest/node';

type Listener = (...args: unknown[]) => void;
type Shared = { thread: ThreadsPoolWorker; isRunning: boolean };

/**
 * A plugin for vitest: the thread of an environment outlives a run of tests. Vitest ends its threads after each run, and
 * starting one takes longer than the few tests that a planted fault needs. Modules are still loaded anew for each file.
 */
export const lastingThread = {
  name: 'lasting-thread',
  configureVitest({ project }: VitestPluginContext): void {
    project.config.pool = 'lasting-thread';
    project.config.poolRunner = { name: 'lasting-thread', createPoolWorker: options => takeThread(options) };
  },
};

const shared = new Map<string, Shared>();

function takeThread(options: PoolOptions): PoolWorker {
  const { name } = options.environment;
  const known = shared.get(name) ?? { thread: new ThreadsPoolWorker(options), isRunning: false };
  shared.set(name, known);
  return borrow(known);
}

/** What one run gets of a thread. Its end, and every start but the first, are answered here and never reach the thread. */
function borrow(known: Shared): PoolWorker {
  const { thread } = known;
  const listeners: [event: string, listener: Listener][] = [];
  let config: unknown;
  const answer = (type: 'started' | 'stopped') =>
    queueMicrotask(() => {
      for (const [event, listener] of listeners)
        if (event === 'message') listener({ type, __vitest_worker_response__: true });
    });
  return {
    name: 'lasting-thread',
    start: async () => (known.isRunning ? undefined : await thread.start()),
    async stop() {
      for (const [event, listener] of listeners) thread.off(event, listener);
    },
    on(event, listener) {
      listeners.push([event, listener]);
      thread.on(event, listener);
    },
    off: (event, listener) => thread.off(event, listener),
    deserialize: data => data,
    send(message) {
      if (message.type === 'stop') return answer('stopped');
      if (message.type === 'start') {
        config = message.context.config;
        if (known.isRunning) return answer('started');
        known.isRunning = true;
      }
      // The configuration, which names the tests to run, reaches a thread only with its start.
      thread.send(message.type === 'run' ? withConfig(message, config) : message);
    },
  };
}

function withConfig(message: WorkerRequest & { type: 'run' }, config: unknown): WorkerRequest {
  const context: object = { ...message.context, config };
  return { ...message, context: context as typeof message.context };
}
