import { type FlattenedField, handleEndpoints, type Payload } from 'payload';
import { validOperators } from 'payload/shared';
import { beforeAll, describe, expect, it } from 'vitest';
import config from '#config';
import { env } from '#platform/env.ts';
import { fillEndpoint, listAdminEndpoints } from '../../../tests/support/admin-endpoints.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { callApi, signIn } from '../../../tests/support/staff-session.ts';
import { fullRun } from '../../../tests/support/test-scale.ts';
import { limitRequest } from './limit-requests.ts';

let payload: Payload;
let headers: Record<string, string>;

beforeAll(async () => {
  payload = await openTestPayload();
  ({ headers } = await signIn(payload, 'admin'));
});

type Path = { slug: string; path: string; kind: string };

/** The names by which a query reaches every field, those in groups, rows, blocks and related documents included. */
function listPaths(slug: string, fields: FlattenedField[], above = '', hops = 1): Path[] {
  return fields.flatMap(field => {
    const path = `${above}${field.name}`;
    const kind = [
      field.type,
      'hasMany' in field && field.hasMany && 'many',
      'localized' in field && field.localized && 'localized',
    ];
    const here = { slug, path, kind: kind.filter(Boolean).join(' ') };
    const below = (inner: FlattenedField[], further = hops) => listPaths(slug, inner, `${path}.`, further);
    if (field.type === 'blocks')
      return [here, ...field.blocks.flatMap(block => below(block.flattenedFields))];
    if ('flattenedFields' in field) return [here, ...below(field.flattenedFields)];
    if (hops === 0 || !('relationTo' in field) || typeof field.relationTo !== 'string') return [here];
    return [here, ...below(payload.collections[field.relationTo].config.flattenedFields.slice(0, 4), 0)];
  });
}

/** What has no address to ask at: Payload answers 501 about it. */
const asked = () =>
  payload.config.collections
    .filter(({ endpoints }) => endpoints)
    .map(({ slug, flattenedFields }) => ({ slug, flattenedFields }));

const allPaths = (): Path[] => {
  const found = asked().flatMap(({ slug, flattenedFields }) => listPaths(slug, flattenedFields));
  return [...new Map(found.map(one => [`${one.slug} ${one.path}`, one])).values()];
};

/** Every item in a full run; otherwise one of each kind, and every item that `also` picks. */
function oneOfEach<Item>(
  items: Item[],
  toKind: (item: Item) => string,
  also: (at: number) => boolean,
): Item[] {
  if (fullRun) return items;
  const seen = new Set<string>();
  return items.filter((item, at) => {
    const isNew = !seen.has(toKind(item));
    seen.add(toKind(item));
    return isNew || also(at);
  });
}

const operators = [...validOperators, 'nonsense', 'constructor'];
const values: [below: string, value: string][] = [
  ['', 'x'],
  ['[0]', 'published'],
  ['[a]', 'b'],
  ['', ''],
  ['', '99999999999999999999'],
  ['', '1'],
  ['', 'true'],
  ['', '\u0000'],
  ['[0][a]', '2026-13-45'],
];

type Sent = { method: string; path: string; body?: unknown; headers?: Record<string, string> };

/** The requests that are answered with a fault, or refused without a sentence. */
async function findFaults(requests: Sent[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { method, path, body, headers: more } of requests) {
    const answer = await callApi(method, path, {
      headers: { ...headers, ...more },
      ...(body !== undefined && { body }),
    });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json') === true;
    const isClear = answer.status < 400 || !isJson || /"(message|error)":"[^"]{4,}/.test(text);
    if (answer.status >= 500 || !isClear)
      faults.push(`${answer.status} ${method} ${decodeURIComponent(path)} ${JSON.stringify(body) ?? ''}`);
  }
  return faults;
}

