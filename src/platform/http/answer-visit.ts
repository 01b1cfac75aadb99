import type { IncomingMessage, ServerResponse } from 'node:http';
import { splitLocale } from '#core/locale.ts';
import { acceptedCodings, matchesEntityTag } from '#platform/content-negotiation.ts';
import { traced } from '#platform/operations/traced.ts';
import { type AnswerKind, logRefusal, type VisitWatch } from '#platform/operations/visit-watch.ts';
import { type CompressedPage, compressPage, type PageVariant } from '#platform/page-cache/compress-page.ts';
import type { PageCache } from '#platform/page-cache/page-cache.ts';
import {
  cacheName,
  type KnownParameters,
  type PageKey,
  readPageAddress,
} from '#platform/page-cache/page-key.ts';
import type { RenderedPage } from '#platform/page-cache/rendered-page.ts';
import { beginRequest, type RequestContext, withinRequest } from '#platform/request-context.ts';
import { previewTokenIn } from '#platform/staff-token.ts';
import { hasLiteForm, isLiteRequest } from '../page-cache/page-key.ts';
import { clientAddress } from './client-address.ts';
import { hasDisconnected, sendResponse, toWebRequest } from './personal-answer.ts';
import { plainPage, problemPage, retryHeaders } from './problem-document.ts';
import {
  anyOriginAllowed,
  type Headers,
  sameOriginOnly,
  securityHeaders,
  securityHeadersFor,
  withUsual,
} from './security-headers.ts';
import { buildableMethods, refuseRequest, safeMethods, usualLimits } from './server-limits.ts';
import { answerFile, type StaticFiles } from './static-files.ts';
import { reportWhenAnswered } from './watch-requests.ts';

/** A visit answered for one person: nothing of it is cached. */
type Visit = {
  readonly path: string;
  readonly clientAddress: string | undefined;
  readonly isStaff: boolean;
};

export type PublicSite = {
  readonly siteUrl: string;
  /** Promises HTTPS for every subdomain of the site too. */
  readonly httpsBelow?: boolean;
  readonly pages: PageCache;
  readonly files: StaticFiles;
  readonly known: KnownParameters;
  /** Paths answered for one person: API, media, staff previews. */
  readonly isPersonal: (path: string) => boolean;
  /** Paths answered to programs: refusals there are problem documents. */
  readonly isApiRequest: (path: string) => boolean;
  readonly trustedProxies: number;
  readonly answerPersonally: (request: Request, visit: Visit) => Promise<Response>;
  /** The key of the cached page that explains a refusal in the language of `path`. */
  readonly problemKey: (status: number, path: string) => PageKey;
  /** Logs an error and renders the page that reports it; never rejects. */
  readonly explainFault: (error: unknown, path: string, wasSent?: boolean) => Promise<RenderedPage>;
  readonly health: () => object;
  /** The route of an address, such as `/news/[slug]`; one of few, whatever was requested. */
  readonly findRoute: (path: string) => string;
  /** Notified of every answer, for metrics and logs. */
  readonly watch?: VisitWatch | undefined;
};

/** The methods listed in refusals. Only for personal answers: a cached page belongs to no request. */
const personalMethods = [...safeMethods, 'POST'];
/** Below these, a missing file gets no rendered page. */
const assetFolder = /^\/(_astro|art|fonts|video)\//;

/** A draft is only for the person who requested it, and for no index. */
const privateHeaders: Headers = [
  ['cache-control', 'private, no-store'],
  ['x-robots-tag', 'noindex'],
];

/** Answers one request: every code path ends the response. */
export function createVisitAnswerer(site: PublicSite) {
  const security = securityHeaders(site);
  return (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const context = beginRequest(request, {
      isBehindProxy: site.trustedProxies > 0,
      clientAddress: clientAddress(request, site.trustedProxies),
    });
    const exchange: Exchange = { request, response, security, context, kind: 'refused' };
    if (site.watch) reportWhenAnswered(site.watch, exchange);
    const describe = () => ({
      name: `${request.method} ${site.findRoute(parsePath(request.url ?? '/'))}`,
      facts: { 'http.response.status_code': response.statusCode, 'adey.answer': exchange.kind },
    });
    return withinRequest(context, () => traced(describe, () => answerOrExplain(site, exchange)));
  };
}

