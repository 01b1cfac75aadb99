import { env } from '#platform/env.ts';

/**
 * Exports this process's traces to OTEL_EXPORTER_OTLP_ENDPOINT; without that setting nothing is loaded. Resolves once
 * spans are accepted.
 */
export async function startTracing(process: string): Promise<void> {
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return;
  const { sendTraces } = await import('./send-traces.ts');
  sendTraces(process, env.OTEL_EXPORTER_OTLP_ENDPOINT);
}
