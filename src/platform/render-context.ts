import type { TypedUser } from 'payload';
import type { Locale } from '#core/locale.ts';

/** A signed-in member of staff who asked to see drafts. */
export type StaffViewer = TypedUser;

/**
 * One render: in which language, at which instant and for whom it reads, and what it read. Every query of a feature
 * takes one, so a page always knows which changes make it old.
 */
export type RenderContext = {
  readonly locale: Locale;
  readonly now: Date;
  /** Set for staff who preview: they see drafts, and the page is never kept. */
  readonly preview: StaffViewer | null;
  /** For little data: no film, small pictures, no fonts (docs/decisions/0020-lite-mode.md). */
  readonly lite: boolean;
  /** The collections and globals that were read. */
  readonly tags: Set<string>;
  /** The earliest instant at which something read changes by itself, such as a consent ending; null when nothing does. */
  freshUntil: Date | null;
  /** When somebody last took back a picture or story, where consent decided about what was read; null otherwise. */
  withdrawnAt: Date | null;
};

type Start = { locale: Locale; now: Date; preview?: StaffViewer | null; lite?: boolean };

/** A reading that has read nothing yet: for a visitor, or for staff who preview. */
export function createRenderContext({ locale, now, preview = null, lite = false }: Start): RenderContext {
  return { locale, now, preview, lite, tags: new Set(), freshUntil: null, withdrawnAt: null };
}

/** Notes that something read changes by itself at `instant`; the earliest such instant counts. */
export function changesAt(renderContext: RenderContext, instant: Date | null): void {
  if (instant && (renderContext.freshUntil === null || instant < renderContext.freshUntil))
    renderContext.freshUntil = instant;
}
