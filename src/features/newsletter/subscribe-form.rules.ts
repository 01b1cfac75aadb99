import { type SubscriptionResult, subscriptionTypeOf } from './subscribe.rules.ts';

/** A response; `body` is null if it was not JSON. */
export type EndpointAnswer = { ok: boolean; statusText: string; body: unknown };

type SubscriptionToast = { kind: 'success' | 'info' | 'error'; message: string };

/** The texts both readers need, in the visitor's language. */
type AnswerTexts = Record<
  'succeeded' | 'failed' | 'toastSuccess' | 'wasAlready' | 'toastFailed' | 'toastUnknown',
  string
>;

/**
 * Reads the response of the first source, for the dialog: `success` true is newly subscribed, false already. A failed
 * request shows the message in the response, otherwise our own text (ruling 34); a response with neither is an error,
 * possibly without a message.
 */
export function readResult(answer: EndpointAnswer, name: string, texts: AnswerTexts): SubscriptionResult {
  const user = { name };
  const message = textOf(answer.body, 'message');
  if (!answer.ok) return { type: 'Error', message: message || texts.failed, user };
  const success = fieldOf(answer.body, 'success');
  if (typeof success !== 'boolean') return { type: 'Error', message, user };
  return success
    ? { type: 'Success', message: message || texts.succeeded, user }
    : { type: 'Already Subscribed', message: message || texts.wasAlready, user };
}

/**
 * Reads the response of the second source, for a toast. Our message takes precedence over the status text, which is
 * English and, over HTTP/2, empty (ruling 34).
 */
export function readToast({ ok, statusText, body }: EndpointAnswer, texts: AnswerTexts): SubscriptionToast {
  if (!ok) {
    const message = textOf(body, 'message') || statusText || textOf(body, 'error') || texts.toastUnknown;
    return { kind: 'error', message };
  }
  return subscriptionTypeOf(fieldOf(body, 'type')) === 'Already Subscribed'
    ? { kind: 'info', message: texts.wasAlready }
    : { kind: 'success', message: texts.toastSuccess };
}

/**
 * The toast of a request without a response: the catalogue's text, whatever the browser threw. Its message is English
 * and written for developers, so it goes to the console (ruling 34 wins over ERR-08).
 */
export function toastOfException(texts: AnswerTexts): SubscriptionToast {
  return { kind: 'error', message: texts.toastFailed };
}

function fieldOf(body: unknown, field: string): unknown {
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[field] : undefined;
}

function textOf(body: unknown, field: string): string {
  const value = fieldOf(body, field);
  return typeof value === 'string' ? value.trim() : '';
}

/** State of a form (STATE-04). `result` shows the dialog, or the toast of the menu. */
export type SubscribeFlow = 'idle' | 'submit' | 'loading' | 'result';

/** What changes the state: submit, invalid field, request sent, response received, result closed. */
export type FlowEvent = 'submitted' | 'refused' | 'sent' | 'answered' | 'closed';

const steps: Record<SubscribeFlow, Partial<Record<FlowEvent, SubscribeFlow>>> = {
  idle: { submitted: 'submit' },
  submit: { refused: 'idle', sent: 'loading' },
  loading: { answered: 'result' },
  result: { closed: 'idle' },
};

/** The next state. Events that do not fit the current state are ignored, such as a second submit during a request. */
export function nextFlow(flow: SubscribeFlow, event: FlowEvent): SubscribeFlow {
  return steps[flow][event] ?? flow;
}
