import type { Field, FieldHook } from 'payload';
import { readsForSite, roleOf } from '#cms/access/roles.ts';
import { lastSaveOf, settingsSave } from './save-store.ts';

export const LAST_SAVE = 'lastSave';

/** Asked only for a form of the admin. Lists do without, and the site, whose database account cannot read it, as well. */
const readLastSave: FieldHook = ({ req, data, collection, global, findMany }) => {
  if (findMany || readsForSite(req) || roleOf(req.user) === null) return null;
  if (global) return lastSaveOf(req, settingsSave(global.slug));
  return lastSaveOf(req, { collection: String(collection?.slug), document: Number(data?.id ?? 0) });
};

/**
 * The save that a form began from. The form sends it back, and a save is refused when another came in between
 * (refuse-overwrite.ts). Nothing of it is stored with the document.
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
