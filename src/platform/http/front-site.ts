import { withdrawalHeader } from '#core/http-names.ts';
import { localePath, splitLocale } from '#core/locale.ts';
import type { Clock } from '#platform/clock.ts';
import { isDiskFull, isUnreachable } from '#platform/database/is-unreachable.ts';
import { logFault } from '#platform/log.ts';
import { traced } from '#platform/operations/traced.ts';
import type { CompressedPage } from '#platform/page-cache/compress-page.ts';
import { createPageCache, type PageCacheLimits } from '#platform/page-cache/page-cache.ts';
import type { PageKey } from '#platform/page-cache/page-key.ts';
import { RenderTimeoutError, renderQueue, SiteBusyError } from '#platform/page-cache/render-queue.ts';
import { queriesHeader, type RenderedPage } from '#platform/page-cache/rendered-page.ts';
import type { PublicSite } from './answer-visit.ts';
import { asProblem, plainPage, problemPage } from './problem-document.ts';
import { type Headers, sameOriginOnly, securityHeaders, withUsual } from './security-headers.ts';
import { visitContext } from './visit-context.ts';

/** Small letters, digits and hyphens, as in our own addresses. */
const ownSpelling = /^[a-z0-9/.-]{1,200}$/;

/** Media are not rendered: they only wait for the database, and have limits of their own. */
const mediaPath = /^\/(am\/)?media\//;

/**
 * Previews have their own queue, so that staff do not wait behind a crowd of visitors, nor visitors behind previews.
 */
const staffRenders = { atOnce: 4, waiting: 40, workMs: 20_000, waitMs: 10_000 };

/** A refusal or fault for the site to render as a page; `message` only for developers. */
type Problem = { readonly status: number; readonly reference?: string; readonly message?: string };

/** What the built site exports: any request in, its answer out. `locals.problem` requests the page of a problem. */
export type RenderSite = (
  request: Request,
  options: { locals: object; clientAddress?: string },
) => Promise<Response>;

export type FrontSettings = Pick<
  PublicSite,
  'files' | 'known' | 'isPersonal' | 'isApiRequest' | 'trustedProxies' | 'siteUrl' | 'httpsBelow' | 'watch'
> & {
  readonly findRoute?: (path: string) => string;
  readonly render: RenderSite;
  readonly clock: Clock;
  readonly limits?: Partial<PageCacheLimits>;
  readonly health: () => object;
  /** Facts about pages themselves, as JSON and never cached; null if nothing is at `path`. */
  readonly describePages?: (
    path: string,
    page: (address: string, lite: boolean) => Promise<CompressedPage>,
  ) => Promise<object> | null;
};

/**
 * Puts the page cache in front of a built site: the keys of cached pages, what the site gets with a visit, and how
 * refusals and faults become pages.
 */
