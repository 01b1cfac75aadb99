import type { ConsentUse } from '#cms/consents/consent.rules.ts';
import type { PublicReadContext } from '#cms/consents/consent-gate.ts';
import { addressOf } from '#cms/media/media-picture.ts';
import { MAIL_SIZE } from '#cms/media/picture-sizes.ts';
import type { Localized } from '#core/words.ts';
import { asVisitorIn, type ReadScope } from './issue-sending.ts';

/** A picture for mail programs: JPEG or PNG, at an address that checks consent on each request. */
export type MailPicture = { id: number; src: string; width: number; height: number; alt: Localized };

type Size = { filename?: string | null; width?: number | null; height?: number | null };
type Stored = Size & { id: number; alt?: Localized; sizes?: Record<string, Size | undefined> };

/**
 * The pictures among `ids` that may be in a newsletter at `now`: nobody is recognisable, or the consent covers both the
 * newsletter and the website, which serves the file.
 */
export async function mayBeMailed(
  scope: ReadScope,
  ids: number[],
  now: Date,
): Promise<Map<number, MailPicture>> {
  if (ids.length === 0) return new Map();
  const onSite = await allowedFor(scope, 'website', ids, now);
  const inMail = await allowedFor(scope, 'newsletter', ids, now);
  const both = inMail.filter(({ id }) => onSite.some(other => other.id === id));
  return new Map(both.flatMap(stored => mailPicture(stored).map(picture => [stored.id, picture] as const)));
}

async function allowedFor(
  scope: ReadScope,
  consentUse: ConsentUse,
  ids: number[],
  now: Date,
): Promise<Stored[]> {
  const context: PublicReadContext = { now, consentUse };
  const { docs } = await scope.payload.find({
    ...asVisitorIn(scope),
    collection: 'media',
    where: { id: { in: ids } },
    locale: 'all',
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: false,
    context: { ...context },
  });
  return docs as unknown as Stored[];
}

/** A picture smaller than the mail size has no resized copy and is used as it is. */
function mailPicture(stored: Stored): MailPicture[] {
  const cut = stored.sizes?.[MAIL_SIZE];
  const file = cut?.filename ? cut : stored;
  if (!file.filename || !file.width || !file.height) return [];
  const { width, height } = file;
  return [{ id: stored.id, src: addressOf(file.filename), width, height, alt: stored.alt }];
}
