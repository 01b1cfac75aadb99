import type { Field, FieldHook, PayloadRequest } from 'payload';
import { readsForSite, roleOf } from '#cms/access/roles.ts';
import { adminComponents } from '#cms/admin-components.ts';
import { type LastSave, lastSaveOf, type Saved, settingsSave } from './save-store.ts';

export const LAST_SAVE = 'lastSave';

/** The last saves that were read before the documents of this request. */
type ReadBefore = { lastSaves?: Map<string, LastSave | null> };
const keyOf = ({ collection, document }: Saved) => `${collection}:${document}`;

/** Asked only for a form of the admin. Lists do without, and the site, whose database account cannot read it, as well. */
const isForForm = (req: PayloadRequest) => !readsForSite(req) && roleOf(req.user) !== null;

/**
 * Reads the last save before the document. Read after it, it could be the save of somebody who came in between: the form
 * would show the words before theirs and pass for one that has seen them.
 */
export async function readLastSaveFirst(req: PayloadRequest, saved: Saved): Promise<void> {
  if (!isForForm(req)) return;
  const context: ReadBefore = req.context;
  context.lastSaves ??= new Map();
  context.lastSaves.set(keyOf(saved), await lastSaveOf(req, saved));
}

const readLastSave: FieldHook = ({ req, data, collection, global, findMany }) => {
  if (findMany || !isForForm(req)) return null;
  const saved = global
    ? settingsSave(global.slug)
    : { collection: String(collection?.slug), document: Number(data?.id ?? 0) };
  const first = (req.context as ReadBefore).lastSaves?.get(keyOf(saved));
  return first === undefined ? beginningFor(req, saved) : beginningOf(req, first);
};

/** What a form begins from that has just saved: the last save, and the language of the texts. */
export const beginningFor = async (req: PayloadRequest, saved: Saved) =>
  beginningOf(req, await lastSaveOf(req, saved));

const beginningOf = (req: PayloadRequest, last: LastSave | null) => ({
  ...(last ?? { save: null }),
  locale: req.locale,
});

/**
 * The save that a form began from, and the language of its texts. The form sends both back, and a save is refused when
 * another came in between, or when it would store the texts as another language (refuse-overwrite.ts). Nothing of it is stored with the document.
 * It stands first in a form: the admin draws a field only once it comes into view.
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
