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
import { sayTo } from '#cms/language/amharic.ts';
import { lockInTransaction } from '#platform/transaction.ts';
import { asDraftOnly, deleteSessionVersion, isAutosave, recordAutosave, rememberLock } from './autosave.ts';
import { formBaseFor, LAST_SAVE, readLastSaveFirst } from './last-save-field.ts';
import {
  type FormBase,
  type FormSave,
  findAct,
  findLastSave,
  isOwnSince,
  readFormBase,
  recordSave,
  rememberPublished,
  type SaveAct,
  type Saved,
  settingsSave,
} from './save-store.ts';
import { savedMeanwhile } from './saved-meanwhile.rules.ts';

/** Stands for the id of a document that is not stored yet. */
const NEW = -1;

type FormContext = {
  base?: { saved: Saved; from: FormBase } | null;
  /** The form that sent this request, once its save was accepted. */
  form?: { saved: Saved; by: FormSave | null };
};

/**
 * Remembers what a form is based on, before Payload fills in values that were not sent. Only the first write of a request
 * comes from a form; writes by hooks, such as the name of a stored file, are not compared.
 */
function rememberFormBase(req: PayloadRequest, sent: unknown, saved: Saved): void {
  const context: FormContext = req.context;
  if (context.base !== undefined) return;
  context.base = null;
  if (typeof sent !== 'object' || sent === null || !(LAST_SAVE in sent)) return;
  const from = readFormBase(sent[LAST_SAVE]);
  if (!from) return;
  refuseOtherLanguage(req, from);
  context.base = { saved, from };
}

/**
 * Refuses to store texts of one language as those of the other. The admin remembers one language per person: when another tab
 * changes it, an open tab loads its next form in that language but would save it in its own.
 * @throws Refusal (400)
 */
function refuseOtherLanguage({ locale: savedAs }: PayloadRequest, { locale }: FormBase): void {
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
 * Refuses to overwrite what somebody else, or another tab, saved after the form was loaded. Writes without a form, such as an
 * import or a plan, are not compared. The lock makes the later of two saves wait and then see the first.
 * @throws Refusal (409) with the field that the form watches
 */
async function refuseOverwrite(req: PayloadRequest, saved: Saved, isPress = true): Promise<void> {
  const context: FormContext = req.context;
  const { base } = context;
  if (!base || !isSameDocument(base.saved, saved)) return;
  const { save, by } = base.from;
  await lockInTransaction(req, `save:${saved.collection}:${saved.document}`);
  const last = await findLastSave(req, saved);
  if ((last?.save ?? null) !== save && !(by && (await isOwnSince(req, saved, save, { ...by, isPress })))) {
    const errors = [{ path: LAST_SAVE, message: sayTo(req)(savedMeanwhile(last, req.user)) }];
    throw new Refusal('Somebody else saved this in the meantime.', 409, { errors });
  }
  context.form = { saved, by };
  // The same request may write the document again.
  context.base = null;
}

const rememberBase: CollectionBeforeOperationHook = async ({ args: given, collection, operation, req }) => {
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
    rememberFormBase(req, (args as { data?: unknown }).data, saved);
    if (document !== NEW && isAutosave(req, collection)) await rememberLock(req, saved);
  } else if (operation === 'update')
    rememberFormBase(req, null, { collection: collection.slug, document: NEW });
  // A lock only shows who is editing. Overwrites are found by comparing saves, so nobody has to wait for a lock.
  return operation === 'update' ? { ...args, overrideLock: true } : args;
};

const refuseIfOutdated: CollectionBeforeValidateHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'create') return data;
  const saved = { collection: collection.slug, document: Number(originalDoc?.id) };
  if (isAutosave(req, collection) && !isSameDocument((req.context as FormContext).base?.saved, saved))
    throw new Refusal('An autosave did not say which version it started from.', 400, {
      sentence: 'Reload this form: it does not know which version it started from.',
    });
  await refuseOverwrite(req, saved, !isAutosave(req, collection));
  await rememberPublished(req, collection, saved.document);
  return data;
};

const rememberSettingsBase: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  if (operation === 'read') await readLastSaveFirst(req, settingsSave(global.slug));
  if (operation !== 'update') return args;
  rememberFormBase(req, args.data, settingsSave(global.slug));
  // Payload fills in missing values from what it reads. With a fallback it would read English and store it as Amharic.
  req.fallbackLocale = false as never;
  return args;
};

const refuseIfSettingsOutdated: GlobalBeforeValidateHook = async ({ data, global, req }) => {
  await refuseOverwrite(req, settingsSave(global.slug));
  return data;
};

/** The form that made this write; null for writes by a plan, an import or a hook. */
function findForm(req: PayloadRequest, saved: Saved, operation: 'create' | 'update' = 'update') {
  const { form }: FormContext = req.context;
  const document = operation === 'create' ? NEW : saved.document;
  return form && isSameDocument(form.saved, { ...saved, document }) ? form : null;
}

/** Puts the new save and the form's next turn into the response, so that the form can save again. */
async function nextFormBase(
  req: PayloadRequest,
  saved: Saved,
  by: FormSave | null,
): Promise<{ [LAST_SAVE]?: unknown }> {
  if (!req.user) return {};
  const next = by && { form: by.form, turn: by.turn + 1 };
  return { [LAST_SAVE]: { ...(await formBaseFor(req, saved)), ...next } };
}

const recordWrite: CollectionAfterChangeHook = async ({ collection, doc, operation, previousDoc, req }) => {
  const saved = { collection: collection.slug, document: Number(doc.id) };
  const form = findForm(req, saved, operation);
  const by = form?.by ?? null;
  if (isAutosave(req, collection)) await recordAutosave(req, saved, operation, by);
  else {
    // Only a form is based on the texts of the session; a restored version, for example, is not.
    if (form && operation === 'update') await deleteSessionVersion(req, saved);
    const act = await findAct(req, collection, { operation, doc, before: previousDoc });
    await recordSave(req, saved, act, { by });
  }
  return { ...doc, ...(await nextFormBase(req, saved, by)) };
};

const recordDeletion: CollectionAfterDeleteHook = ({ collection, id, req }) =>
  recordSave(req, { collection: collection.slug, document: Number(id) }, 'deleted');

const recordSettingsWrite: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  const saved = settingsSave(global.slug);
  const act: SaveAct = 'saved';
  const by = findForm(req, saved)?.by ?? null;
  await recordSave(req, saved, act, { by });
  return { ...doc, ...(await nextFormBase(req, saved, by)) };
};

/** The hooks of a collection that several people write. */
export const saveHooks = {
  beforeOperation: rememberBase,
  beforeValidate: refuseIfOutdated,
  afterChange: recordWrite,
  afterDelete: recordDeletion,
};
export const settingsSaveHooks = {
  beforeOperation: rememberSettingsBase,
  beforeValidate: refuseIfSettingsOutdated,
  afterChange: recordSettingsWrite,
};
