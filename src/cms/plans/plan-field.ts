import type { CollectionAfterDeleteHook, Field } from 'payload';
import { adminComponents } from '#cms/admin-components.ts';
import { CHARITY_ZONE } from '#core/zoned-time.ts';
import { dropPlansOf } from './plan-store.ts';

/** Beside the form: what is planned for the document and what came of it; and a column of the list. */
export const planField: Field = {
  type: 'ui',
  name: 'planned',
  label: `Planned, time in ${CHARITY_ZONE.city}`,
  admin: {
    position: 'sidebar',
    components: {
      Field: adminComponents.PlanPanel,
      Cell: adminComponents.PlanCell,
    },
  },
};

/** The plans of a document go with it. */
export const forgetPlans: CollectionAfterDeleteHook = ({ collection, id, req }) =>
  dropPlansOf(req, { collection: collection.slug, document: Number(id) });
