import type { CollectionBeforeChangeHook } from 'payload';
import { headingOf } from '#cms/addresses/page-address.ts';
import { clickKeyOf } from '#core/click-key.ts';

/** Sets the counting key from the first heading a document has, and never again (SLUG-09). */
export function assignClickKey(from: string): CollectionBeforeChangeHook {
  return ({ data, operation, originalDoc }) => {
    const stored = operation === 'update' ? originalDoc?.clickKey : data.clickKey;
    const clickKey = stored || clickKeyOf(headingOf(data[from]));
    return { ...data, clickKey: clickKey || null };
  };
}
