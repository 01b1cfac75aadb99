import { createHash } from 'node:crypto';
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

/** Which event is copied to which day; `key` is the same each time one form is sent. */
type Asked = { id: number; day: IsoDay; key: string };

/**
 * Makes a draft that is an event on another day, with everything that belongs to it, and returns its id; null if there is no
 * such event. A form that is sent twice makes one draft.
 */
export async function copyEvent(req: PayloadRequest, asked: Asked): Promise<number | null> {
  const { id, day } = asked;
  const event = await findToCopy(req, id);
  if (!event) return null;
  const origin = originOf(req, asked);
  const before = await findMade(req, origin);
  if (before) return before.id;
  const context: Copying & CountedApart = { copyTo: copyTo(event, day), countedApart: day, origin };
  const making = req.payload.create({
    collection: 'events',
    duplicateFromID: id,
    ...{ data: {} as never, draft: true, depth: 0, overrideAccess: false, user: req.user },
    ...{ context, req },
  });
  try {
    return (await making).id;
  } catch (error) {
    // Of two that are sent at once, the database stores one.
    const meanwhile = await findMade({ payload: req.payload }, origin);
    if (!meanwhile) throw error;
    return meanwhile.id;
  }
}

/** The same for the same press of the same account, and for nobody else. */
const originOf = ({ user }: PayloadRequest, { id, day, key }: Asked): string =>
  createHash('sha256')
    .update(JSON.stringify([user?.id, id, day, key]))
    .digest('hex')
    .slice(0, 32);

async function findMade({ payload }: Pick<PayloadRequest, 'payload'>, origin: string) {
  const { docs } = await payload.find({
    collection: 'events',
    where: { origin: { equals: origin } },
    ...{ draft: true, depth: 0, limit: 1, trash: true, overrideAccess: true },
  });
  return docs[0] ?? null;
}
