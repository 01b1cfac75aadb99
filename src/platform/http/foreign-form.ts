const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/i;

/**
 * Whether a page of another site made a browser send this: what browsers send to other sites without asking are forms,
 * and with each comes the site it stood on. Programs say no origin; what they send is judged by the call they send it to.
 */
export function isForeignForm({ method, headers }: Request, origin: string): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  const from = headers.get('origin');
  const isForeign = from === null ? headers.get('sec-fetch-site') === 'cross-site' : from !== origin;
  const type = headers.get('content-type');
  return isForeign && (type === null || formTypes.test(type));
}
