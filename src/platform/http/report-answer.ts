import type { IncomingMessage, ServerResponse } from 'node:http';
import { type RequestContext, withinRequest } from '#platform/operations/request-context.ts';
import type { AnswerKind, VisitWatch } from '#platform/operations/visit-watch.ts';

type AnswerInProgress = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly context: RequestContext;
  readonly kind: AnswerKind;
};

/** Reports an answer once it was sent or the visitor left: its duration, and how it was made. */
export function reportWhenAnswered(watch: VisitWatch, answering: AnswerInProgress): void {
  const since = performance.now();
  const { request, response, context } = answering;
  response.once('close', () => {
    const path = (request.url ?? '/').split(/[?#]/, 1)[0] ?? '/';
    const { method = 'GET' } = request;
    const milliseconds = performance.now() - since;
    withinRequest(context, () =>
      watch.answered({ path, method, status: response.statusCode, kind: answering.kind, milliseconds }),
    );
  });
}
