import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  GlobalAfterChangeHook,
  GlobalBeforeOperationHook,
  GlobalBeforeValidateHook,
  PayloadRequest,
} from 'payload';
import { z } from 'zod';
import { Refusal } from '#cms/hooks/explain-refusals.ts';
import { CHARITY_ZONE } from '#core/zoned-time.ts';
import { lockInTransaction } from '#platform/transaction.ts';
import { LAST_SAVE } from './last-save-field.ts';
import { actOf, rememberPublished } from './save-act.ts';
import { type LastSave, lastSaveOf, noteSave, type SaveAct, type Saved, settingsSave } from './save-store.ts';

/** What a form sends back. Null: no save was known when it was opened. */
const begunFrom = z.object({ save: z.int() }).nullable();

type Begun = { begun?: { saved: Saved; from: z.infer<typeof begunFrom> } | null };

/**
 * Notes what a form began from before Payload fills in what was not sent. Only the first write of a request is a form's;
 * what hooks write after it, such as the place of a stored file, is not compared.
 */
function noteBeginning(req: PayloadRequest, sent: unknown, saved: Saved | null): void {
  const context: Begun = req.context;
  if (context.begun !== undefined) return;
  context.begun = null;
  if (!saved || typeof sent !== 'object' || sent === null || !(LAST_SAVE in sent)) return;
  const { success, data } = begunFrom.safeParse(sent[LAST_SAVE]);
  if (success) context.begun = { saved, from: data };
}

/**
 * Refuses to save over what somebody else, or another tab, saved after the form was opened. What sends no beginning, such
 * as an import or a plan, is not compared. The lock makes the later one of two saves wait and then see the first.
 * @throws Refusal (409) with the field that the form watches
 */
async function refuseOverwrite(req: PayloadRequest, saved: Saved): Promise<void> {
  const { begun }: Begun = req.context;
  if (begun?.saved.collection !== saved.collection || begun.saved.document !== saved.document) return;
  await lockInTransaction(req, `save:${saved.collection}:${saved.document}`);
  const last = await lastSaveOf(req, saved);
  if (last?.save !== begun.from?.save) {
    const errors = [{ path: LAST_SAVE, message: savedMeanwhile(last, req.user) }];
    throw new Refusal('Somebody saved this in between.', 409, { errors });
  }
  // The same request may write it again, after what it wrote itself.
  (req.context as Begun).begun = null;
}

const begin: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  const { id } = args as { id?: unknown };
  if (operation === 'update')
    noteBeginning(req, args.data, { collection: collection.slug, document: Number(id) });
  if (operation === 'create') noteBeginning(req, null, null);
  return args;
};

const refuse: CollectionBeforeValidateHook = async ({ collection, data, operation, originalDoc, req }) => {
  if (operation === 'update') {
    const saved = { collection: collection.slug, document: Number(originalDoc?.id) };
    await refuseOverwrite(req, saved);
    await rememberPublished(req, collection, saved.document);
  }
  return data;
};

const beginSettings: GlobalBeforeOperationHook = ({ args, global, operation, req }) => {
  if (operation === 'update') noteBeginning(req, args.data, settingsSave(global.slug));
  return args;
};

const refuseForSettings: GlobalBeforeValidateHook = async ({ data, global, req }) => {
  await refuseOverwrite(req, settingsSave(global.slug));
  return data;
};

/** The form goes on from here, so the answer carries the save that was just made. */
async function noted(req: PayloadRequest, saved: Saved, act: SaveAct): Promise<{ [LAST_SAVE]?: unknown }> {
  await noteSave(req, saved, act);
  return req.user ? { [LAST_SAVE]: await lastSaveOf(req, saved) } : {};
}

const note: CollectionAfterChangeHook = async ({ collection, doc, operation, previousDoc, req }) => {
  const act = await actOf(req, collection, { operation, doc, before: previousDoc });
  return { ...doc, ...(await noted(req, { collection: collection.slug, document: Number(doc.id) }, act)) };
};

const noteDeletion: CollectionAfterDeleteHook = ({ collection, id, req }) =>
  noteSave(req, { collection: collection.slug, document: Number(id) }, 'deleted');

const noteForSettings: GlobalAfterChangeHook = async ({ doc, global, req }) => ({
  ...doc,
  ...(await noted(req, settingsSave(global.slug), 'saved')),
});

/** For each kind of content that several people write. */
export const saveHooks = {
  beforeOperation: begin,
  beforeValidate: refuse,
  afterChange: note,
  afterDelete: noteDeletion,
};
export const settingsSaveHooks = {
  beforeOperation: beginSettings,
  beforeValidate: refuseForSettings,
  afterChange: noteForSettings,
};

const clock = (at: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: CHARITY_ZONE.id, hour: '2-digit', minute: '2-digit' }).format(
    new Date(at),
  );

/** Why a save was refused: who saved in between, and when, on the charity's clocks. */
function savedMeanwhile(last: LastSave | null, reader: { id: unknown } | null): string {
  const isReader = last !== null && last.staff !== null && last.staff === reader?.id;
  const who = isReader ? 'You, in another window,' : (last?.by ?? 'Something else');
  const when = last ? ` at ${clock(last.at)} (${CHARITY_ZONE.city})` : '';
  return `${who} saved this${when}, after you opened it. Nothing of yours is lost: choose what to take.`;
}
