import fc from 'fast-check';
import type { Route } from './route.ts';

/** A request without a session. */
export type Hostile = { readonly path: string; readonly init: RequestInit };

const fields =
  'id,title,heading,slug,_status,email,createdAt,img,img.consent,img.consent.person,relatedPosts,relatedPosts.img.alt,author.name,' +
  'sections.img.consent.childName,version.heading,version.img.alt,parent.heading,data.link,user.email';
const field = fc.constantFrom(...fields.split(','));
const operator = fc.constantFrom(
  ...'equals,not_equals,like,contains,in,not_in,exists,greater_than,near,within,all'.split(','),
);
const word = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.constantFrom('1', 'true', '%', '_%_%_%', '[object Object]', '\u0000', 'ሰላም', '{"a":1}', "' or 1=1--"),
  fc.integer({ min: 1, max: 4_000 }).map(length => 'x'.repeat(length)),
);

/** Nested groups of conditions, as spelled in a `where` parameter. */
const condition = fc
  .tuple(
    fc.array(fc.tuple(fc.constantFrom('and', 'or'), fc.nat(40)), { maxLength: 6 }),
    field,
    operator,
    word,
  )
  .map(
    ([groups, name, how, value]) =>
      [`where${groups.map(([group, at]) => `[${group}][${at}]`).join('')}[${name}][${how}]`, value] as const,
  );
const other = fc.oneof(
  fc.tuple(fc.constantFrom('depth', 'limit', 'page'), fc.constantFrom('0', '1', '4', '99', '100000', '-1')),
  fc.tuple(
    fc.constant('sort'),
    fc.array(field, { maxLength: 8 }).map(names => names.join(',')),
  ),
  fc.tuple(fc.constantFrom('locale', 'draft', 'trash', 'preview', 'pagination', 'fallback-locale'), word),
  fc.tuple(
    fc.constantFrom('select[img][alt]', 'populate[media][alt]', 'joins[posts][limit]', 'url', 'w', 'q'),
    word,
  ),
  fc.tuple(
    fc.integer({ min: 1, max: 200 }).map(depth => `a${'[b]'.repeat(depth)}`),
    word,
  ),
);
const query = fc
  .oneof(
    fc.array(fc.oneof({ weight: 3, arbitrary: condition }, other), { maxLength: 12 }),
    fc.array(condition, { minLength: 40, maxLength: 120 }),
  )
  .map(pairs => new URLSearchParams(pairs.map(pair => [...pair])).toString());

const cookie = fc.constantFrom('', 'adey-token=x', 'adey-token=a.b.c', 'adey.session_token=x.y', 'lite=on');
const json = fc.oneof(
  fc.json({ maxDepth: 8 }),
  fc.integer({ min: 1, max: 9_000 }).map(depth => '['.repeat(depth) + ']'.repeat(depth)),
  fc.integer({ min: 1, max: 300 }).map(kilobytes => JSON.stringify({ name: 'x'.repeat(kilobytes * 1024) })),
  fc
    .record({ email: word, password: word, token: word, name: word, to: word })
    .map(value => JSON.stringify(value)),
);
const body = fc.oneof(
  json.map(text => ({ type: 'application/json', text })),
  query.map(text => ({ type: 'application/x-www-form-urlencoded', text })),
  json.map(text => ({
    type: 'multipart/form-data; boundary=x',
    text: `--x\r\ncontent-disposition: form-data; name="_payload"\r\n\r\n${text}\r\n--x--\r\n`,
  })),
);

/** Random requests to one route: nested queries, deep and long bodies, forged cookies. */
export function requestsTo({ method, path }: Route): fc.Arbitrary<Hostile> {
  const isReading = method === 'GET';
  return fc.record({ query, cookie, body, stands: fc.boolean() }).map(made => {
    // Node rejects longer headers itself.
    const search = made.query.slice(0, 12_000);
    const headers: Record<string, string> = { cookie: made.cookie };
    if (isReading) return { path: `${path}?${search}`, init: { headers } };
    if (made.stands) headers['x-payload-http-method-override'] = 'GET';
    headers['content-type'] = made.body.type;
    return { path: `${path}?${search.slice(0, 500)}`, init: { method, headers, body: made.body.text } };
  });
}
