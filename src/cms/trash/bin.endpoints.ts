import type { CollectionSlug, Endpoint, PayloadRequest, TypedUser } from 'payload';
import { z } from 'zod';
import { worksOnContent } from '#cms/access/roles.ts';
import { startClock } from '#platform/clock.ts';
import { env } from '#platform/env.ts';
import { putBack, putIntoBin } from './bin.action.ts';
import { binTexts, consentInUse } from './bin.texts.ts';
import { findUses, type Target, titleOf } from './find-uses.ts';
import { BIN, type BinQuestion } from './uses.ts';

const AT_MOST = 500;
const wanted = z.strictObject({
  collection: z.string().max(100),
  ids: z.array(z.number().int().positive()).min(1).max(AT_MOST),
});

const respond = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
const refuse = (status: number, message: string) => respond(status, { errors: [{ message }] });

type Act = (req: PayloadRequest, user: TypedUser, target: Target) => Promise<object>;

function endpoint(path: string, act: Act): Endpoint {
  return {
    path,
    method: 'post',
    handler: async req => {
      if (!worksOnContent({ req }) || !req.user) return refuse(403, binTexts.notAllowed);
      const read = wanted.safeParse(await req.json?.().catch(() => null));
      if (!read.success) return refuse(400, binTexts.unclear);
      const { collections } = req.payload;
      const slug = read.data.collection;
      if (!Object.hasOwn(collections, slug) || !collections[slug as CollectionSlug].config.trash)
        return refuse(404, binTexts.gone);
      return respond(200, await act(req, req.user, read.data));
    },
  };
}

/** For staff who may delete; the acts check the rights for each kind again. */
export const binEndpoints: Endpoint[] = [
  endpoint(BIN.uses, question),
  endpoint(BIN.putIn, async ({ payload }, user, target) => ({
    ids: await putIntoBin(payload, user, target, startClock(env.FIXED_NOW).now()),
  })),
  endpoint(BIN.putBack, async ({ payload }, user, target) => ({ ids: await putBack(payload, user, target) })),
];

async function question(req: PayloadRequest, user: TypedUser, target: Target): Promise<BinQuestion> {
  const { config } = req.payload.collections[target.collection as CollectionSlug];
  const { docs } = await req.payload.find({
    collection: target.collection as CollectionSlug,
    where: { id: { in: [...target.ids] } },
    draft: true,
    trash: true,
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: false,
    user,
  });
  const titles = docs
    .filter(document => !(document as { deletedAt?: unknown }).deletedAt)
    .map(document => titleOf(document as never, config, req.i18n.language));
  // Of what somebody may not read they learn nothing, not even how often it is used.
  const found = await findUses(req, user, { ...target, ids: docs.map(({ id }) => Number(id)) });
  const isNeeded = target.collection === 'consents' && found.uses.length + found.hidden > 0;
  return { titles, ...found, refusal: isNeeded ? consentInUse(found) : null };
}
