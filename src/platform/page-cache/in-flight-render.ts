import type { CompressedPage } from '#platform/page-cache/compress-page.ts';

/** When a visitor asked: after how many changes, and at which instant (milliseconds since 1970). */
export type RequestMoment = { readonly change: number; readonly at: number };

/** A finished render, for everyone who waited on it. */
export type RenderResult = {
  readonly page: CompressedPage;
  /** Whether a visitor who asked then may see it: not when something it shows had changed between its start and the asking. */
  canServe(requested: RequestMoment): boolean;
};

/** One render under way, and the changes announced while it runs. */
export type InFlightRender = ReturnType<typeof createInFlightRender>;

/** A render that has not started yet; tell it of every change until it has landed. */
export function createInFlightRender() {
  const firstChangeOf = new Map<string, number>();
  let firstChangeOfAll = Infinity;
  let startedAt = 0;

  function firstChange(tags: ReadonlySet<string>): number {
    return Math.min(firstChangeOfAll, ...[...tags].map(tag => firstChangeOf.get(tag) ?? Infinity));
  }

  return {
    /** Called when reading really begins: what changed while the render waited its turn, it will read anyway. */
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
