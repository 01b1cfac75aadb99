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
import { Refusal } from '#cms/hooks/explain-refusals.ts';
import { lockInTransaction } from '#platform/transaction.ts';
import { asDraftOnly, endSitting, isAutosave, noteAutosave, rememberLock } from './autosave.ts';
import { beginningFor, LAST_SAVE, readLastSaveFirst } from './last-save-field.ts';
import {
  actOf,
  type Beginning,
  type FormTurn,
  isOwnSince,
  lastSaveOf,
  noteSave,
  readBeginning,
  rememberPublished,
  type SaveAct,
  type Saved,
  settingsSave,
} from './save-store.ts';
import { savedMeanwhile } from './saved-meanwhile.rules.ts';

/** A document that is not stored yet. */
const NEW = -1;

type Begun = {
  begun?: { saved: Saved; from: Beginning } | null;
  /** The form that this request comes from, once its save has passed. */
  form?: { saved: Saved; by: FormTurn | null };
};

/**
 * Notes what a form began from before Payload fills in what was not sent. Only the first write of a request is a form's;
 * what hooks write after it, such as the place of a stored file, is not compared.
 */
function noteBeginning(req: PayloadRequest, sent: unknown, saved: Saved): void {
  const context: Begun = req.context;
  if (context.begun !== undefined) return;
  context.begun = null;
  if (typeof sent !== 'object' || sent === null || !(LAST_SAVE in sent)) return;
  const from = readBeginning(sent[LAST_SAVE]);
  if (!from) return;
  refuseOtherLanguage(req, from);
  context.begun = { saved, from };
}

/**
 * Refuses to store the texts of one language as those of the other. The admin remembers one language for each person: when
 * another tab changes it, an open tab gets its next form in that language and would still save in its own.
 * @throws Refusal (400)
 */
function refuseOtherLanguage({ locale: savedAs }: PayloadRequest, { locale }: Beginning): void {
  if (locale === null || savedAs === locale || savedAs === 'all') return;
  throw new Refusal('A form would have been saved in another language than its own.', 400, {
    sentence:
      locale === 'en'
        ? 'Not saved: this form shows English texts and would have saved them as Amharic. Reload it.'
        : 'Not saved: this form shows Amharic texts and would have saved them as English. Reload it.',
  });
}

const isSameDocument = (one: Saved | undefined, other: Saved) =>
  one?.collection === other.collection && one.document === other.document;

/**
 * Refuses to save over what somebody else, or another tab, saved after the form was opened. What sends no beginning, such
 * as an import or a plan, is not compared. The lock makes the later one of two saves wait and then see the first.
 * @throws Refusal (409) with the field that the form watches
 */
async function refuseOverwrite(req: PayloadRequest, saved: Saved, isPress = true): Promise<void> {
  const context: Begun = req.context;
  const { begun } = context;
  if (!begun || !isSameDocument(begun.saved, saved)) return;
  const { save, by } = begun.from;
  await lockInTransaction(req, `save:${saved.collection}:${saved.document}`);
  const last = await lastSaveOf(req, saved);
  if ((last?.save ?? null) !== save && !(by && (await isOwnSince(req, saved, save, { ...by, isPress })))) {
    const errors = [{ path: LAST_SAVE, message: savedMeanwhile(last, req.user) }];
    throw new Refusal('Somebody saved this in between.', 409, { errors });
  }
  context.form = { saved, by };
  // The same request may write it again, after what it wrote itself.
  context.begun = null;
}

const begin: CollectionBeforeOperationHook = async ({ args: given, collection, operation, req }) => {
  const { id } = given as { id?: unknown };
  if (operation === 'read') {
    if (id !== undefined) await readLastSaveFirst(req, { collection: collection.slug, document: Number(id) });
    return given;
  }
  const isOne = operation === 'create' || (operation === 'update' && id !== undefined);
  const args = isOne ? asDraftOnly(req, collection, given) : given;
  if (isOne) {
    const document = operation === 'create' ? NEW : Number(id);
    const saved = { collection: collection.slug, document };
    noteBeginning(req, (args as { data?: unknown }).data, saved);
    if (document !== NEW && isAutosave(req, collection)) await rememberLock(req, saved);
  } else if (operation === 'update') noteBeginning(req, null, { collection: collection.slug, document: NEW });
  // A lock says who is editing. What would be lost is found by comparing, so that nobody has to wait for a lock.
  return operation === 'update' ? { ...args, overrideLock: true } : args;
};

const refuse: CollectionBeforeValidateHook = async ({ collection, data, operation, originalDoc, req }) => {
  if (operation === 'create') return data;
  const saved = { collection: collection.slug, document: Number(originalDoc?.id) };
  if (isAutosave(req, collection) && !isSameDocument((req.context as Begun).begun?.saved, saved))
    throw new Refusal('An autosave did not say what it began from.', 400, {
      sentence: 'Reload this form: it does not know what it began from.',
    });
  await refuseOverwrite(req, saved, !isAutosave(req, collection));
  await rememberPublished(req, collection, saved.document);
  return data;
};

const beginSettings: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  if (operation === 'read') await readLastSaveFirst(req, settingsSave(global.slug));
  if (operation !== 'update') return args;
  noteBeginning(req, args.data, settingsSave(global.slug));
  // Payload fills in what was not sent with what it reads. With a fallback it would read English, and store it as Amharic.
  req.fallbackLocale = false as never;
  return args;
};

const refuseForSettings: GlobalBeforeValidateHook = async ({ data, global, req }) => {
  await refuseOverwrite(req, settingsSave(global.slug));
  return data;
};

/** The form that made this write; null for what a plan, an import or a hook writes. */
function formOf(req: PayloadRequest, saved: Saved, operation: 'create' | 'update' = 'update') {
  const { form }: Begun = req.context;
  const document = operation === 'create' ? NEW : saved.document;
  return form && isSameDocument(form.saved, { ...saved, document }) ? form : null;
}

/** The form goes on from here, so the answer carries the save that was just made, and the form's next turn. */
async function begunAgain(
  req: PayloadRequest,
  saved: Saved,
  by: FormTurn | null,
): Promise<{ [LAST_SAVE]?: unknown }> {
  if (!req.user) return {};
  const next = by && { form: by.form, turn: by.turn + 1 };
  return { [LAST_SAVE]: { ...(await beginningFor(req, saved)), ...next } };
}

const note: CollectionAfterChangeHook = async ({ collection, doc, operation, previousDoc, req }) => {
  const saved = { collection: collection.slug, document: Number(doc.id) };
  const form = formOf(req, saved, operation);
  const by = form?.by ?? null;
  if (isAutosave(req, collection)) await noteAutosave(req, saved, operation, by);
  else {
    // Only a form has begun from the words of the sitting; a restored version, for one, has not.
    if (form && operation === 'update') await endSitting(req, saved);
    const act = await actOf(req, collection, { operation, doc, before: previousDoc });
    await noteSave(req, saved, act, { by });
  }
  return { ...doc, ...(await begunAgain(req, saved, by)) };
};

const noteDeletion: CollectionAfterDeleteHook = ({ collection, id, req }) =>
  noteSave(req, { collection: collection.slug, document: Number(id) }, 'deleted');

const noteForSettings: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  const saved = settingsSave(global.slug);
  const act: SaveAct = 'saved';
  const by = formOf(req, saved)?.by ?? null;
  await noteSave(req, saved, act, { by });
  return { ...doc, ...(await begunAgain(req, saved, by)) };
};

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
