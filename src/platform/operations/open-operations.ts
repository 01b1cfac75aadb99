import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { env } from '#platform/env.ts';
import type { Metrics } from '#platform/operations/metrics.ts';
import { startMetricsServer } from '#platform/operations/metrics-server.ts';

/** The processes, and the offset of each one's port from METRICS_PORT. */
const portsAbove = { site: 0, staff: 1, mail: 2 } as const;

export type Operations = {
  /** Null unless configured: then nothing is counted. */
  readonly metrics: Metrics | null;
  /** Ready for requests from now on, unless `whyNot` says otherwise. */
  readonly isOpen: (whyNot?: () => Promise<string | null> | string | null) => void;
  /** No new requests should be sent here from now on. */
  readonly isClosing: () => void;
};

/**
 * Starts what is configured for operators: the metrics server and traces. Called first, so that a process can report
 * that it is starting.
 */
export async function openOperations(process: keyof typeof portsAbove): Promise<Operations> {
  let whyNotReady: () => Promise<string | null> | string | null = () => 'starting';
  await startTracing(process);
  const metrics = await startServer(process, async () => whyNotReady());
  return {
    metrics,
    isOpen(whyNot = () => null) {
      whyNotReady = whyNot;
    },
    isClosing() {
      whyNotReady = () => 'closing';
    },
  };
}

async function startServer(
  process: keyof typeof portsAbove,
  whyNotReady: () => Promise<string | null>,
): Promise<Metrics | null> {
  if (env.METRICS_PORT === undefined) return null;
  const { createMetrics } = await import('./metrics.ts');
  const { version } = JSON.parse(await readFile(resolve('package.json'), 'utf8'));
  const metrics = createMetrics(process, version);
  await startMetricsServer(
    { whyNotReady, metrics: metrics.render },
    {
      port: env.METRICS_PORT + portsAbove[process],
      host: env.METRICS_HOST,
      token: env.METRICS_TOKEN,
    },
  );
  return metrics;
}

/**
 * Exports this process's traces to OTEL_EXPORTER_OTLP_ENDPOINT; without that setting nothing is loaded. Resolves once
 * spans are accepted.
 */
async function startTracing(process: string): Promise<void> {
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return;
  const { sendTraces } = await import('./send-traces.ts');
  sendTraces(process, env.OTEL_EXPORTER_OTLP_ENDPOINT);
}
