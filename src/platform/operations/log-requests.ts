import { logInfo } from '#platform/log.ts';
import type { VisitWatch } from '#platform/operations/visit-watch.ts';

/** Logs every answer that was not cached. The route stands in for the address, which may contain anything. */
export function logAnswers(routeOf: (path: string) => string): VisitWatch {
  return {
    cached: () => undefined,
    answered({ path, method, status, kind, milliseconds }) {
      logInfo('answered', { route: routeOf(path), method, status, kind, ms: Math.round(milliseconds) });
    },
  };
}

const refusals = [401, 403];
/** Of what a request contained; only of one that would have changed something. */
const refusedContent = [400, 413, 415, 422];
const reads = ['GET', 'HEAD', 'OPTIONS'];
/** The name of one of our collections, globals or endpoints; nothing else from the address gets into the log. */
const knownShape = /^[a-z-]{1,40}$/;

type RefusedRequest = { readonly server: 'site' | 'admin'; readonly method: string; readonly of: string };

/**
 * Logs that an act was refused, for who asked or for what it contained: which one and on which side (site or admin),
 * never who or with what.
 */
export function logRefusal(status: number, { server, method, of }: RefusedRequest): void {
  const isForContent = refusedContent.includes(status) && !reads.includes(method);
  if (!isForContent && !refusals.includes(status)) return;
  logInfo('request refused', {
    server,
    status,
    method,
    of: server === 'site' || knownShape.test(of) ? of : 'other',
  });
}