async function answerOrExplain(site: PublicSite, exchange: Exchange): Promise<void> {
  try {
    await answer(site, exchange);
  } catch (error) {
    if (hasDisconnected(error)) exchange.response.destroy();
    else await answerFault(site, exchange, error);
  }
}

async function answer(site: PublicSite, exchange: Exchange): Promise<void> {
  const target = exchange.request.url ?? '/';
  const address = readPageAddress(target.slice(0, usualLimits.targetBytes + 1), site.known);
  const path = address.kind === 'page' ? address.key.path : '/';
  const isApiRequest = site.isApiRequest(parsePath(target));
  const isReading = (safeMethods as readonly string[]).includes(exchange.request.method ?? '');
  // A cached endpoint is cached for reading only; the endpoint itself decides what else it accepts.
  const isPersonal = address.kind === 'page' && (site.isPersonal(path) || (isApiRequest && !isReading));
  const refused = isApiRequest ? problemPage : plainPage;
  const problemContext = { locale: splitLocale(parsePath(target)).locale };
  const refusal = refuseRequest(exchange.request, allowedMethods(isApiRequest, isPersonal), usualLimits);
  if (refusal) return sendPlain(exchange, refused(refusal.status, problemContext), refusal.headers);
  if (address.kind === 'malformed' && isApiRequest) return sendPlain(exchange, refused(400, problemContext));
  if (address.kind === 'malformed') return answerProblem(site, exchange, 400, target);
  if (address.kind === 'moved') return sendMoved(exchange, address.location);
  if (path === '/healthz') return sendHealth(exchange, site.health());

  const file = site.files.find(path);
  if (file) {
    exchange.kind = 'file';
    const outcome = await answerFile(file, exchange.security, exchange.request, exchange.response);
    if (outcome) await sendPlain(exchange, plainPage(outcome.refused), outcome.headers);
    return;
  }
  if (assetFolder.test(path)) return sendPlain(exchange, plainPage(404));
  const isPreview =
    asksForPreview(target) && previewTokenIn(exchange.request.headers.cookie, new Date()) !== null;
  if (isPersonal || isPreview) return answerPersonally(site, exchange, path + readQuery(target), isPreview);
  const key = { ...address.key, lite: !isApiRequest && hasLiteForm(path) && isLiteRequest(exchange.request) };
  exchange.kind = site.pages.find(cacheName(key)) ? 'cached' : 'rendered';
  answerPage(await site.pages.get(key), exchange.request, exchange.response);
}

/** An endpoint refuses methods itself, because only it knows which it accepts. */
function allowedMethods(isApiRequest: boolean, isPersonal: boolean): readonly string[] {
  if (isApiRequest) return buildableMethods;
  return isPersonal ? personalMethods : safeMethods;
}

