export type Headers = readonly (readonly [name: string, value: string])[];

/** What runs in nobody's window: said where an answer brings no policy of its own (decision 0023). */
const policyOfOthers =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; " +
  "require-trusted-types-for 'script'; trusted-types 'none'";

/** A script heeds the policy it came with only where it runs as a worker: it may ask this site, and start nothing. */
const policyOfScripts =
  "default-src 'none'; script-src 'self'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

/** A picture opened by itself: there is nothing in it that could want more. */
const policyOfFiles = "default-src 'none'; frame-ancestors 'none'";

const policyName = 'content-security-policy';

const alwaysThere: Headers = [
  [policyName, policyOfOthers],
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  [
    'permissions-policy',
    'accelerometer=(), autoplay=(self), camera=(), display-capture=(), geolocation=(), gyroscope=(), ' +
      'magnetometer=(), microphone=(), payment=(), publickey-credentials-create=(self), ' +
      'publickey-credentials-get=(self), usb=(), browsing-topics=()',
  ],
];

/** A year, the shortest time browsers' preload lists respect. */
const strictTransport = 'max-age=31536000';

/** The site as its headers know it. */
export type HeadersOf = {
  readonly siteUrl: string;
  /** Promises HTTPS for every name below this one too. */
  readonly httpsBelow?: boolean;
};

/**
 * What the answers of the site carry, errors and redirects included. The content policy here is the one of answers that
 * are no page; pages bring their own, because it differs by page and comes from what rendered it. `siteUrl` decides about
 * HTTPS: over plain HTTP the promise never to come back that way would be ignored, on a shared host name it would lock
 * out others.
 */
export function securityHeaders({ siteUrl, httpsBelow = false }: HeadersOf): Headers {
  if (!siteUrl.startsWith('https:')) return alwaysThere;
  const promise = httpsBelow ? `${strictTransport}; includeSubDomains` : strictTransport;
  return [...alwaysThere, ['strict-transport-security', promise]];
}

const forPagesOnly = new Set([
  'x-frame-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
]);

/**
 * What an answer of this type carries: a picture, a font or a script opens no window, sends no referrer and asks for
 * no camera, so what only pages heed is left out. That is 400 bytes for each of the files of a page. SVG can be
 * opened as a page and counts as one.
 */
export function securityHeadersFor(contentType: string | null | undefined, all: Headers): Headers {
  const inert = /^(image\/(?!svg)|font\/|video\/|text\/(css|javascript))/.exec(contentType ?? '');
  if (!inert) return all;
  const policy = inert[2] === 'javascript' ? policyOfScripts : policyOfFiles;
  const cached = all.filter(([name]) => !forPagesOnly.has(name) && name !== policyName);
  return [[policyName, policy], ...cached];
}

/** `own` headers, and of the `usual` ones those it says nothing about: two policies at once would both hold. */
export function withUsual(usual: Headers, own: Headers): Headers {
  const present = new Set(own.map(([name]) => name));
  return [...usual.filter(([name]) => !present.has(name)), ...own];
}

/** For answers read by our own pages only. */
export const forThisSiteOnly: Headers = [['cross-origin-resource-policy', 'same-origin']];

/** For pictures, fonts and films: feed readers and the staff door show them from other origins. */
export const forEverySite: Headers = [['cross-origin-resource-policy', 'cross-origin']];
