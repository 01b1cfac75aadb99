import { logInfo } from '#platform/log.ts';
import type { VisitWatch } from '#platform/operations/visit-watch.ts';

/** Writes a line for every answer that was made for who asked. The route stands for the address, which may hold anything. */
export function logAnswers(routeOf: (path: string) => string): VisitWatch {
  return {
    cached: () => undefined,
    answered({ path, method, status, kind, milliseconds }) {
      logInfo('answered', { route: routeOf(path), method, status, kind, ms: Math.round(milliseconds) });
    },
  };
}
