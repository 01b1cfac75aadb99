export type Headers = readonly (readonly [name: string, value: string])[];

const alwaysThere: Headers = [
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  [
    'permissions-policy',
    'accelerometer=(), autoplay=(self), camera=(), display-capture=(), geolocation=(), gyroscope=(), ' +
      'magnetometer=(), microphone=(), payment=(), publickey-credentials-get=(), usb=(), browsing-topics=()',
  ],
];

/** A year, the shortest time browsers' preload lists respect. */
const strictTransport = 'max-age=31536000';

/**
 * What the answers of the site carry, errors and redirects included. The content security policy is not among
 * them: it differs by page and comes from what rendered it. `siteUrl` decides about HTTPS: over plain HTTP the
 * promise never to come back that way would be ignored, on a shared host name it would lock out others.
 */
export function securityHeaders(siteUrl: string): Headers {
  return siteUrl.startsWith('https:')
    ? [...alwaysThere, ['strict-transport-security', strictTransport]]
    : alwaysThere;
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
  const isInert = /^(image\/(?!svg)|font\/|video\/|text\/(css|javascript))/.test(contentType ?? '');
  return isInert ? all.filter(([name]) => !forPagesOnly.has(name)) : all;
}

/** For answers read by our own pages only. */
export const forThisSiteOnly: Headers = [['cross-origin-resource-policy', 'same-origin']];

/** For pictures, fonts and films: feed readers and the staff door show them from other origins. */
export const forEverySite: Headers = [['cross-origin-resource-policy', 'cross-origin']];
