import type { CollectionSlug, Endpoint } from 'payload';
import { z } from 'zod';
import { mayChange } from '#cms/access/may-change.ts';
import { worksOnContent } from '#cms/access/roles.ts';
import { textIn } from '#cms/language/amharic.ts';
import { checkPublishing } from './check-publishing.ts';
import { type Finding, PUBLISH_CHECK } from './publish-check.rules.ts';
import { pagesOf, publicPageOf, whatVisitorsSee } from './what-visitors-see.ts';

const wanted = z.strictObject({
  id: z.number().int().positive().optional(),
  locale: z.enum(['en', 'am']),
  values: z.record(z.string(), z.unknown()),
  /** Just published or taken off the site: which pages changed is asked for too. */
  moved: z.boolean().optional(),
});

const respond = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });

/** For staff who may edit: why publishing would be refused, and suggestions. Nothing is stored. */
export const publishCheckEndpoint: Endpoint = {
  path: `${PUBLISH_CHECK}/:collection`,
  method: 'post',
  handler: async req => {
    if (!worksOnContent({ req }))
      return respond(403, { errors: [{ message: 'Only people who write here may do this.' }] });
    const slug = String(req.routeParams?.collection);
    const collection = Object.hasOwn(req.payload.collections, slug)
      ? req.payload.collections[slug as CollectionSlug].config
      : null;
    if (!collection?.fields.some(field => 'name' in field && field.name === 'beforePublishing'))
      return respond(404, { errors: [{ message: 'This is not published.' }] });
    const read = wanted.safeParse(await req.json?.().catch(() => null));
    if (!read.success) return respond(400, { errors: [{ message: 'Say what is to be checked.' }] });
    const { id, moved, ...form } = read.data;
    if (id !== undefined && !(await mayChange(req, slug, id)))
      return respond(404, { errors: [{ message: 'There is no such document.' }] });
    const { must, might } = await checkPublishing(req, collection, { id, ...form });
    // Here, where the labels of all forms are known in both languages; the browser gets those of its panels alone.
    const inTheirLanguage = (found: Finding[]) =>
      found.map(({ path, message }) => ({ path, message: textIn(message, req.i18n.language) }));
    const seen = await whatVisitorsSee(req, collection, id);
    const page = await publicPageOf(req, collection, id, form.locale);
    const pages = moved && id !== undefined ? await pagesOf(req, collection, id, form.locale) : null;
    return respond(200, { must: inTheirLanguage(must), might: inTheirLanguage(might), seen, page, pages });
  },
};
