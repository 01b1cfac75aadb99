import type { z } from 'zod';
import type { RenderContext } from '#platform/render-context.ts';

/** One response an endpoint can give. */
export type EndpointResponse = {
  /** When it occurs, in one sentence for the OpenAPI document. */
  readonly description: string;
  readonly body?: z.ZodType;
  /** The media type of an answer that is not JSON, such as `text/calendar`. */
  readonly type?: string;
  /** Members of the problem document beside type, title, status and detail (RFC 9457). */
  readonly members?: z.ZodObject;
};

export type EndpointResponses = Readonly<Record<number, EndpointResponse>>;

/** The request, with what was sent already validated. */
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
type AnswerFor<Status, End> = End extends { body: infer Body extends z.ZodType }
  ? { status: Status; body: z.input<Body>; headers?: AnswerHeaders }
  : End extends { members: infer Members extends z.ZodObject }
    ? { status: Status; detail: string; members: z.input<Members>; headers?: AnswerHeaders }
    : { status: Status; detail: string; headers?: AnswerHeaders };

/** An endpoint's answer: one of its declared responses, or a whole Response, which is sent as it is. */
export type EndpointAnswer<Ends extends EndpointResponses> =
  | { [Status in keyof Ends]: AnswerFor<Status, Ends[Status]> }[keyof Ends]
  | { response: Response };

type Declared<Body extends z.ZodType, Query extends z.ZodObject, Ends extends EndpointResponses> = {
  /** Its name in the OpenAPI document, one word: `addPageView`. */
  readonly id: string;
  readonly method: 'GET' | 'POST';
  /** Its address without language; braces mark a variable part: `/api/{product}/subscribe`. */
  readonly path: `/api${string}`;
  /** Describes each `{…}` in the path. */
  readonly pathParts?: Readonly<Record<string, string>>;
  /** One line, and further details. */
  readonly summary: string;
  readonly details?: string;
  /** The heading it is listed under: Numbers, Newsletter, Content … */
  readonly area: string;
  /** The query. A strict object, so that a misspelled name is reported and not ignored. */
  readonly query?: Query;
  /** The body of a POST. A strict object, for the same reason. */
  readonly body?: Body;
  /** The format of the body; `form` is what a plain form or a mail program sends. JSON by default. */
  readonly takes?: 'json' | 'form';
  /** A member that every problem of this endpoint has in addition to RFC 9457, made from its detail. */
  readonly inProblems?: {
    readonly shape: z.ZodObject;
    readonly of: (detail: string) => Readonly<Record<string, unknown>>;
  };
  /** The same for everybody until content changes: cached like a page (known-parameters.ts). Has no network address. */
  readonly cached?: true;
  /** Only for holders of the secret, which is sent in this header. */
  readonly secretHeader?: string;
  readonly responses: Ends;
};

type Answering<Body, Query, Ends extends EndpointResponses> = (
  request_: EndpointRequest<Body, Query>,
) => Promise<EndpointAnswer<Ends>>;

/** An endpoint as the server and the OpenAPI document see it. */
export type Endpoint = Declared<z.ZodType, z.ZodObject, EndpointResponses> & {
  readonly answer: Answering<unknown, unknown, EndpointResponses>;
};

/**
 * Declares an endpoint. The same schemas check its input (answer-endpoint.ts) and describe it in the OpenAPI document.
 * The responses every endpoint can give (400, 405, 413, 415, 500, 503) are not repeated in `responses`.
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
