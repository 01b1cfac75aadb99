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