export function frontSite(settings: FrontSettings): PublicSite {
  const { siteUrl, clock } = settings;
  const security = securityHeaders(settings);
  const problems = new Map<string, number>();
  const previews = renderQueue(staffRenders);
  const { findRoute = () => '(unknown)' } = settings;

  async function renderForAll(
    request: Request,
    { path, lite = false }: Pick<PageKey, 'path' | 'lite'>,
    problem?: Problem,
  ): Promise<RenderedPage> {
    const renderContext = visitContext({ path, now: clock.now(), lite });
    const locals = { renderContext, ...(problem && { problem }) };
    const answer = await traced(
      () => ({ name: `render ${findRoute(path)}`, facts: { cached: true } }),
      () => settings.render(request, { locals }),
    );
    const page = await collectPage(answer, renderContext, security);
    if (page.status >= 500 && page.body.byteLength === 0) {
      throw new Error(`The site answered ${page.status} without a page.`);
    }
    return page;
  }

  async function explainFault(error: unknown, path: string, wasSent = false): Promise<RenderedPage> {
    const errorPage = settings.isApiRequest(path) ? problemPage : plainPage;
    const problemContext = { locale: splitLocale(path).locale, wasSent };
    if (error instanceof SiteBusyError) return secured(errorPage(503, problemContext));
    const reference = logFault(error, describePlace(path));
    if (isUnreachable(error) || error instanceof RenderTimeoutError) {
      return secured(errorPage(503, { ...problemContext, reference, isFull: isDiskFull(error) }));
    }
    if (settings.isApiRequest(path)) return secured(errorPage(500, { ...problemContext, reference }));
    const message = isLocal(siteUrl) && error instanceof Error ? { message: error.message } : {};
    try {
      const home = new Request(siteUrl + homePath(path));
      const page = await pages.enqueue(() =>
        renderForAll(home, { path }, { status: 500, reference, ...message }),
      );
      return { ...page, status: 500, cacheable: false };
    } catch (secondError) {
      if (!(secondError instanceof SiteBusyError))
        logFault(secondError, { ...describePlace(path), whileReporting: reference });
      return secured(plainPage(500, { ...problemContext, reference }));
    }
  }

  /** The address itself only if it cannot contain a visitor's words. */
  function describePlace(path: string) {
    return { route: findRoute(path), ...(ownSpelling.test(path) && { path }) };
  }

  function secured(page: RenderedPage): RenderedPage {
    return { ...page, headers: withUsual([...security, ...sameOriginOnly], page.headers) };
  }

  const pages = createPageCache({
    origin: siteUrl,
    now: clock.now,
    ...(settings.limits && { limits: settings.limits }),
    async render(request, key) {
      const problemContext = settings.describePages?.(key.path, (address, lite) =>
        pages.get({ address, path: address, lite }),
      );
      if (problemContext) return secured(jsonPage(await problemContext));
      const status = problems.get(key.address);
      if (status === undefined) return renderForAll(request, key);
      return { ...(await renderForAll(request, key, { status })), status };
    },
    explainFailure: (error, key) => explainFault(error, key.path),
  });

  return {
    ...settings,
    findRoute,
    pages,
    explainFault,
    async answerPersonally(request, { path, clientAddress, isStaff }) {
      const locals = { renderContext: visitContext({ path, now: clock.now(), headers: request.headers }) };
      const visitor = clientAddress === undefined ? {} : { clientAddress };
      const render = () =>
        traced(
          () => ({ name: `render ${findRoute(path)}`, facts: { cached: false } }),
          () => settings.render(request, { locals, ...visitor }),
        );
      if (settings.isApiRequest(path)) return asProblem(await render());
      if (mediaPath.test(path)) return render();
      return isStaff ? previews.enqueue(render) : pages.enqueue(render);
    },
    /** Cached like any page, under an address with a fragment, which no request can have. */
    problemKey(status, path): PageKey {
      const home = homePath(path);
      const address = `${home}#problem-${status}`;
      problems.set(address, status);
      return { address, path: home };
    },
    health: () => ({ ...settings.health(), ...pages.count() }),
  };
}

function jsonPage(value: object): RenderedPage {
  return {
    status: 200,
    headers: [['content-type', 'application/json']],
    body: Buffer.from(JSON.stringify(value)),
    tags: new Set(),
    freshUntil: null,
    cacheable: false,
  };
}

function homePath(path: string): string {
  return localePath(splitLocale(path).locale, '/');
}

/** Ruling 23: the real message is for developers only. */
function isLocal(siteUrl: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(siteUrl).hostname);
}

/** What a render read; complete only once its body is. */
type WhatWasRead = {
  readonly tags: ReadonlySet<string>;
  readonly freshUntil: Date | null;
  readonly withdrawnAt?: Date | null;
  readonly isIncomplete?: boolean;
};

/**
 * Turns the site's answer into a page: first the whole body, then what was read for it. An answer that is `private`
 * or `no-store`, sets a cookie, or lacks a part that could not be read is not cacheable; the cookie is dropped.
 */
async function collectPage(answer: Response, read: WhatWasRead, security: Headers): Promise<RenderedPage> {
  const body = new Uint8Array(await answer.arrayBuffer());
  const own = [
    ...[...answer.headers].filter(([name]) => name !== queriesHeader),
    ...(read.withdrawnAt ? [[withdrawalHeader, read.withdrawnAt.toISOString()] as const] : []),
  ];
  const isPersonal =
    /private|no-store/.test(answer.headers.get('cache-control') ?? '') || answer.headers.has('set-cookie');
  const queries = answer.headers.get(queriesHeader);
  return {
    status: answer.status,
    headers: withUsual([...security, ...sameOriginOnly], own),
    body,
    tags: new Set(read.tags),
    freshUntil: read.freshUntil,
    cacheable: !isPersonal && read.isIncomplete !== true,
    ...(queries !== null && { queries: new Set(queries.split(' ').filter(query => query !== '')) }),
  };
}
