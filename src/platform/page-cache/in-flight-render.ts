import type { CompressedPage } from '#platform/page-cache/compress-page.ts';

/** When a visitor asked: after how many changes, and at which instant (milliseconds since 1970). */
export type RequestMoment = { readonly change: number; readonly at: number };

/** A finished render, for everyone waiting for it. */
export type RenderResult = {
  readonly page: CompressedPage;
  /**
   * Whether it may answer a request of that moment: not if something it shows changed between its start and the
   * request.
   */
  canServe(requested: RequestMoment): boolean;
};

/** A render in progress, and the changes announced meanwhile. */
export type InFlightRender = ReturnType<typeof createInFlightRender>;

/** A render that has not started yet; it must receive every change until it finishes. */
export function createInFlightRender() {
  const firstChangeOf = new Map<string, number>();
  let firstChangeOfAll = Infinity;
  let startedAt = 0;

  function firstChange(tags: ReadonlySet<string>): number {
    return Math.min(firstChangeOfAll, ...[...tags].map(tag => firstChangeOf.get(tag) ?? Infinity));
  }

  return {
    /** Called when reading begins: the render reads anyway what changed while it was queued. */
    start(at: number): void {
      firstChangeOf.clear();
      firstChangeOfAll = Infinity;
      startedAt = at;
    },

    /** Notes that change number `change` touched these tags, or everything. */
    noteChange(change: number, tags: ReadonlySet<string> | 'all'): void {
      if (tags === 'all') firstChangeOfAll = Math.min(firstChangeOfAll, change);
      else for (const tag of tags) if (!firstChangeOf.has(tag)) firstChangeOf.set(tag, change);
    },

    isStale: (tags: ReadonlySet<string>) => firstChange(tags) !== Infinity,

    finish(page: CompressedPage, tags: ReadonlySet<string>): RenderResult {
      return {
        page,
        canServe(requested) {
          const ranOutMeanwhile = page.freshUntil > startedAt && page.freshUntil <= requested.at;
          return firstChange(tags) > requested.change && !ranOutMeanwhile;
        },
      };
    },
  };
}
