import type { Payload, TypedUser, Where } from 'payload';
import { STAFF } from '#cms/access/roles.ts';
import { countSamples } from '#cms/samples.ts';
import { defaultOrganisation, exampleContact } from '#features/organisation/organisation.rules.ts';
import { areDonationsOn } from '#money/settings/donation-switch.ts';
import { PUT_ASIDE } from './put-aside.rules.ts';

export type FirstStep = 'name' | 'look' | 'post' | 'giving' | 'colleague';

/** Whether each first step of a new installation is done, in their order. */
export type FirstSteps = readonly (readonly [FirstStep, boolean])[];

/**
 * The first steps of an installation without samples, worked out from what is stored; null once all are done, while there are
 * samples, or where `user` has put them aside.
 */
export async function findFirstSteps(payload: Payload, user: TypedUser): Promise<FirstSteps | null> {
  if ((await countSamples(payload, user)) > 0 || (await isPutAside(payload, user))) return null;
  const own = { overrideAccess: false, user } as const;
  const published = (collection: 'posts' | 'home'): Promise<boolean> =>
    hasAny(payload, user, collection, { _status: { equals: 'published' } });
  const [settings, giving, hasHome, hasPost, { totalDocs: accounts }] = await Promise.all([
    payload.findGlobal({ slug: 'site-settings', locale: 'en', depth: 0, ...own }),
    payload.findGlobal({ slug: 'giving', depth: 0, ...own }),
    published('home'),
    published('posts'),
    payload.count({ collection: STAFF, ...own }),
  ]);
  const isNamed = settings.name !== defaultOrganisation.name.en || Boolean(settings.email ?? settings.phone);
  const page = settings.donationPage;
  const leadsToGiving = Boolean(page) && page !== exampleContact.donationPage;
  const steps: FirstSteps = [
    ['name', isNamed],
    ['look', hasHome],
    ['post', hasPost],
    ['giving', leadsToGiving || (areDonationsOn() && Boolean(giving.updatedAt))],
    ['colleague', accounts > 1],
  ];
  return steps.every(([, isDone]) => isDone) ? null : steps;
}

async function hasAny(
  payload: Payload,
  user: TypedUser,
  collection: 'posts' | 'home',
  where: Where,
): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection, where, overrideAccess: false, user });
  return totalDocs > 0;
}

async function isPutAside(payload: Payload, user: TypedUser): Promise<boolean> {
  const { docs } = await payload.find({
    collection: 'payload-preferences',
    where: { and: [{ key: { equals: PUT_ASIDE } }, { 'user.value': { equals: user.id } }] },
    depth: 0,
    limit: 1,
    overrideAccess: false,
    user,
  });
  return (docs[0]?.value as { isPutAside?: unknown } | null | undefined)?.isPutAside === true;
}
