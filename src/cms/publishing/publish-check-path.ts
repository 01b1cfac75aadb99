/** Below /api, before the slug of a collection. */
export const PUBLISH_CHECK = '/before-publishing';
