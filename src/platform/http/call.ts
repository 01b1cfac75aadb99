import type { z } from 'zod';
import type { Reading } from '#platform/reading.ts';

/** One end a call can have. */
export type CallEnd = {
  /** When it comes to this, one sentence for whoever reads the document of all calls. */
  readonly says: string;
  /** The JSON of the answer. */
  readonly body?: z.ZodType;
  /** The type of an answer that is no JSON, such as `text/calendar`. */
  readonly type?: string;
  /** What a problem document carries beside type, title, status and detail (RFC 9457). */
  readonly members?: z.ZodObject;
};

export type CallEnds = Readonly<Record<number, CallEnd>>;

/** Who calls, with what was sent, already in the shape that was declared. */
export type Calling<Body = unknown, Query = unknown> = {
  readonly body: Body;
  readonly query: Query;
  readonly request: Request;
  /** Without language: `/api/adey/subscribe`. */
  readonly path: string;
  /** For rate limits; never stored. */
  readonly clientAddress: string;
  readonly reading: Reading;
};

type AnswerHeaders = Readonly<Record<string, string>>;
type EndOf<Status, End> = End extends { body: infer Body extends z.ZodType }
  ? { status: Status; body: z.input<Body>; headers?: AnswerHeaders }
  : End extends { members: infer Members extends z.ZodObject }
    ? { status: Status; detail: string; members: z.input<Members>; headers?: AnswerHeaders }
    : { status: Status; detail: string; headers?: AnswerHeaders };

/** What a call answers: one of the ends it declared, or a whole response, which is sent as it is. */
export type CallAnswer<Ends extends CallEnds> =
  | { [Status in keyof Ends]: EndOf<Status, Ends[Status]> }[keyof Ends]
  | { response: Response };

type Declared<Body extends z.ZodType, Query extends z.ZodObject, Ends extends CallEnds> = {
  /** Its name in the document of all calls, one word: `addPageView`. */
  readonly id: string;
  readonly method: 'GET' | 'POST';
  /** Its address without language; a part in braces stands for one that changes: `/api/{product}/subscribe`. */
  readonly path: `/api${string}`;
  /** What `{…}` in the path stands for. */
  readonly pathParts?: Readonly<Record<string, string>>;
  /** One line, and what else is worth knowing. */
  readonly summary: string;
  readonly details?: string;
  /** Under which heading it stands: Numbers, Newsletter, Content … */
  readonly area: string;
  /** What is asked in the address. A strict object, so that a misspelled name is told and not ignored. */
  readonly query?: Query;
  /** What a POST carries. A strict object, for the same reason. */
  readonly body?: Body;
  /** How the body comes; `form` is what a plain form or a mail program sends. JSON unless said otherwise. */
  readonly takes?: 'json' | 'form';
  /** What every problem of this call carries beside what RFC 9457 has, made of its detail. */
  readonly inProblems?: {
    readonly shape: z.ZodObject;
    readonly of: (detail: string) => Readonly<Record<string, unknown>>;
  };
  /** Says the same to everybody until content changes: kept like a page (kept-calls.ts). Knows no network address. */
  readonly kept?: true;
  /** Only for whoever holds the secret, which comes in this header. */
  readonly secretHeader?: string;
  readonly ends: Ends;
};

type Answering<Body, Query, Ends extends CallEnds> = (
  calling: Calling<Body, Query>,
) => Promise<CallAnswer<Ends>>;

/** A call as the server and the document of all calls know it. */
export type Call = Declared<z.ZodType, z.ZodObject, CallEnds> & {
  readonly answer: Answering<unknown, unknown, CallEnds>;
};

/**
 * Declares one call: what it takes and how it can end are checked at the door (answer-call.ts) and told in the
 * document of all calls by the same schemas. What every call can end with (400, 405, 413, 415, 500, 503) is not
 * repeated in `ends`.
 */
export function declareCall<
  Ends extends CallEnds,
  Body extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodObject = z.ZodObject,
>(call: Declared<Body, Query, Ends>) {
  return {
    answeredBy: (answer: Answering<z.output<Body>, z.output<Query>, Ends>): Call =>
      ({ ...call, answer }) as unknown as Call,
  };
}
