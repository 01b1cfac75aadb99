import { type AfterErrorHook, APIError, type PayloadRequest } from 'payload';
import { inAmharic, sayTo } from '#cms/language/amharic.ts';
import { isDiskFull, isSyntaxError, isUnreachable } from '#platform/database/is-unreachable.ts';

type Refused = Error & {
  data?: { errors?: unknown; sentence?: string };
  isPublic?: boolean;
  status?: number;
};

/** How Payload's message about invalid fields begins, in both languages of the admin. */
const PAYLOADS_LIST = /^(The following fields? (is|are) invalid|ይህ መስክ ትክክል አይደለም|እነዚህ መስኮች ትክክል አይደሉም)/;

/** Payload's message lists labels with commas, which the form would split; the fields show their own messages. */
const refusalSentence = (sentence: string, { length }: unknown[], req: PayloadRequest): string => {
  if (!PAYLOADS_LIST.test(sentence)) return sentence;
  return sayTo(req)(
    '{count, plural, one {Not saved. One field is marked.} other {Not saved. # fields are marked.}}',
    { count: length },
  );
};

/**
 * Adds the fields that an error is about to the response. The admin is bundled several times (requests, pages, start-up),
 * so an error thrown in one bundle is not an instance of the class in another, and Payload then sends only its message and
 * no field is marked. It also puts in the sentence of a Refusal, which is not logged.
 */
export const attachFieldErrors: AfterErrorHook = ({ error, req }) => {
  const { data, isPublic, message, name } = error as Refused;
  if (data?.sentence) {
    const { sentence, ...rest } = data;
    return { response: { errors: [{ name, data: rest, message: sentence }] } };
  }
  if (!Array.isArray(data?.errors) || isPublic === false) return;
  return { response: { errors: [{ name, data, message: refusalSentence(message, data.errors, req) }] } };
};

/** Shown when the session ended while somebody was editing. */
export const signedOut = {
  name: 'SignedOut',
  message:
    'You are signed out, so nothing was saved. Sign in again: what you wrote is stored in this browser and comes back in this form.',
};

/** Asks callers without a session to sign in again, instead of answering "not allowed". */
export const askToSignIn: AfterErrorHook = ({ error, req }) => {
  if ((error as Refused).status !== 403 || req.user || !/^(PATCH|POST)$/.test(req.method ?? '')) return;
  return { response: { errors: [{ name: signedOut.name, message: signedOut.message }] }, status: 403 };
};

/** Shown when a save fails for a temporary reason; what was typed is still in the form. */
export const unavailable = {
  away: 'The database isn’t answering right now, so nothing was saved. Leave this page open and try again in a moment.',
  full: 'The disk is full, so nothing was saved. Leave this page open, ask whoever looks after the server to make room, and save again.',
} as const;

/** Replaces "Something went wrong" with what happened, and says that it is temporary. */
export const explainUnavailable: AfterErrorHook = ({ error }) => {
  if (!isUnreachable(error)) return;
  const message = unavailable[isDiskFull(error) ? 'full' : 'away'];
  return { response: { errors: [{ name: 'Unavailable', message }] }, status: 503 };
};

/**
 * Answers 400 for invalid JSON, for example in `where` or in the fields beside an upload, and for a `where` of which Payload
 * makes a statement that PostgreSQL cannot read, such as one that looks for a list in a long text.
 */
export const explainUnreadable: AfterErrorHook = ({ error, req }) => {
  const message =
    error instanceof SyntaxError ? unreadable : req.query.where && isSyntaxError(error) ? incomparable : null;
  return message === null
    ? undefined
    : { response: { errors: [{ name: 'Unreadable', message }] }, status: 400 };
};

export const unreadable = 'This request cannot be read: part of it is not valid JSON.';
const incomparable = 'This request compares a field with something that the field cannot be compared with.';

type Shown = { message?: string; data?: Record<string, unknown> };

/** Translates error messages into the language of the admin. Runs last, when the English is final. */
export const translateRefusals: AfterErrorHook = ({ req, result }) => {
  if (req.i18n?.language !== 'am' || !result?.errors) return;
  return { response: { errors: result.errors.map(translated) } };
};

function translated<Error extends Shown>(error: Error): Error {
  const { message, data } = error;
  const amharic = message === undefined ? {} : { message: inAmharic(message) ?? message };
  if (!Array.isArray(data?.errors)) return { ...error, ...amharic };
  return { ...error, ...amharic, data: { ...data, errors: data.errors.map(translated) } };
}

/** `errors` belong to fields of a form; `sentence` is sent to the caller in place of the logged message. */
type RefusalData = {
  sentence?: string;
  code?: string;
  /** The id of the document it is about. */
  document?: number;
  errors?: { path: string; message: string }[];
};

/**
 * A refusal whose message to the caller names people or documents. Only `logged`, which must name nobody, is logged, at
 * level info: Payload logs errors with this name that way.
 */
export class Refusal extends APIError<RefusalData> {
  constructor(logged: string, status: number, data: RefusalData) {
    super(logged, status, data, true);
    this.name = 'ValidationError';
  }
}
