import type { z } from 'zod';
import type { RenderContext } from '#platform/render-context.ts';

/** One end a call can have. */
export type EndpointResponse = {
  /** When it comes to this, one sentence for whoever reads the document of all calls. */
  readonly description: string;
  /** The JSON of the answer. */
  readonly body?: z.ZodType;
  /** The type of an answer that is no JSON, such as `text/calendar`. */
  readonly type?: string;
  /** What a problem document carries beside type, title, status and detail (RFC 9457). */
  readonly members?: z.ZodObject;
};

export type EndpointResponses = Readonly<Record<number, EndpointResponse>>;

/** Who calls, with what was sent, already in the shape that was declared. */
export type EndpointRequest<Body = unknown, Query = unknown> = {
  readonly body: Body;
  readonly query: Query;
  readonly request: Request;
  /** Without language: `/api/adey/subscribe`. */
  readonly path: string;
  /** For rate limits; never stored. */
  readonly clientAddress: string;
  readonly renderContext: RenderContext;
};

type AnswerHeaders = Readonly<Record<string, string>>;
type AnswerOf<Status, End> = End extends { body: infer Body extends z.ZodType }
  ? { status: Status; body: z.input<Body>; headers?: AnswerHeaders }
  : End extends { members: infer Members extends z.ZodObject }
    ? { status: Status; detail: string; members: z.input<Members>; headers?: AnswerHeaders }
    : { status: Status; detail: string; headers?: AnswerHeaders };

/** What a call answers: one of the ends it declared, or a whole response, which is sent as it is. */
export type EndpointAnswer<Ends extends EndpointResponses> =
  | { [Status in keyof Ends]: AnswerOf<Status, Ends[Status]> }[keyof Ends]
  | { response: Response };

type Declared<Body extends z.ZodType, Query extends z.ZodObject, Ends extends EndpointResponses> = {
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
  readonly cached?: true;
  /** Only for whoever holds the secret, which comes in this header. */
  readonly secretHeader?: string;
  readonly responses: Ends;
};

type Answering<Body, Query, Ends extends EndpointResponses> = (
  request_: EndpointRequest<Body, Query>,
) => Promise<EndpointAnswer<Ends>>;

/** A call as the server and the document of all calls know it. */
export type Endpoint = Declared<z.ZodType, z.ZodObject, EndpointResponses> & {
  readonly answer: Answering<unknown, unknown, EndpointResponses>;
};

/**
 * Declares one call: what it takes and how it can end are checked at the door (answer-call.ts) and told in the
 * document of all calls by the same schemas. What every call can end with (400, 405, 413, 415, 500, 503) is not
 * repeated in `ends`.
 */
export function defineEndpoint<
  Ends extends EndpointResponses,
  Body extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodObject = z.ZodObject,
>(endpoint: Declared<Body, Query, Ends>) {
  return {
    handler: (answer: Answering<z.output<Body>, z.output<Query>, Ends>): Endpoint =>
      ({ ...endpoint, answer }) as unknown as Endpoint,
  };
}
