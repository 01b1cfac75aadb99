import type { CollectionSlug, Endpoint, SanitizedConfig } from 'payload';
import { isAuthor } from '#cms/access/roles.ts';

const RESTORE = '/versions/:id';

/**
 * Restores an earlier draft as a draft, and whatever an author restores. Payload would write it over the published document,
 * which silently takes the page off the site, and would refuse a draft that is incomplete.
 */
export function restoreDraftsAsDrafts(config: SanitizedConfig): SanitizedConfig {
  for (const { slug, versions, endpoints } of config.collections)
    if (versions?.drafts && endpoints)
      for (const endpoint of endpoints)
        if (endpoint.method === 'post' && endpoint.path === RESTORE)
          keepDrafts(slug as CollectionSlug, endpoint);
  return config;
}

function keepDrafts(collection: CollectionSlug, endpoint: Endpoint): void {
  const { handler } = endpoint;
  endpoint.handler = async req => {
    const id = req.routeParams?.id;
    const { docs } = await req.payload.db.findVersions({
      collection,
      limit: 1,
      pagination: false,
      req,
      where: { id: { equals: id }, 'version._status': { equals: 'draft' } },
    });
    if (docs.length > 0 || isAuthor({ req })) req.query.draft = 'true';
    return handler(req);
  };
}
