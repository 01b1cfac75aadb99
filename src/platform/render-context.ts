import type { TypedUser } from 'payload';
import type { Claim } from '#core/claim.ts';
import type { Locale } from '#core/locale.ts';
import { logFault } from './log.ts';

/** A signed-in staff member who requested drafts. */
export type StaffViewer = TypedUser;

/** One version of a document that has a page, by its address in that version. */
type ShownDocument = {
  readonly collection: string;
  readonly slug: string;
  /** The page where the person who was asked answers. */
  readonly answerAt: string;
  readonly document: { id: number } & Record<string, unknown>;
};

/**
 * One render: its language, its instant, its viewer, and what it read. Every feature query takes one, so a page always
 * knows which changes make it stale.
 */
export type RenderContext = {
  readonly locale: Locale;
  readonly now: Date;
  /** Set for previewing staff: they see drafts, and the page is never cached. */
  readonly preview: StaffViewer | null;
  /** Replaces the public version of one document, for the person who was asked to approve it: never cached. */
  readonly shown: ShownDocument | null;
  /** For little data: no film, small pictures, no fonts (docs/decisions/0020-lite-mode.md). */
  readonly lite: boolean;
  /** The collections and globals read. */
  readonly tags: Set<string>;
  /** The numbers of the register that texts state which were read for it, by key. */
  readonly stated: Map<string, Claim>;
  /** The earliest instant at which something read changes by itself, such as a consent ending, or null. */
  freshUntil: Date | null;
  /** The latest withdrawal of a picture or story, if consent mattered for what was read, or null. */
  withdrawnAt: Date | null;
  /** A part could not be read and was left out (`orOmit`): the page is shown and never cached. */
  isIncomplete: boolean;
};

type Start = {
  locale: Locale;
  now: Date;
  preview?: StaffViewer | null;
  shown?: ShownDocument | null;
  lite?: boolean;
};

/** A context that has read nothing yet: for a visitor, or for previewing staff. */
export function createRenderContext({
  locale,
  now,
  preview = null,
  shown = null,
  lite = false,
}: Start): RenderContext {
  return {
    locale,
    now,
    preview,
    shown,
    lite,
    tags: new Set(),
    stated: new Map(),
    freshUntil: null,
    withdrawnAt: null,
    isIncomplete: false,
  };
}

/** Notes that something read changes by itself at `instant`; the earliest instant counts. */
export function limitValidity(renderContext: RenderContext, instant: Date | null): void {
  if (instant && (renderContext.freshUntil === null || instant < renderContext.freshUntil))
    renderContext.freshUntil = instant;
}

/**
 * What was read for one part of a page, or `instead` if reading failed: the page is shown without that part and never
 * cached, and the error is logged. For parts that visitors can do without, and lists that report it in their place.
 */
export async function orOmit<Part, Instead>(
  renderContext: RenderContext,
  read: Promise<Part>,
  instead: Instead,
): Promise<Part | Instead> {
  try {
    return await read;
  } catch (error) {
    logFault(error, { leftOut: true });
    renderContext.isIncomplete = true;
    return instead;
  }
}