function parsePath(target: string): string {
  return target.slice(0, usualLimits.targetBytes).split(/[?#]/, 1)[0] ?? '/';
}

/** Only a pass that we signed makes `?preview` an uncached page: anybody can write a cookie of that name. */
function asksForPreview(target: string): boolean {
  return new URLSearchParams(readQuery(target)).has('preview');
}

function readQuery(target: string): string {
  const start = target.indexOf('?');
  return start === -1 ? '' : (target.slice(start).split('#', 1)[0] ?? '');
}

async function answerPersonally(
  site: PublicSite,
  exchange: Exchange,
  address: string,
  isPreview: boolean,
): Promise<void> {
  const { request, response, context } = exchange;
  exchange.kind = 'personal';
  response.setHeader(idHeader, context.id);
  const path = parsePath(address);
  const webRequest = await toWebRequest(
    address,
    { origin: site.siteUrl, request, response },
    usualLimits.bodyBytes,
    context,
  );
  if (!webRequest)
    return sendPlain(
      exchange,
      (site.isApiRequest(path) ? problemPage : plainPage)(413, { locale: splitLocale(path).locale }),
    );
  const visit = { path, clientAddress: context.clientAddress, isStaff: context.isStaff };
  const answer = await site.answerPersonally(webRequest, visit);
  logRefusal(answer.status, { server: 'site', method: webRequest.method, of: site.findRoute(path) });
  const type = answer.headers.get('content-type');
  const origins = /^(image|video)\//.test(type ?? '') ? anyOriginAllowed : sameOriginOnly;
  const defaults = [
    ...securityHeadersFor(type, exchange.security),
    ...origins,
    ...retryHeaders(answer.status),
  ];
  const headers = { defaults, forced: isPreview ? privateHeaders : [] };
  await sendResponse(answer, headers, response);
}

async function answerProblem(
  site: PublicSite,
  exchange: Exchange,
  status: number,
  path: string,
): Promise<void> {
  answerPage(
    await site.pages.get({ ...site.problemKey(status, path), lite: isLiteRequest(exchange.request) }),
    exchange.request,
    exchange.response,
  );
}

async function answerFault(site: PublicSite, exchange: Exchange, error: unknown): Promise<void> {
  const page = await site.explainFault(
    error,
    parsePath(exchange.request.url ?? '/'),
    exchange.request.method === 'POST',
  );
  if (exchange.response.headersSent) return void exchange.response.destroy();
  exchange.response.setHeader(idHeader, exchange.context.id);
  answerPage(await compressPage(page), exchange.request, exchange.response);
}

/** Lets a visitor and an operator find the request of an answer. */
const idHeader = 'x-request-id';

/** A request and its response, with what is known about both. */
type Exchange = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly security: Headers;
  readonly context: RequestContext;
  kind: AnswerKind;
};

/** Sends a page without dependencies: a refusal. */
async function sendPlain(exchange: Exchange, page: RenderedPage, more: Headers = []): Promise<void> {
  // The rest of a refused body would be taken for the next request.
  if (!exchange.request.complete) exchange.response.shouldKeepAlive = false;
  exchange.response.setHeader(idHeader, exchange.context.id);
  const headers = withUsual([...exchange.security, ...sameOriginOnly, ...more], page.headers);
  answerPage(await compressPage({ ...page, headers }), exchange.request, exchange.response);
}

/** Permanent, but revalidated after an hour: a page may move to where its other form was. */
function sendMoved(exchange: Exchange, location: string): void {
  const headers: Headers = [
    ...exchange.security,
    ...sameOriginOnly,
    ['location', location],
    ['cache-control', 'public, max-age=3600'],
    ['content-length', '0'],
  ];
  exchange.response.writeHead(301, headers.flat());
  exchange.response.end();
}

/** The answer to `/healthz`. */
function sendHealth(exchange: Exchange, health: object): void {
  const body = JSON.stringify(health);
  const headers: Headers = [
    ...exchange.security,
    ...sameOriginOnly,
    ['content-type', 'application/json'],
    ['cache-control', 'no-store'],
    ['content-length', String(Buffer.byteLength(body))],
  ];
  exchange.response.writeHead(200, headers.flat());
  exchange.response.end(exchange.request.method === 'HEAD' ? undefined : body);
}

/**
 * Sends a page in the best form the client accepts, or 304 if it has any form of it. GET and HEAD only.
 */
export function answerPage(page: CompressedPage, request: IncomingMessage, response: ServerResponse): void {
  const { headers, method } = request;
  const ifNoneMatch = headers['if-none-match'];
  const variant = bestVariant(page, headers['accept-encoding']);
  if (ifNoneMatch !== undefined && page.mayRevalidate) {
    const held = heldVariant(page, variant, ifNoneMatch);
    if (held) {
      response.writeHead(304, held.notModifiedHeaders);
      response.end();
      return;
    }
  }
  response.writeHead(page.status, variant.headers);
  response.end(method === 'HEAD' ? undefined : variant.body());
}

function bestVariant(page: CompressedPage, acceptEncoding: string | string[] | undefined): PageVariant {
  for (const coding of acceptedCodings(acceptEncoding?.toString())) {
    const variant = page.variants[coding];
    if (variant) return variant;
  }
  return page.variants.identity;
}

/** A client that now accepts another coding still has this page: confirm the tag it named. */
function heldVariant(page: CompressedPage, best: PageVariant, ifNoneMatch: string): PageVariant | undefined {
  const { br, gzip, identity } = page.variants;
  return (
    [best, br, gzip, identity].find(variant => variant && matchesEntityTag(ifNoneMatch, variant.entityTag)) ??
    undefined
  );
}