describe('queries of content', () => {
  it('a query on any field, operator and value is answered or refused without a server error', async () => {
    const combined = allPaths().flatMap(path =>
      operators.flatMap(operator =>
        values.map(([below, value]) => ({
          ...path,
          kind: `${path.kind} ${operator}`,
          query: new URLSearchParams({
            [`where[${path.path}][${operator}]${below}`]: value,
            limit: '1',
            depth: '0',
          }),
        })),
      ),
    );
    const tried = oneOfEach(
      combined,
      ({ kind }) => kind,
      at => at % 997 === 0,
    );
    expect(tried.length).toBeGreaterThan(400);
    const requests = tried.map(({ slug, query }) => ({ method: 'GET', path: `/${slug}?${query}` }));
    expect(await findFaults(requests)).toEqual([]);
  }, 1_800_000);

  it('a value of several parts is refused for a long text', async () => {
    const path = '/newsletter-issues?where[parts.event.body][greater_than_equal][a]=b';
    expect((await callApi('GET', path, { headers })).status).toBe(400);
  });

  it('queries on versions, settings, counts, POST reads and bulk changes cause no server error', async () => {
    const paths = oneOfEach(
      allPaths(),
      ({ slug }) => slug,
      at => at % 17 === 0,
    );
    const requests = paths.flatMap(({ slug, path }, at): Sent[] => {
      const operator = operators[at % operators.length] ?? '';
      const where = (name: string) => new URLSearchParams({ [`where[${name}][${operator}]`]: '\u0000' });
      const override = { 'x-http-method-override': 'GET' };
      return [
        { method: 'GET', path: `/${slug}/count?${where(path)}` },
        { method: 'GET', path: `/${slug}?draft=true&${where(path)}` },
        { method: 'GET', path: `/${slug}/versions?${where(`version.${path}`)}` },
        { method: 'PATCH', path: `/${slug}?${where(path)}`, body: {} },
        { method: 'DELETE', path: `/${slug}?${where(path)}` },
        {
          method: 'POST',
          path: `/${slug}`,
          body: { where: { [path]: { [operator]: ['x'] } } },
          headers: override,
        },
        {
          method: 'POST',
          path: `/${slug}`,
          body: { where: { [path]: { [operator]: 7 } } },
          headers: override,
        },
        { method: 'GET', path: `/${slug}?sort=${path}&limit=1` },
        {
          method: 'GET',
          path: `/${slug}?limit=1&select[${path}]=\u0000&populate[${path}]=1&joins[${path}]=1`,
        },
      ];
    });
    const settings = payload.config.globals.flatMap(({ slug, flattenedFields }) =>
      flattenedFields.flatMap(({ name }, at) =>
        operators
          .filter((_, of) => fullRun || of % 6 === at % 6)
          .map(operator => ({
            method: 'GET',
            path: `/globals/${slug}/versions?where[version.${name}][${operator}]=%00`,
          })),
      ),
    );
    expect(await findFaults([...requests, ...settings])).toEqual([]);
  }, 1_800_000);

  const parameters = [
    'limit',
    'page',
    'depth',
    'locale',
    'fallback-locale',
    'sort',
    'where',
    'select',
    'joins',
    'populate',
    'draft',
    'trash',
    'pagination',
  ];
  const reads = ['/posts', '/media', '/posts/versions', '/globals/menu', '/posts/count'];

  it.each(parameters.map((name, at) => [name, at] as const))(
    'a query with any value of %s causes no server error',
    async (name, at) => {
      const odd = ['x', '-1', '1e9', '', '\u0000', '99999999999999999999', 'constructor', '__proto__'];
      const queries = odd.flatMap(value => [
        `${name}=${encodeURIComponent(value)}`,
        `${name}[]=${encodeURIComponent(value)}`,
        `${name}[${encodeURIComponent(value)}]=1`,
        `${name}[and]=${encodeURIComponent(value)}`,
        `${name}[or][0]=1`,
      ]);
      const paths = reads.filter((_, of) => fullRun || of === at % reads.length);
      const requests = paths.flatMap(path =>
        queries.map(query => ({ method: 'GET', path: `${path}?${query}` })),
      );
      expect(await findFaults(requests)).toEqual([]);
    },
    600_000,
  );
});

const bodies: unknown[] = [
  ['published'],
  [],
  {},
  { a: [] },
  [[]],
  [null],
  'x',
  '\u0000',
  1e21,
  -1,
  true,
  null,
  '2026-13-45',
];

/** A value at the place of a field, below the groups around it. */
const nested = (path: string, value: unknown): object =>
  path.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value) as object;

