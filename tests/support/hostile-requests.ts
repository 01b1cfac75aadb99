import type { Asking } from './ask.ts';

/** A word in every attack and in nothing of ours: if somebody else gets it back, something was stored. */
export const POISON = 'p0is0n';

const host = `${POISON}.example`;
const markup = `"><script>alert('${POISON}')</script>`;

/** Headers used to poison caches and forge hosts, each with its injected value. */
export const hostileHeaders: Readonly<Record<string, readonly string[]>> = {
  host: [host, `localhost:1@${host}`, `${host}:99999`],
  'x-forwarded-host': [host, `${host}, localhost`, markup],
  'x-forwarded-proto': ['http', POISON],
  'x-forwarded-port': ['1', POISON],
  'x-forwarded-server': [host],
  'x-forwarded-for': ['127.0.0.1', `${POISON}, 10.0.0.1`],
  'x-forwarded-prefix': [`/${POISON}`, `//${host}`],
  'x-forwarded-path': [`/${POISON}`],
  'x-forwarded-uri': [`/${POISON}`],
  'x-forwarded-scheme': ['http', POISON],
  'x-forwarded-ssl': ['off'],
  'x-forwarded-by': [host],
  forwarded: [`host=${host};proto=http`, `for="[::1]";host=${host}`],
  'x-host': [host],
  'x-http-host-override': [host],
  'x-original-host': [host],
  'x-backend-host': [host],
  'x-original-url': [`/${POISON}`, '/api/visitor'],
  'x-rewrite-url': [`/${POISON}`, '/auth/in/user/dashboard'],
  'x-override-url': [`/${POISON}`],
  'x-http-method-override': ['POST', 'PUT', 'DELETE'],
  'x-http-method': ['POST'],
  'x-method-override': ['PURGE'],
  'x-real-ip': ['127.0.0.1'],
  'x-client-ip': [POISON],
  'client-ip': ['127.0.0.1'],
  'true-client-ip': ['127.0.0.1'],
  'cf-connecting-ip': ['127.0.0.1'],
  'x-originating-ip': ['127.0.0.1'],
  'x-remote-addr': ['127.0.0.1'],
  'x-wap-profile': [`http://${host}/wap.xml`],
  'x-middleware-subrequest': ['src/middleware', 'middleware:middleware:middleware'],
  'x-middleware-prefetch': ['1'],
  'x-nextjs-data': ['1'],
  'x-astro-path': [`/${POISON}`],
  'x-astro-locals': [`{"${POISON}":1}`],
  'x-matched-path': [`/${POISON}`],
  'x-invoke-path': [`/${POISON}`],
  'x-invoke-status': ['500'],
  'x-now-route-matches': [`1=${POISON}`],
  rsc: ['1'],
  'next-router-prefetch': ['1'],
  'next-action': [POISON],
  accept: ['application/json', `${POISON}/x`, '*/*;q=0'],
  'accept-language': ['am', POISON, `am;q=${'9'.repeat(50)}`],
  'accept-encoding': ['br', 'gzip', 'identity;q=0', POISON],
  'accept-charset': [POISON],
  authorization: [`Bearer ${POISON}`, 'Basic eDp5'],
  cookie: [`x=${POISON}`, 'lite=1', 'adey-token=x', `better-auth.session_token=${POISON}`, 'isLight=0'],
  'save-data': ['on'],
  origin: [`https://${host}`, 'null'],
  referer: [`https://${host}/`],
  'user-agent': [markup, 'Mozilla/5.0 (iPhone)'],
  range: ['bytes=0-1', 'bytes=9-', POISON],
  'if-none-match': ['*', `"${POISON}"`],
  'if-modified-since': ['Fri, 01 Jan 2100 00:00:00 GMT'],
  'if-range': [`"${POISON}"`],
  'cache-control': ['no-cache', 'no-store', 'only-if-cached'],
  pragma: ['no-cache', 'akamai-x-cache-on'],
  upgrade: ['h2c', 'websocket'],
  expect: ['100-continue', POISON],
  te: ['trailers', POISON],
  via: [`1.1 ${host}`],
  'max-forwards': ['0'],
  'content-type': [POISON, 'multipart/form-data'],
  'sec-fetch-site': ['cross-site'],
  'sec-fetch-dest': ['script', 'iframe'],
  'sec-purpose': ['prefetch'],
  dnt: ['1'],
  'x-requested-with': ['XMLHttpRequest'],
};

/** Spellings of an address that one parser reads differently from the next. */
export const hostilePaths: readonly ((path: string) => string)[] = [
  path => path,
  path => `${path}?${POISON}=1`,
  path => `${path}?utm_source=${POISON}&page=${POISON}`,
  path => `${path}?tab=${encodeURIComponent(markup)}`,
  path => `${path}?page=0x2&page=${POISON}`,
  path => `${path}?%00=${POISON}`,
  path => `${path}?preview=${POISON}`,
  path => `${path}?;${POISON}`,
  path => `${path}#${POISON}`,
  path => `${path}/${POISON}.css`,
  path => `${path}/..%2f${POISON}.js`,
  path => `${path}%2f${POISON}.png`,
  path => `${path}%3f${POISON}.css`,
  path => `${path}%23${POISON}.css`,
  path => `${path};${POISON}=1`,
  path => `${path};x.css`,
  path => `${path}.`,
  path => `${path}%20`,
  path => `${path}%00.css`,
  path => `${path}%0d%0aset-cookie:%20${POISON}=1`,
  path => `${path}/`,
  path => `/${path}`,
  path => `//${host}${path}`,
  path => `/.${path}`,
  path => `/${POISON}/..${path}`,
  path => `/${POISON}/%2e%2e${path}`,
  path => `\\${POISON}${path}`,
  path => path.toUpperCase(),
  path => `${path}?${'a'.repeat(3_000)}${POISON}`,
  path => `http://${host}${path}`,
  path => `https://${host}:1${path}?${POISON}`,
  path => `/am${path}/${POISON}.js`,
];

const methods = ['GET', 'GET', 'GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'PURGE'] as const;

export type Attack = { readonly target: string; readonly options: Asking };

/** Numbers that look random and are the same in every run (mulberry32). */
export function lots(seed: number): (below: number) => number {
  let state = seed;
  return below => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** The endless attacks on `path`, one after the other: each header occurs, alone and with others. */
export function* attacksOn(path: string, seed: number): Generator<Attack, never> {
  const lot = lots(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[lot(items.length)] as Item;
  const names = Object.keys(hostileHeaders);
  for (let turn = seed; ; turn++) {
    const headers: Record<string, string> = {};
    const chosen = [names[turn % names.length] ?? '', ...Array.from({ length: lot(4) }, () => pick(names))];
    for (const name of chosen) headers[name] = pick(hostileHeaders[name] ?? []);
    const method = pick(methods);
    yield { target: pick(hostilePaths)(path), options: { method, headers } };
  }
}
