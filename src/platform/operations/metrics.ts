import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { countPools } from '#platform/once-per-process.ts';
import type { AnswerKind, VisitWatch } from '#platform/operations/visit-watch.ts';

/** The metrics of one process, for Prometheus. No label ever contains visitors' input. */
export type Metrics = {
  readonly render: () => Promise<string>;
  /** A value read at each scrape. */
  readonly gauge: (name: string, help: string, read: () => number) => void;
  /** Values by a label; read together at each scrape. */
  readonly gauges: (
    name: string,
    help: string,
    label: string,
    read: () => Readonly<Record<string, number>> | Promise<Readonly<Record<string, number>>>,
  ) => void;
  readonly watchVisits: (findRoute: (path: string) => string) => VisitWatch;
};

/** Creates the metrics of a process, with those of memory, event loop and database connections. */
export function createMetrics(process: string, version: string): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ process });
  collectDefaultMetrics({ register: registry, prefix: 'adey_' });
  const registers = [registry];
  collectPools(registers);
  new Gauge({
    name: 'adey_build_info',
    help: 'The version of the software this process runs.',
    labelNames: ['version'],
    registers,
  }).set({ version }, 1);
  return {
    render: () => registry.metrics(),
    gauge(name, help, read) {
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read());
        },
      });
    },
    gauges(name, help, label, read) {
      new Gauge({
        name,
        help,
        registers,
        labelNames: [label],
        async collect() {
          const figures = await read();
          this.reset();
          for (const [value, figure] of Object.entries(figures)) this.set({ [label]: value }, figure);
        },
      });
    },
    watchVisits: findRoute => watchVisits(registers, findRoute),
  };
}

function collectPools(registers: Registry[]): void {
  new Gauge({
    name: 'adey_database_connections',
    help: 'Connections to the database: open, idle, and callers waiting for one.',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const { name, open, idle, waiting } of countPools())
        for (const [state, count] of Object.entries({ open, idle, waiting }))
          this.set({ pool: name, state }, count);
    },
  });
}

type Tally = { readonly route: string; readonly byStatus: Map<number, number> };

/** A cached page costs one WeakMap lookup and one addition; its route is determined once. */
function watchVisits(registers: Registry[], findRoute: (path: string) => string): VisitWatch {
  const labels = ['route', 'status', 'answer'] as const;
  const tallies = new Map<string, Tally>();
  const tallyByPage = new WeakMap<object, Tally>();
  const requests = new Counter({
    name: 'adey_requests_total',
    help: 'Responses by route, status, and kind.',
    labelNames: labels,
    registers,
    collect() {
      for (const { route, byStatus } of tallies.values()) flush(route, byStatus, this);
    },
  });
  const durations = new Histogram({
    name: 'adey_request_duration_seconds',
    help: 'Time to a response that was not cached, from the request to its last byte.',
    labelNames: ['route', 'answer'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });

  function open(page: object, target: string): Tally {
    const route = findRoute(target.split(/[?#]/, 1)[0] ?? '/');
    const tally = tallies.get(route) ?? { route, byStatus: new Map<number, number>() };
    tallies.set(route, tally);
    tallyByPage.set(page, tally);
    return tally;
  }

  return {
    cached(page, target, status) {
      const { byStatus } = tallyByPage.get(page) ?? open(page, target);
      byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
    },
    answered({ path, status, kind, milliseconds }) {
      const route = findRoute(path);
      requests.inc({ route, status: String(status), answer: kind });
      durations.observe({ route, answer: kind }, milliseconds / 1000);
    },
  };
}

function flush(
  route: string,
  byStatus: Map<number, number>,
  into: Counter<'route' | 'status' | 'answer'>,
): void {
  const answer: AnswerKind = 'cached';
  for (const [status, count] of byStatus) into.inc({ route, status: String(status), answer }, count);
  byStatus.clear();
}
