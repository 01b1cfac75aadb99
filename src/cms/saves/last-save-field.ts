import type { Field, FieldHook, PayloadRequest } from 'payload';
import { readRole, readsForSite } from '#cms/access/roles.ts';
import { adminComponents } from '#cms/admin-components.ts';
import { findLastSave, type LastSave, type Saved, settingsSave } from './save-store.ts';

export const LAST_SAVE = 'lastSave';

/** Set in `context`: the last saves, read before the documents of this request. */
type ReadBefore = { lastSaves?: Map<string, LastSave | null> };
const toKey = ({ collection, document }: Saved) => `${collection}:${document}`;

/** Only forms of the admin need it; the site's database account cannot read it. */
const isForForm = (req: PayloadRequest) => !readsForSite(req) && readRole(req.user) !== null;

/**
 * Reads the last save before the document. Read afterwards, it could be a save that came in between, which the form would not
 * show but would appear to be based on.
 */
export async function readLastSaveFirst(req: PayloadRequest, saved: Saved): Promise<void> {
  if (!isForForm(req)) return;
  const context: ReadBefore = req.context;
  context.lastSaves ??= new Map();
  context.lastSaves.set(toKey(saved), await findLastSave(req, saved));
}

const readLastSave: FieldHook = ({ req, data, collection, global, findMany }) => {
  if (findMany || !isForForm(req)) return null;
  const saved = global
    ? settingsSave(global.slug)
    : { collection: String(collection?.slug), document: Number(data?.id ?? 0) };
  const first = (req.context as ReadBefore).lastSaves?.get(toKey(saved));
  return first === undefined ? formBaseFor(req, saved) : toFormBase(req, first);
};

/** What a form is based on after it has saved: the last save, and the language of the texts. */
export const formBaseFor = async (req: PayloadRequest, saved: Saved) =>
  toFormBase(req, await findLastSave(req, saved));

const toFormBase = (req: PayloadRequest, last: LastSave | null) => ({
  ...(last ?? { save: null }),
  locale: req.locale,
});

/**
 * The last save when a form was loaded, and the language of its texts. The form sends both back, and a save is refused if
 * another came in between or if it would store the texts as another language (refuse-overwrite.ts). It is not stored with the
 * document. It comes first in the form, because the admin renders a field only when it scrolls into view.
 */
export const lastSaveField: Field = {
  type: 'json',
  name: LAST_SAVE,
  virtual: true,
  hooks: { afterRead: [readLastSave] },
  admin: {
    disableBulkEdit: true,
    disableListColumn: true,
    disableListFilter: true,
    components: { Field: adminComponents.FormWatch },
  },
};
