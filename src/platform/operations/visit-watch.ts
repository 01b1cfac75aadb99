/** How an answer came to be: sent as it was kept, rendered first, made for one person, a file, or refused at the door. */
export type AnswerKind = 'cached' | 'rendered' | 'personal' | 'file' | 'refused';

/** One answer that was not a kept page found at once. */
export type Answered = {
  /** As it was asked for, without its query. */
  readonly path: string;
  readonly method: string;
  readonly status: number;
  readonly kind: AnswerKind;
  readonly milliseconds: number;
};

/** Who is told of every answer. */
export type VisitWatch = {
  /** On the shortest way there is: it may cost next to nothing. */
  readonly cached: (page: object, target: string, status: number) => void;
  readonly answered: (answer: Answered) => void;
};

/** Tells several watches of every answer. */
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
