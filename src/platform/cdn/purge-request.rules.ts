/** A CDN in front of the site, as the settings name it. */
export type Cdn = {
  readonly kind: 'varnish' | 'fastly' | 'cloudflare' | 'http';
  readonly purgeUrl: string;
  readonly token?: string | undefined;
};

/** What a CDN drops: pages made from any of these tags, or all. */
export type Purge = ReadonlySet<string> | 'all';

/** The tag of every page, for services that drop everything only by a tag. */
export const EVERY_PAGE = 'every-page';

/** Most tags Cloudflare takes in one request. */
const mostTags = 30;

/**
 * The request that makes a CDN drop pages, as its documentation asks. Varnish answers it by `deploy/varnish.vcl`;
 * `http` is our own format, for services without one.
 */
export function purgeRequest({ kind, purgeUrl, token }: Cdn, purge: Purge): Request {
  const bearer: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const tags = purge === 'all' ? [EVERY_PAGE] : [...purge];
  switch (kind) {
    case 'varnish':
      return new Request(purgeUrl, { method: 'PURGE', headers: { ...bearer, 'xkey-purge': tags.join(' ') } });
    case 'fastly':
      return new Request(`${purgeUrl.replace(/\/$/, '')}/${purge === 'all' ? 'purge_all' : 'purge'}`, {
        method: 'POST',
        headers: {
          ...(token && { 'fastly-key': token }),
          ...(purge !== 'all' && { 'surrogate-key': tags.join(' ') }),
        },
      });
    case 'cloudflare':
      return json(
        purgeUrl,
        bearer,
        purge === 'all' || tags.length > mostTags ? { purge_everything: true } : { tags },
      );
    case 'http':
      return json(purgeUrl, bearer, purge === 'all' ? { everything: true } : { tags });
  }
}

function json(url: string, headers: Record<string, string>, body: object): Request {
  return new Request(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
