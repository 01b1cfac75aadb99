const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/i;

/**
 * Whether a page of another site made a browser send this. The only posts browsers send to other sites without a
 * preflight are forms, and those carry the origin of their page. Programs send no origin; the endpoint judges what they
 * send.
 */
export function isForeignForm({ method, headers }: Request, origin: string): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  const from = headers.get('origin');
  const isForeign = from === null ? headers.get('sec-fetch-site') === 'cross-site' : from !== origin;
  const type = headers.get('content-type');
  return isForeign && (type === null || formTypes.test(type));
}
