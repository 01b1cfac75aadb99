import type { Field, FieldHook, PayloadRequest } from 'payload';
import { readsForSite, roleOf } from '#cms/access/roles.ts';
import { lastSaveOf, type Saved, settingsSave } from './save-store.ts';

export const LAST_SAVE = 'lastSave';

/** Asked only for a form of the admin. Lists do without, and the site, whose database account cannot read it, as well. */
const readLastSave: FieldHook = ({ req, data, collection, global, findMany }) => {
  if (findMany || readsForSite(req) || roleOf(req.user) === null) return null;
  if (global) return beginningFor(req, settingsSave(global.slug));
  return beginningFor(req, { collection: String(collection?.slug), document: Number(data?.id ?? 0) });
};

/** What a form begins from that gets its texts with this answer: the last save, and the language of the texts. */
export async function beginningFor(req: PayloadRequest, saved: Saved) {
  const last = await lastSaveOf(req, saved);
  return { ...(last ?? { save: null }), locale: req.locale };
}

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
    components: { Field: '/src/staff/autosave/form-watch.tsx#FormWatch' },
  },
};
