import { forPagesOnly } from '#platform/page-cache/rendered-page.ts';

export type Headers = readonly (readonly [name: string, value: string])[];

/** For answers that never run in a window and bring no policy of their own (decision 0023). */
const policyOfOthers =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; " +
  "require-trusted-types-for 'script'; trusted-types 'none'";

/** A script's own policy matters only when it runs as a worker: it may fetch from this site, and start nothing. */
const policyOfScripts =
  "default-src 'none'; script-src 'self'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

/** For a picture opened on its own, which needs nothing. */
const policyOfFiles = "default-src 'none'; frame-ancestors 'none'";

/** What a page may use of the device: the camera only where it says so. */
export function permissions({ camera = false } = {}): string {
  return (
    `accelerometer=(), autoplay=(self), camera=(${camera ? 'self' : ''}), display-capture=(), geolocation=(), gyroscope=(), ` +
    'magnetometer=(), microphone=(), payment=(), publickey-credentials-create=(self), ' +
    'publickey-credentials-get=(self), usb=(), browsing-topics=()'
  );
}

const policyName = 'content-security-policy';

const alwaysThere: Headers = [
  [policyName, policyOfOthers],
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['permissions-policy', permissions()],
];

/** A year, the shortest time browsers' preload lists accept. */
const strictTransport = 'max-age=31536000';

/** The site's settings that headers depend on. */
export type HeaderSettings = {
  readonly siteUrl: string;
  /** Promises HTTPS for every subdomain too. */
  readonly httpsBelow?: boolean;
};

/**
 * The headers of all answers, errors and redirects included. This content policy is for answers that are no page; pages
 * bring their own, which differs by page and comes from the renderer. HTTPS depends on `siteUrl`: over plain HTTP
 * browsers would ignore the promise, and on a shared host name it would lock out others.
 */
export function securityHeaders({ siteUrl, httpsBelow = false }: HeaderSettings): Headers {
  if (!siteUrl.startsWith('https:')) return alwaysThere;
  const promise = httpsBelow ? `${strictTransport}; includeSubDomains` : strictTransport;
  return [...alwaysThere, ['strict-transport-security', promise]];
}

/**
 * The headers for a media type. A picture, a font or a script opens no window, sends no referrer and uses no camera, so
 * headers that matter only for pages are left out: 400 bytes less for each file of a page. SVG can be opened as a page
 * and counts as one.
 */
export function securityHeadersFor(contentType: string | null | undefined, all: Headers): Headers {
  const inert = /^(image\/(?!svg)|font\/|video\/|text\/(css|javascript))/.exec(contentType ?? '');
  if (!inert) return all;
  const policy = inert[2] === 'javascript' ? policyOfScripts : policyOfFiles;
  const cached = all.filter(([name]) => !forPagesOnly.includes(name) && name !== policyName);
  return [[policyName, policy], ...cached];
}

/** The `own` headers, and those `usual` ones they do not set: two policies at once would both apply. */
export function withUsual(usual: Headers, own: Headers): Headers {
  const present = new Set(own.map(([name]) => name));
  return [...usual.filter(([name]) => !present.has(name)), ...own];
}

/** For answers that only our own pages read. */
export const sameOriginOnly: Headers = [['cross-origin-resource-policy', 'same-origin']];

/** For pictures, fonts and films: feed readers and the admin show them from other origins. */
export const anyOriginAllowed: Headers = [['cross-origin-resource-policy', 'cross-origin']];
