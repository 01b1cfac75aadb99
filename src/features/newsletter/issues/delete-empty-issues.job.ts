import type { Payload } from 'payload';
import { isEmpty } from '#cms/rich-text/read-text.rules.ts';
import { defaultLocale } from '#core/locale.ts';

const HOUR_MS = 60 * 60_000;
const AT_ONCE = 500;

type Written = {
  subject?: unknown;
  preview?: unknown;
  opening?: unknown;
  closing?: unknown;
  parts?: unknown;
};

const words = (localized: unknown): unknown[] => Object.values((localized ?? {}) as object);

const isUnwritten = ({ subject, preview, opening, closing, parts }: Written) =>
  !(parts as unknown[] | null)?.length &&
  ![...words(subject), ...words(preview)].some(Boolean) &&
  [...words(opening), ...words(closing)].every(isEmpty);

/**
 * Deletes issues in which nothing was written in any language and nobody worked for an hour, and returns the count. The
 * admin stores an issue as soon as "Write an issue" is pressed.
 */
export async function deleteEmptyIssues(payload: Payload, now: Date): Promise<number> {
  const before = new Date(now.getTime() - HOUR_MS).toISOString();
  const { docs } = await payload.find({
    collection: 'newsletter-issues',
    where: { and: [{ updatedAt: { less_than: before } }, { _status: { equals: 'draft' } }] },
    draft: true,
    locale: 'all',
    fallbackLocale: false,
    depth: 0,
    limit: AT_ONCE,
    overrideAccess: true,
  });
  const empty = docs.filter(issue => isUnwritten(issue as Written));
  for (const { id } of empty)
    await payload.delete({
      collection: 'newsletter-issues',
      id,
      locale: defaultLocale,
      overrideAccess: true,
    });
  return empty.length;
}
