import { type Attributes, context, type Span, SpanStatusCode, trace } from '@opentelemetry/api';
import { oncePerProcess } from '#platform/once-per-process.ts';
import { currentRequest } from '#platform/request-context.ts';

/** What a span may contain: our own names, routes, numbers; never an address, a query or a person. */
export type SpanFacts = Readonly<Record<string, string | number | boolean>>;

const traceId = /^[0-9a-f]{32}$/;

/** Whether spans are exported from this process. */
export const tracing = oncePerProcess('tracing', () => ({ isOn: false }));

/**
 * Runs `work` as one span of a trace, named and described once it ends; what it awaits belongs to it. Without tracing,
 * just `work`.
 */
export async function traced<Result>(
  describe: (result?: Result) => { readonly name: string; readonly facts?: SpanFacts },
  work: () => Promise<Result>,
): Promise<Result> {
  if (!tracing.isOn) return work();
  const { name } = describe();
  return trace.getTracer('adey').startActiveSpan(name, {}, parentContext(), async span => {
    try {
      const result = await work();
      const described = describe(result);
      span.updateName(described.name).setAttributes((described.facts ?? {}) as Attributes);
      return result;
    } catch (error) {
      noteError(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** The first span of a request continues our proxy's trace, if there is one. */
function parentContext() {
  const active = context.active();
  const request = currentRequest();
  if (trace.getSpan(active) || !request?.parentSpan || !traceId.test(request.id)) return active;
  return trace.setSpanContext(active, {
    traceId: request.id,
    spanId: request.parentSpan,
    traceFlags: 1,
    isRemote: true,
  });
}

/** Only the error's name: its message may contain a visitor's words. */
function noteError(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'Error' });
}
