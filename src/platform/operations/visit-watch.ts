/** How an answer was made: from the cache, rendered first, for one person, a file, or refused. */
export type AnswerKind = 'cached' | 'rendered' | 'personal' | 'file' | 'refused';

/** An answer that was not a cached page found at once. */
export type Answered = {
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
export function watchTogether(watches: readonly VisitWatch[]): VisitWatch {
  return {
    cached(page, target, status) {
      for (const watch of watches) watch.cached(page, target, status);
    },
    answered(answer) {
      for (const watch of watches) watch.answered(answer);
    },
  };
}
