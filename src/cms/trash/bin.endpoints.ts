import { sql } from '@payloadcms/db-postgres/drizzle';
import {
  type AccessResult,
  type CollectionSlug,
  type Endpoint,
  Forbidden,
  type Payload,
  type PayloadRequest,
  type TypedUser,
  type Where,
} from 'payload';
import { z } from 'zod';
import { worksOnContent } from '#cms/access/roles.ts';
import { findOnlyPage, refuseSecond } from '#cms/only-page.ts';
import { recordSave } from '#cms/saves/save-store.ts';
import { announceChange } from '#platform/announce-change.ts';
import { startClock } from '#platform/clock.ts';
import { env } from '#platform/env.ts';
import { getExecutor, inOneTransaction } from '#platform/transaction.ts';
import { BIN, type BinQuestion, binTexts } from './bin.texts.ts';
import { refuseWhileInUse, whyNeeded } from './bin-hooks.ts';
import { findTitle, findUses, type Target } from './find-uses.ts';

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

/** For staff who work on content; each act checks the rights to the documents again. */
export const binEndpoints: Endpoint[] = [
  endpoint(BIN.uses, question),
  endpoint(BIN.putIn, async ({ payload }, user, target) => ({
    ids: await moveToBin(payload, user, target, startClock(env.FIXED_NOW).now()),
  })),
  endpoint(BIN.putBack, async ({ payload }, user, target) => ({
    ids: await restoreFromBin(payload, user, target),
  })),
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
    .map(document => findTitle(document as never, config, req.i18n.language));
  // Callers learn nothing about documents they may not read, not even how often they are used.
  const found = await findUses(req, user, { ...target, ids: docs.map(({ id }) => Number(id)) });
  return { titles, ...found, refusal: whyNeeded(target.collection, found)?.sentence ?? null };
}

/**
 * Moves documents to the bin with the rights of `user`, and returns their ids. It sets only the time of deletion, because
 * Payload would save the newest draft over the published version, which could then not be restored.
 * @throws Refusal for what others cannot do without; Forbidden
 */
async function moveToBin(payload: Payload, user: TypedUser, target: Target, now: Date) {
  return inOneTransaction(payload, async batch => {
    const req = Object.assign(batch, { user });
    const { delete: mayDelete } = findCollection(payload, target).access;
    const theirs = await mayDelete({ req, data: { deletedAt: now.toISOString() } });
    const ids = await permitted(req, target, { theirs, inBin: false });
    await refuseWhileInUse(req, target.collection, ids);
    await setDeletedAt(req, { ...target, ids }, now);
    await recordAll(req, { ...target, ids }, 'binned');
    return ids;
  });
}

/**
 * Restores documents from the bin as they were, published or not, with the rights of `user`, and returns their ids.
 * @throws Refusal if there can be only one such document and there already is one; Forbidden
 */
async function restoreFromBin(payload: Payload, user: TypedUser, target: Target) {
  return inOneTransaction(payload, async batch => {
    const req = Object.assign(batch, { user });
    // The right to move something to the bin includes restoring it.
    const { delete: mayDelete } = findCollection(payload, target).access;
    const theirs = await mayDelete({ req, data: { deletedAt: new Date().toISOString() } });
    const ids = await permitted(req, target, { theirs, inBin: true });
    await refuseMoreThanOne(req, { ...target, ids });
    await setDeletedAt(req, { ...target, ids }, null);
    await recordAll(req, { ...target, ids }, 'restored');
    return ids;
  });
}

async function refuseMoreThanOne(req: PayloadRequest, target: Target) {
  if (target.ids.length > 0 && findOnlyPage(findCollection(req.payload, target)) !== null)
    await refuseSecond(req, target.collection, target.ids.length);
}

async function recordAll(req: PayloadRequest, { collection, ids }: Target, act: 'binned' | 'restored') {
  for (const document of ids) await recordSave(req, { collection, document }, act);
}

const findCollection = (payload: Payload, { collection }: Target) =>
  payload.collections[collection as CollectionSlug].config;

type Permitted = { theirs: AccessResult; inBin: boolean };

/**
 * The documents of `target` that the caller may read and move; `theirs` is what the access rule returned.
 * @throws Forbidden if the caller may move none of them
 */
async function permitted(req: PayloadRequest, target: Target, { theirs, inBin }: Permitted) {
  if (theirs === false) throw new Forbidden(req.t);
  const ids = await readable(req, target, inBin, theirs === true ? {} : theirs);
  if (theirs !== true && ids.length === 0) throw new Forbidden(req.t);
  return ids;
}

async function readable(
  req: PayloadRequest,
  { collection, ids }: Target,
  inBin: boolean,
  theirs: Where,
): Promise<number[]> {
  const { docs } = await req.payload.find({
    collection: collection as CollectionSlug,
    where: { and: [{ id: { in: [...ids] } }, { deletedAt: { exists: inBin } }, theirs] },
    trash: true,
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: false,
    user: req.user,
    req,
  });
  return docs.map(({ id }) => Number(id));
}

/** Sets it in the document and in its newest version, which staff see in lists. */
async function setDeletedAt(req: PayloadRequest, { collection, ids }: Target, at: Date | null) {
  if (ids.length === 0) return;
  const executor = await getExecutor(req);
  const table = collection.replaceAll('-', '_');
  const instant = at?.toISOString() ?? null;
  const chosen = sql.join(
    ids.map(id => sql`${id}`),
    sql`, `,
  );
  await executor.execute(
    sql`update ${sql.identifier(table)} set deleted_at = ${instant} where id in (${chosen})`,
  );
  if (findCollection(req.payload, { collection, ids }).versions)
    await executor.execute(
      sql`update ${sql.identifier(`_${table}_v`)} set version_deleted_at = ${instant}
        where parent_id in (${chosen}) and id = (
          select max(newest.id) from ${sql.identifier(`_${table}_v`)} newest
          where newest.parent_id = ${sql.identifier(`_${table}_v`)}.parent_id)`,
    );
  await announceChange(req, collection === 'consents' ? ['media', 'consents'] : [collection]);
}