describe('request bodies', () => {
  it('a value of the wrong shape in any field of a body causes no server error', async () => {
    const ids = new Map<string, number>();
    for (const { slug } of asked()) {
      const answer = await callApi('POST', `/${slug}?draft=true`, { headers, body: {} });
      const { doc } = (await answer.json()) as { doc?: { id: number } };
      if (doc) ids.set(slug, doc.id);
    }
    expect(ids.size).toBeGreaterThan(5);
    const combined = asked().flatMap(({ slug, flattenedFields }) =>
      listPaths(slug, flattenedFields, '', 0).flatMap(({ path, kind }) =>
        bodies.map(value => ({
          kind: `${kind} ${JSON.stringify(value)}`,
          slug,
          body: nested(path, value),
        })),
      ),
    );
    const tried = oneOfEach(
      combined,
      ({ kind }) => kind,
      at => at % 499 === 0,
    );
    const requests = tried.flatMap(({ slug, body }): Sent[] => [
      { method: 'POST', path: `/${slug}?draft=true`, body },
      { method: 'PATCH', path: `/${slug}/${ids.get(slug) ?? 1}?draft=true`, body },
      { method: 'PATCH', path: `/${slug}?where[id][exists]=true&limit=1`, body },
    ]);
    const settings = payload.config.globals.flatMap(({ slug, flattenedFields }) =>
      listPaths(slug, flattenedFields, '', 0).flatMap(({ path }) =>
        bodies
          .filter((_, at) => fullRun || at % 5 === path.length % 5)
          .map(value => ({ method: 'POST', path: `/globals/${slug}`, body: nested(path, value) })),
      ),
    );
    expect(await findFaults([...requests, ...settings])).toEqual([]);
  }, 3_600_000);
});

describe('endpoints of the admin', () => {
  it('an endpoint that is sent an odd body answers or refuses without a server error', async () => {
    const odd = [null, [], 7, 'x', {}, { target: null, docsToMove: [1], newKeyWillBe: 'less' }, ['x']];
    const requests = listAdminEndpoints(payload)
      // Those end the session that this test needs.
      .filter(({ name }) => !/logout|remove-all/.test(name))
      .filter(
        ({ kind, of }) =>
          kind !== 'collection' || ['posts', 'media', 'staff', 'home', 'mails', 'messages'].includes(of),
      )
      .flatMap((endpoint): Sent[] => {
        const { method, path } = fillEndpoint(endpoint, { id: 999_999, filename: 'x.jpg' });
        const bodies = method === 'GET' || method === 'DELETE' ? [undefined] : odd;
        return bodies.map(body => ({ method, path, ...(body !== undefined && { body }) }));
      });
    expect(requests.length).toBeGreaterThan(200);
    expect(await findFaults(requests)).toEqual([]);
  }, 600_000);
});

describe('requests that Payload itself fails at', () => {
  it.each([
    ['GET', '/staff/verify/x'],
    ['POST', '/staff/verify/x'],
    ['POST', '/posts/verify/x'],
  ])('the request %s %s returns 404', async (method, path) => {
    const answer = await callApi(method, path, { headers, ...(method === 'POST' && { body: {} }) });
    expect(answer.status).toBe(404);
    expect((await callApi(method, path, method === 'POST' ? { body: {} } : {})).status).toBeLessThan(500);
  });

  it.each(['x-http-method-override', 'x-payload-http-method-override'])(
    'malformed JSON with the header %s causes no server error',
    async name => {
      const answer = limitRequest((request: Request) => handleEndpoints({ config, request }));
      for (const path of ['/posts', '/posts?_method=GET', '/posts/1', '/staff/login', '/globals/menu'])
        for (const body of ['{"a"', '', '\u0000', 'null', '7', '"x"', '[]', '{"where":7,"locale":{}}']) {
          const request = new Request(`${env.STAFF_URL}/api${path}`, {
            method: 'POST',
            headers: { ...headers, [name]: 'GET', 'content-type': 'application/json' },
            body,
          });
          expect((await answer(request)).status, `${path} ${body}`).toBeLessThan(500);
        }
    },
  );

  it('malformed fields beside an upload cause no server error', async () => {
    for (const _payload of ['{"alt"', '', '[]', 'null', '7']) {
      const form = new FormData();
      form.set('_payload', _payload);
      form.set('file', new Blob(['x'], { type: 'image/jpeg' }), 'x.jpg');
      for (const path of ['/media', '/films', '/pdfs', '/posts'])
        expect(
          (await callApi('POST', path, { headers, body: form })).status,
          `${path} ${_payload}`,
        ).toBeLessThan(500);
    }
  });
});
