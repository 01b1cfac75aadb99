import type { CollectionSlug, GlobalSlug, Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROLES, worksOnContent } from '#cms/access/roles.ts';
import { findByAddress, findPublicBy, getPublicGlobal, listPublic } from '#platform/public-content.ts';
import { createRenderContext } from '#platform/render-context.ts';
import { addSpecimen, addVersion } from '../../../tests/support/access-specimens.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { makePreviewPass } from '../../../tests/support/preview-pass.ts';
import { callApi, type Session, signIn } from '../../../tests/support/staff-session.ts';
import { previewViewer } from './preview-viewer.ts';

let payload: Payload;
const sessions = new Map<string, Session>();
const now = new Date('2026-11-28T09:00:00Z');

beforeAll(async () => {
  payload = await openTestPayload();
  for (const role of ROLES) sessions.set(role, await signIn(payload, role));
});

async function makeContext(role: string | null) {
  const session = role === null ? undefined : sessions.get(role);
  const preview = session ? await previewViewer(new Headers({ cookie: makePreviewPass(session) })) : null;
  return createRenderContext({ locale: 'en', now, preview });
}

const writers = ROLES.filter(role =>
  worksOnContent({ req: { user: { collection: 'staff', role } as never } }),
);

/** Published, hidden and own draft documents of every kind that has a page. */
async function addDocuments(slug: CollectionSlug) {
  const add = async (kind: 'open' | 'closed' | 'own', role?: string) => {
    const account = role === undefined ? null : (sessions.get(role)?.user ?? null);
    const id = await addSpecimen(payload, slug, kind, account);
    if (id !== null && payload.collections[slug].config.versions) await addVersion(payload, slug, id);
    return id;
  };
  const ids = [
    await add('open'),
    await add('closed'),
    ...(await Promise.all(writers.map(r => add('own', r)))),
  ];
  return ids.filter(id => id !== null);
}

async function readableOverRest(role: string, slug: string, ids: number[]): Promise<number[]> {
  const { headers } = sessions.get(role) as Session;
  const found: number[] = [];
  for (const id of ids) {
    const answer = await callApi('GET', `/${slug}?depth=0&draft=true&where[id][equals]=${id}`, { headers });
    const { docs = [] } = (await answer.json()) as { docs?: unknown[] };
    if (docs.length > 0) found.push(id);
  }
  return found;
}

describe.each(writers)('preview for the role %s', role => {
  it('a preview reads the same settings as the page of visitors', async () => {
    for (const { slug } of payload.config.globals) {
      const [forVisitors, previewed] = await Promise.all(
        [null, role].map(async who => getPublicGlobal(await makeContext(who), slug as GlobalSlug)),
      );
      expect(Object.keys(previewed ?? {}), slug).toEqual(Object.keys(forVisitors ?? {}));
    }
  });

  it('a preview shows what visitors see and what the role may read, and nothing else, in every collection', async () => {
    const kinds = payload.config.collections.filter(({ admin }) => admin.preview || admin.livePreview);
    expect(kinds.length).toBeGreaterThan(15);
    for (const { slug } of kinds) {
      const ids = await addDocuments(slug);
      const seen = async (who: string | null) => {
        const context = await makeContext(who);
        const found = ids.map(id =>
          findPublicBy(context, {
            collection: slug,
            where: { id: { equals: id } },
            isShared: false,
            depth: 0,
          }),
        );
        return (await Promise.all(found)).flatMap(document => document?.id ?? []);
      };
      const allowed = new Set([...(await seen(null)), ...(await readableOverRest(role, slug, ids))]);
      expect(new Set(await seen(role)), slug).toEqual(allowed);
      if (payload.collections[slug].config.flattenedFields.some(({ name }) => name === 'slug'))
        expect(await findByAddress(await makeContext(role), slug, 'nowhere'), slug).toBeNull();
    }
  });
});

it('a draft without the required fields is left out of the previewed list', async () => {
  const days = { startDate: '2026-12-01T12:00:00.000Z', endDate: '2026-12-02T12:00:00.000Z' };
  for (const data of [{ name: 'Begun' }, { name: 'Whole', key: 'whole', date: days, message: 'A feast' }]) {
    const answer = await callApi('POST', '/holidays?draft=true', {
      headers: sessions.get('editor')?.headers ?? {},
      body: data,
    });
    expect(answer.status, await answer.clone().text()).toBe(201);
  }
  const listed = await listPublic(await makeContext('editor'), { collection: 'holidays' });
  const names = listed.map(({ name }) => (name as { en: string }).en);
  expect(names).toContain('Whole');
  expect(names).not.toContain('Begun');
});

it('authors and publishers, who preview settings on the site, cannot read them through the admin API', async () => {
  for (const role of ['author', 'publisher']) {
    const { headers, user } = sessions.get(role) as Session;
    for (const { slug } of payload.config.globals) {
      expect((await callApi('GET', `/globals/${slug}`, { headers })).status, `${role} ${slug}`).toBe(403);
      const asked = { slug: slug as GlobalSlug, overrideAccess: false, user } as const;
      await expect(payload.findGlobal(asked), `${role} ${slug}`).rejects.toThrow(/not allowed/);
    }
  }
});

it.each(['bookkeeper', 'door'])(
  'the role %s has no preview, and the preview endpoint refuses it',
  async role => {
    expect((await makeContext(role)).preview).toBeNull();
    const { headers } = sessions.get(role) as Session;
    expect((await callApi('GET', '/preview?page=/news', { headers })).status).toBe(403);
  },
);
