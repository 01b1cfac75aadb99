import { randomBytes } from 'node:crypto';
import { context, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor, type ReadableSpan } from '@opentelemetry/sdk-trace-base';
import { redact } from '#platform/log.ts';
import { tracing } from '#platform/operations/traced.ts';
import { currentRequest } from '#platform/request-context.ts';

/** Attributes set by libraries that could identify somebody. */
const nameless =
  /^(http\.(target|url)|url\.(full|path|query)|client\.|net\.(peer|sock)|user_agent|enduser|user\.|http\.user_agent)/;
const traceId = /^[0-9a-f]{32}$/;
const atMostMs = 2_000;

/** Removes from each span whatever could identify somebody, whichever library made it. */
class RedactingSpanProcessor extends BatchSpanProcessor {
  override onEnd(span: ReadableSpan): void {
    for (const [name, value] of Object.entries(span.attributes)) {
      if (nameless.test(name)) delete span.attributes[name];
      else if (typeof value === 'string') span.attributes[name] = redact(value);
    }
    super.onEnd(redactedSpan(span));
  }
}

/** A span as exported: its name contains no address, and error messages are removed. */
function redactedSpan(span: ReadableSpan): ReadableSpan {
  const left = { name: redact(span.name), events: [], spanContext: () => span.spanContext() };
  return Object.assign(Object.create(span), left);
}

/** Registers the exporter for all spans in this process, libraries' included. */
export function sendTraces(process: string, endpoint: string): () => Promise<void> {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: atMostMs,
  });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': `adey-${process}` }),
    // A new trace gets the request's id, so that a log line leads to its trace.
    idGenerator: {
      generateTraceId() {
        const id = currentRequest()?.id ?? '';
        return traceId.test(id) ? id : randomBytes(16).toString('hex');
      },
      generateSpanId: () => randomBytes(8).toString('hex'),
    },
    spanProcessors: [new RedactingSpanProcessor(exporter)],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  tracing.isOn = true;
  return async () => {
    tracing.isOn = false;
    await provider.shutdown();
    trace.disable();
    context.disable();
  };
}
