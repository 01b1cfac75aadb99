import { type AfterErrorHook, APIError } from 'payload';
import { inAmharic } from '#cms/language/amharic.ts';
import { isOutOfRoom, isUnreachable } from '#platform/database/is-unreachable.ts';

type Refused = Error & {
  data?: { errors?: unknown; sentence?: string };
  isPublic?: boolean;
  status?: number;
};

/** How Payload begins its list of fields, in both languages of the admin. */
const PAYLOADS_LIST = /^(The following fields? (is|are) invalid|ይህ መስክ ትክክል አይደለም|እነዚህ መስኮች ትክክል አይደሉም)/;

/** Payload joins labels by commas and the form takes them apart there; the fields themselves carry their sentences. */
const sentenceOf = (message: string, { length }: unknown[]): string => {
  if (!PAYLOADS_LIST.test(message)) return message;
  return length === 1 ? 'Not saved. One field is marked.' : `Not saved. ${length} fields are marked.`;
};

/**
 * Gives the form the fields that a refusal is about. The admin is bundled several times (for requests, for pages, for
 * what runs at the start), so an error thrown in one part is not an instance of the class of the other, and Payload
 * then sends its sentence alone: no field is marked. So does a message that must not be logged (Refusal).
 */
export const nameFieldsOfRefusals: AfterErrorHook = ({ error }) => {
  const { data, isPublic, message, name } = error as Refused;
  if (data?.sentence) {
    const { sentence, ...rest } = data;
    return { response: { errors: [{ name, data: rest, message: sentence }] } };
  }
  if (!Array.isArray(data?.errors) || isPublic === false) return;
  return { response: { errors: [{ name, data, message: sentenceOf(message, data.errors) }] } };
};

/** Shown when the session ended during editing: what to do, and that nothing is lost. */
export const signedOut = {
  name: 'SignedOut',
  message:
    'You are signed out, so nothing was saved. Sign in again: what you wrote is stored in this browser and comes back in this form.',
};

/** Says "sign in again" instead of "not allowed" to those who are nobody. */
export const askToSignIn: AfterErrorHook = ({ error, req }) => {
  if ((error as Refused).status !== 403 || req.user || !/^(PATCH|POST)$/.test(req.method ?? '')) return;
  return { response: { errors: [{ name: signedOut.name, message: signedOut.message }] }, status: 403 };
};

/** Shown to staff when a save failed for a temporary reason; what they typed is still in the form. */
export const unavailable = {
  away: 'The database isn’t answering right now, so nothing was saved. Leave this page open and try again in a moment.',
  full: 'The disk is full, so nothing was saved. Leave this page open, ask whoever looks after the server to make room, and save again.',
} as const;

/** Replaces "Something went wrong" with what happened and that it is temporary. */
export const explainUnavailable: AfterErrorHook = ({ error }) => {
  if (!isUnreachable(error)) return;
  const message = unavailable[isOutOfRoom(error) ? 'full' : 'away'];
  return { response: { errors: [{ name: 'Unavailable', message }] }, status: 503 };
};

/** Refuses what should be JSON and is not, such as a `where` or the fields beside an upload. */
export const explainUnreadable: AfterErrorHook = ({ error }) => {
  if (!(error instanceof SyntaxError)) return;
  return { response: { errors: [{ name: 'Unreadable', message: unreadable }] }, status: 400 };
};

export const unreadable = 'This request cannot be read: part of it is no valid JSON.';

type Spoken = { message?: string; data?: Record<string, unknown> };

/** Says refusals in the language of the admin; comes last, when the English is settled. */
export const refuseInAmharic: AfterErrorHook = ({ req, result }) => {
  if (req.i18n?.language !== 'am' || !result?.errors) return;
  return { response: { errors: result.errors.map(inLanguage) } };
};

function inLanguage<Error extends Spoken>(error: Error): Error {
  const { message, data } = error;
  const spoken = message === undefined ? {} : { message: inAmharic(message) ?? message };
  if (!Array.isArray(data?.errors)) return { ...error, ...spoken };
  return { ...error, ...spoken, data: { ...data, errors: data.errors.map(inLanguage) } };
}

/** `errors` are about fields of a form; `sentence` is for whoever asked, in place of the logged one. */
type RefusalData = {
  sentence?: string;
  code?: string;
  /** The number of the document it is about. */
  document?: number;
  errors?: { path: string; message: string }[];
};

/**
 * A refusal that names people or documents to whoever asked. The log gets `logged` alone, which must name nobody, as
 * information: Payload logs refusals of this name so.
 */
export class Refusal extends APIError<RefusalData> {
  constructor(logged: string, status: number, data: RefusalData) {
    super(logged, status, data, true);
    this.name = 'ValidationError';
  }
}
