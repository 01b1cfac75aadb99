import { logInfo } from '#platform/log.ts';

/** How an answer was made: from the cache, rendered first, for one person, a file, or refused. */
export type AnswerKind = 'cached' | 'rendered' | 'personal' | 'file' | 'refused';

/** An answer that was not a cached page found at once. */
type Answered = {
  /** As requested, without its query. */
  readonly path: string;
  readonly method: string;
  readonly status: number;
  readonly kind: AnswerKind;
  readonly milliseconds: number;
};

/** Notified of every answer. */
export type VisitWatch = {
  /** On the hot path: it must cost next to nothing. */
  readonly cached: (page: object, target: string, status: number) => void;
  readonly answered: (answer: Answered) => void;
};

/** Notifies several watches of every answer. */
export function combineWatches(watches: readonly VisitWatch[]): VisitWatch {
  return {
    cached(page, target, status) {
      for (const watch of watches) watch.cached(page, target, status);
    },
    answered(answer) {
      for (const watch of watches) watch.answered(answer);
    },
  };
}

/** Logs every answer that was not cached. The route stands in for the address, which may contain anything. */
export function logAnswers(findRoute: (path: string) => string): VisitWatch {
  return {
    cached: () => undefined,
    answered({ path, method, status, kind, milliseconds }) {
      logInfo('answered', { route: findRoute(path), method, status, kind, ms: Math.round(milliseconds) });
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
