import { APIError, type CollectionSlug, type GlobalSlug, type Payload } from 'payload';
import { callApi, FIRST_ACCOUNT, type Session } from './staff-session.ts';

/** The two ways to reach content: from our own code with access control, and over REST. `true` means not refused. */
export type Transport = {
  create(slug: string): Promise<boolean>;
  read(slug: string, id: number): Promise<boolean>;
  /** Whether the versions of this document are listed. */
  readVersions(slug: string, id: number): Promise<boolean>;
  update(slug: string, id: number): Promise<boolean>;
  /** Into the bin. */
  trash(slug: string, id: number): Promise<boolean>;
  delete(slug: string, id: number): Promise<boolean>;
  unlock(slug: string): Promise<boolean>;
  global: Record<'read' | 'readVersions' | 'update', (slug: string) => Promise<boolean>>;
};

const REFUSALS = [401, 403, 404, 501];

/** Only refusals count: a permitted action may still fail because of its input. */
async function allowed(act: Promise<unknown>): Promise<boolean> {
  try {
    await act;
    return true;
  } catch (error) {
    if (error instanceof APIError) return !REFUSALS.includes(error.status);
    throw error;
  }
}

const binned = () => ({ deletedAt: new Date().toISOString() });

export function localTransport(payload: Payload, caller: Session | 'site' | null): Transport {
  const [user, context] = caller === 'site' ? [null, { now: new Date() }] : [caller?.user ?? null, {}];
  const as = { overrideAccess: false, user, context, depth: 0 } as const;
  const of = (slug: string) => ({ ...as, collection: slug as CollectionSlug });
  const ofGlobal = (slug: string) => ({ ...as, slug: slug as GlobalSlug });
  return {
    create: slug => allowed(payload.create({ ...of(slug), data: {} as never, draft: true })),
    read: (slug, id) => allowed(payload.findByID({ ...of(slug), id })),
    readVersions: async (slug, id) => {
      const asked = { ...of(slug), where: { parent: { equals: id } } };
      let found = 0;
      const list = payload.findVersions(asked).then(({ docs }) => {
        found = docs.length;
      });
      return (await allowed(list)) && found > 0;
    },
    update: (slug, id) => allowed(payload.update({ ...of(slug), id, data: {} })),
    trash: (slug, id) => allowed(payload.update({ ...of(slug), id, data: binned() as never })),
    delete: (slug, id) => allowed(payload.delete({ ...of(slug), id })),
    unlock: slug =>
      allowed(
        payload.unlock({ ...of(slug), collection: slug as 'staff', data: { email: FIRST_ACCOUNT } as never }),
      ),
    global: {
      read: slug => allowed(payload.findGlobal(ofGlobal(slug))),
      readVersions: slug => allowed(payload.findGlobalVersions(ofGlobal(slug))),
      update: slug => allowed(payload.updateGlobal({ ...ofGlobal(slug), data: {} })),
    },
  };
}

export function restTransport(session: Session | null): Transport {
  const ask = async (method: string, path: string, body?: unknown) => {
    const answer = await callApi(method, path, {
      headers: session?.headers ?? {},
      ...(body ? { body } : {}),
    });
    return !REFUSALS.includes(answer.status);
  };
  const listHas = async (path: string, method = 'GET') => {
    const answer = await callApi(method, path, { headers: session?.headers ?? {} });
    const { docs = [] } = (await answer.json()) as { docs?: unknown[] };
    return docs.length > 0;
  };
  return {
    create: slug => ask('POST', `/${slug}?draft=true`, {}),
    // By a filter, not by id: Payload's preferences treat the part after the slash as a key.
    read: (slug, id) => listHas(`/${slug}?depth=0&where[id][equals]=${id}`),
    readVersions: (slug, id) => listHas(`/${slug}/versions?depth=0&where[parent][equals]=${id}`),
    update: (slug, id) => ask('PATCH', `/${slug}/${id}`, {}),
    trash: (slug, id) => ask('PATCH', `/${slug}/${id}`, binned()),
    delete: (slug, id) =>
      slug === 'payload-preferences'
        ? listHas(`/${slug}?where[id][equals]=${id}`, 'DELETE')
        : ask('DELETE', `/${slug}/${id}`),
    unlock: slug => ask('POST', `/${slug}/unlock`, { email: FIRST_ACCOUNT }),
    global: {
      read: slug => ask('GET', `/globals/${slug}`),
      readVersions: slug => ask('GET', `/globals/${slug}/versions`),
      update: slug => ask('POST', `/globals/${slug}`, {}),
    },
  };
}
