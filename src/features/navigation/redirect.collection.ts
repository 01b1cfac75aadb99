import { type CollectionBeforeValidateHook, ValidationError } from 'payload';
import { adminGroups } from '#cms/admin-components.ts';
import { contentCollection } from '#cms/content-collection.ts';
import { linkField } from '#cms/fields/link-field.ts';
import { sayTo } from '#cms/language/amharic.ts';
import { pagePath } from '#core/links.ts';
import { type Message, message } from '#core/message.ts';
import { env } from '#platform/env.ts';
import { lockInTransaction } from '#platform/transaction.ts';
import { findLoop, type Redirect } from './redirect.rules.ts';

const collection = 'redirects';
/** Paths of endpoints, files and the admin, which cannot be redirected. */
const reserved = /^\/(api|media|send|auth|preview|overlays|_astro)(\/|$)/;
const refusals = {
  noAddress: 'Write an address on this site, beginning with /, such as /gala.',
  reserved: 'This address belongs to the site itself.',
  taken: (to: string) => message('This address already leads to {address}.', { address: to }),
  circle: (addresses: string[]) =>
    message('These addresses lead back to each other: {addresses}.', { addresses: addresses.join(' → ') }),
};

/** Stores the address as the site compares it, and a target on our own site without its host. */
const readAddresses: CollectionBeforeValidateHook = ({ data }) => {
  if (!data) return data;
  const from = typeof data.from === 'string' ? (pagePath(data.from, env.SITE_URL) ?? data.from) : data.from;
  const target = typeof data.to === 'string' ? URL.parse(data.to.trim()) : null;
  const isOwn = target?.origin === new URL(env.SITE_URL).origin;
  return { ...data, from, ...(isOwn && { to: target.pathname + target.search + target.hash }) };
};

/** Checks redirects one at a time, because two concurrent ones could form a loop together. */
const refuseConflicts: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const whole = { ...originalDoc, ...data };
  if (whole._status !== 'published' || typeof whole.from !== 'string' || typeof whole.to !== 'string')
    return data;
  await lockInTransaction(req, collection);
  const { docs } = await req.payload.db.find<Redirect>({
    collection,
    where: {
      and: [
        { _status: { equals: 'published' } },
        { deletedAt: { exists: false } },
        { id: { not_equals: originalDoc?.id ?? 0 } },
      ],
    },
    limit: 0,
    pagination: false,
    req,
  });
  const refuse = (path: 'from' | 'to', refusal: Message) =>
    new ValidationError({ errors: [{ path, message: sayTo(req)(refusal) }], req });
  const same = docs.find(({ from }) => from === whole.from);
  if (same) throw refuse('from', refusals.taken(same.to));
  const circle = findLoop({ from: whole.from, to: whole.to }, docs);
  if (circle) throw refuse('to', refusals.circle(circle));
  return data;
};

/** Addresses without a page that lead to one: printed on a poster, linked elsewhere, or known from an older site. */
export const redirects = contentCollection({
  slug: collection,
  singular: 'Redirect',
  plural: 'Redirects',
  group: adminGroups.site,
  description:
    'Addresses that lead elsewhere, such as /gala on a poster. If a page has the same address, visitors see the page.',
  title: 'from',
  columns: ['from', 'to', '_status', 'updatedAt'],
  fields: [
    {
      type: 'text',
      name: 'from',
      label: 'Address',
      required: true,
      index: true,
      maxLength: 200,
      admin: { description: 'The part after the site’s name, such as /gala. It works for Amharic too.' },
      validate: (value: unknown) => {
        const path = typeof value === 'string' ? pagePath(value, env.SITE_URL) : null;
        if (!path || path === '/') return refusals.noAddress;
        return reserved.test(path) ? refusals.reserved : true;
      },
    },
    linkField({
      name: 'to',
      label: 'Links to',
      leads: 'either',
      required: true,
      description: 'A page on this site, such as /events/gala-2026, or a full address.',
    }),
  ],
  hooks: { beforeValidate: [readAddresses, refuseConflicts] },
});
