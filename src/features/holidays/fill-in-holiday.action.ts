import type { CollectionBeforeChangeHook, CollectionBeforeValidateHook } from 'payload';
import { headingOf } from '#cms/addresses/page-address.ts';
import { nextFreeSlug } from '#core/slug.ts';
import { lockInTransaction } from '#platform/transaction.ts';
import { DEFAULT_PALETTE, type HolidayPalette } from './default-holidays.rules.ts';
import { keyOfName } from './holiday.schema.ts';

/** Gives a holiday without a key a unique one, made from its name. It stays when the name changes. */
export const fillInKey: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const own = operation === 'update' ? originalDoc : undefined;
  const key = data.key || own?.key;
  const name = headingOf(data.name ?? own?.name);
  if (key || !name) return { ...data, key: key || null };
  await lockInTransaction(req, 'holiday-keys');
  const { docs } = await req.payload.find({
    collection: 'holidays',
    trash: true,
    draft: true,
    select: { key: true },
    depth: 0,
    pagination: false,
    limit: 0,
    overrideAccess: true,
    req,
  });
  const taken = docs.flatMap(holiday => holiday.key ?? []);
  return { ...data, key: nextFreeSlug(keyOfName(name), taken) };
};

/** Replaces each empty colour with its default. */
export const fillInColours: CollectionBeforeValidateHook = ({ data, operation }) => {
  if (!data || (operation === 'update' && data.theme === undefined)) return data;
  const chosen = (data.theme ?? {}) as Partial<Record<keyof HolidayPalette, unknown>>;
  const names = Object.keys(DEFAULT_PALETTE) as (keyof HolidayPalette)[];
  const empty = names.filter(name => chosen[name] === '' || chosen[name] === null);
  const missing = operation === 'create' ? names.filter(name => chosen[name] === undefined) : [];
  const filled = [...empty, ...missing].map(name => [name, DEFAULT_PALETTE[name]]);
  return { ...data, theme: { ...chosen, ...Object.fromEntries(filled) } };
};
