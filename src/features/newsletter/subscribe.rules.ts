import { isEmailAddress, pastedEmail } from '#core/email-address.ts';
import { isPersonName, plainName } from '#core/person-name.ts';

/** The three results, as sent and compared; pages translate them. */
export const subscriptionTypes = ['Success', 'Already Subscribed', 'Error'] as const;
export type SubscriptionType = (typeof subscriptionTypes)[number];

export type SubscriptionResult = { type: SubscriptionType; message: string; user: { name: string } };

/** Parses a type from outside; anything unknown is an error. */
export function parseSubscriptionType(value: unknown): SubscriptionType {
  return subscriptionTypes.find(type => type === value) ?? 'Error';
}

/** Where a person subscribed: section, first visit, menu, page without script, or another client. */
export const subscribeSources = ['section', 'popup', 'menu', 'page', 'call'] as const;

/** All sources, including lists of people imported by staff. */
export const subscriberSources = [...subscribeSources, 'import'] as const;

/**
 * waiting: not confirmed yet. suspended: mail bounced, so none is sent until the owner confirms again. left: unsubscribed,
 * only a keyed hash is stored.
 */
export const subscriberStatuses = ['waiting', 'confirmed', 'suspended', 'left'] as const;
export type SubscriberStatus = (typeof subscriberStatuses)[number];

/** What readers choose from; new subscribers get all of it. */
export const readerTopics = ['news', 'events', 'projects'] as const;
export type ReaderTopic = (typeof readerTopics)[number];

/** full: with pictures. light: without, for slow or expensive connections. */
export const readerEditions = ['full', 'light'] as const;
export type ReaderEdition = (typeof readerEditions)[number];

/** Version of the consent note; a change of its text takes the date of the change. */
export const consentVersion = '2026-11-29';

/** Keys of subscribe.texts.ts; null where the field is valid. */
export type FieldErrors = { name: 'wrongName' | 'invalidName' | null; email: 'invalidEmail' | null };

export const noErrors: FieldErrors = { name: null, email: null };

type SubscribeValues = { name: string; email: string };

/** Errors on submit. Both fields are required; surrounding blanks are ignored. */
export function errorsOnSubmit({ name, email }: SubscribeValues): FieldErrors {
  return {
    name: isPersonName(plainName(name)) ? null : 'invalidName',
    email: isEmailAddress(pastedEmail(email)) ? null : 'invalidEmail',
  };
}

/** Errors on blur: empty fields have none yet. */
export function errorsOnBlur(values: SubscribeValues): FieldErrors {
  const { name, email } = errorsOnSubmit(values);
  return {
    name: name && values.name.trim() ? 'wrongName' : null,
    email: email && values.email.trim() ? 'invalidEmail' : null,
  };
}

/** What Join still needs, as a key of subscribe.texts.ts. */
export function whatIsMissing(values: SubscribeValues): 'needBoth' | 'needName' | 'needEmail' | 'ready' {
  const { name, email } = errorsOnSubmit(values);
  if (name && email) return 'needBoth';
  if (name) return 'needName';
  return email ? 'needEmail' : 'ready';
}

export const dayMs = 24 * 60 * 60_000;

/** Days a confirmation link is valid, and days an unconfirmed address is stored. */
export const confirmDays = 14;

/**
 * ready: can confirm. confirmed: already done. expired: older than 14 days. used: was used, and the subscription has
 * ended or a newer link replaced it. broken: not one of our links.
 */
export type ConfirmationState = 'ready' | 'confirmed' | 'expired' | 'used' | 'broken';

export type Confirmable = { status: SubscriberStatus; joinedAt: Date; suspendedAt?: Date | null };

/** State of a link. `issued` is null if we did not sign it; the row is null if it was deleted. */
export function decideConfirmation(
  issued: Date | null,
  row: Confirmable | null,
  now: Date,
): ConfirmationState {
  if (!issued) return 'broken';
  if (row?.status === 'confirmed') return 'confirmed';
  if (now.getTime() >= issued.getTime() + confirmDays * dayMs) return 'expired';
  if (row?.status !== 'waiting' && row?.status !== 'suspended') return 'used';
  // A link from before the suspension proves nothing about the mailbox now.
  const since = Math.max(row.joinedAt.getTime(), row.suspendedAt?.getTime() ?? 0);
  // Links are stamped in whole seconds, rows in milliseconds.
  return issued.getTime() < Math.floor(since / 1000) * 1000 ? 'used' : 'ready';
}

/** Upper limit for a proof as JSON, in characters. */
export const longestProof = 2_000;

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
 * request shows the message in the response, otherwise our own text; a response with neither is an error,
 * possibly without a message.
 */
export function readResult(answer: EndpointAnswer, name: string, texts: AnswerTexts): SubscriptionResult {
  const user = { name };
  const message = readText(answer.body, 'message');
  if (!answer.ok) return { type: 'Error', message: message || texts.failed, user };
  const success = readField(answer.body, 'success');
  if (typeof success !== 'boolean') return { type: 'Error', message, user };
  return success
    ? { type: 'Success', message: message || texts.succeeded, user }
    : { type: 'Already Subscribed', message: message || texts.wasAlready, user };
}

/**
 * Reads the response of the second source, for a toast. Our message takes precedence over the status text, which is
 * English and, over HTTP/2, empty.
 */
export function readToast({ ok, statusText, body }: EndpointAnswer, texts: AnswerTexts): SubscriptionToast {
  if (!ok) {
    const message = readText(body, 'message') || statusText || readText(body, 'error') || texts.toastUnknown;
    return { kind: 'error', message };
  }
  return parseSubscriptionType(readField(body, 'type')) === 'Already Subscribed'
    ? { kind: 'info', message: texts.wasAlready }
    : { kind: 'success', message: texts.toastSuccess };
}

/**
 * The toast of a request without a response: the catalogue's text, whatever the browser threw. Its message is English
 * and written for developers, so it goes to the console.
 */
export function exceptionToast(texts: AnswerTexts): SubscriptionToast {
  return { kind: 'error', message: texts.toastFailed };
}

function readField(body: unknown, field: string): unknown {
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[field] : undefined;
}

function readText(body: unknown, field: string): string {
  const value = readField(body, field);
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
