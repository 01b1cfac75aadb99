import type { PayloadRequest } from 'payload';
import type { CountedApart } from '#cms/fields/form-fields.ts';
import type { IsoDay } from '#core/zoned-time.ts';
import { copyTo } from './copy-event.rules.ts';
import type { Copying } from './copy-event-fields.ts';

/** The newest version of an event that the caller may read, in their language; null if there is none. */
export const findToCopy = (req: PayloadRequest, id: number) =>
  req.payload.findByID({
    collection: 'events',
    id,
    ...{ draft: true, depth: 0, disableErrors: true, overrideAccess: false },
    ...{ user: req.user, locale: req.i18n.language === 'am' ? 'am' : 'en' },
  });

/** Makes a draft that is an event on another day, with everything that belongs to it, and returns its id. */
export async function copyEvent(req: PayloadRequest, id: number, day: IsoDay): Promise<number | null> {
  const event = await findToCopy(req, id);
  if (!event) return null;
  const context: Copying & CountedApart = { copyTo: copyTo(event, day), countedApart: day };
  const copy = await req.payload.create({
    collection: 'events',
    duplicateFromID: id,
    ...{ data: {} as never, draft: true, depth: 0, overrideAccess: false, user: req.user },
    ...{ context, req },
  });
  return copy.id;
}
