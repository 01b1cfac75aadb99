import fc from 'fast-check';
import type { Endpoint } from '#platform/http/endpoint.ts';
import { describeSite } from '#site/endpoints/describe-endpoints.endpoint.ts';
import { findExample, type Schema } from '#site/endpoints/endpoint-doc.ts';
import type { Asking } from './ask.ts';

/** One request to an endpoint, and the case it represents. */
export type HostileAsking = { readonly kind: string; readonly target: string; readonly asking: Asking };

const json = 'application/json';

/** Text of any code units: halves of surrogate pairs, NUL, direction marks, names every object has. */
const anyText = fc.oneof(
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
    .map(units => String.fromCharCode(...units)),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '\u202egnitirw',
    '\u0000',
    '\ud800',
    '\udfff\ud800',
    "'; drop table counts; --",
    '{{7*7}}',
    '<script>alert(1)</script>',
    '../../etc/passwd',
    'ሰላም ለዓለም',
    'مرحبا‏',
    '👩‍👩‍👧‍👦',
    'e\u0301'.repeat(200),
    'x'.repeat(5_000),
    'a@b.c\r\nBcc: d@e.f',
  ),
);

const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  anyText,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(null, [], {}, 0, -1, 1e308, true, { $ne: null }, [[[[]]]], { toString: 1 }),
);

const anyType = fc.oneof(
  fc.constantFrom(
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/json; charset=utf-16',
    'application/jsonp',
    'text/json',
    '*/*',
    ';',
  ),
  fc.string({ unit: fc.constantFrom(...'abcdefghij/;=*+-. '), maxLength: 30 }).map(text => `x${text}`),
);

/** An example of an endpoint's input, from its own description. */
function exampleFor({ path }: Endpoint): Record<string, unknown> {
  const document = JSON.parse(JSON.stringify(describeSite()));
  const content = document.paths[path].post?.requestBody?.content ?? {};
  const schema = Object.values<{ schema: Schema }>(content)[0]?.schema ?? {};
  return findExample(schema, document.components.schemas) as Record<string, unknown>;
}

const anyPath = ({ path }: Endpoint) =>
  fc
    .tuple(fc.constantFrom('', '/am'), fc.constantFrom('adey'))
    .map(([language, product]) => language + path.replace('{product}', product));

/** JSON or nearly: the expected input, with one of its fields, or all of it, replaced. */
function nearly(endpoint: Endpoint): fc.Arbitrary<unknown> {
  const example = exampleFor(endpoint);
  const names = Object.keys(example);
  const changed = fc
    .tuple(fc.constantFrom(...names, 'nobodyKnowsThis'), anyValue)
    .map(([name, value]) => ({ ...example, [name]: value }));
  return fc.oneof(fc.constant(example), changed, anyValue, fc.dictionary(anyText, anyValue, { maxKeys: 5 }));
}

function sent(
  endpoint: Endpoint,
  kind: string,
  body: fc.Arbitrary<string | Buffer>,
  type: fc.Arbitrary<string> = fc.constant(json),
) {
  return fc.tuple(anyPath(endpoint), body, type).map(([target, bytes, contentType]): HostileAsking => {
    const headers = { 'content-type': contentType, 'content-length': Buffer.byteLength(bytes) };
    return { kind, target, asking: { method: 'POST', headers, body: bytes } };
  });
}

type BadInput = { readonly weight: number; readonly arbitrary: fc.Arbitrary<HostileAsking> };

/** What no endpoint with a body may accept, by kind: 400, 413 or 415, and nothing of it is stored. */
export function badInput(endpoint: Endpoint): BadInput[] {
  const { body: schema } = endpoint;
  if (!schema || endpoint.takes === 'form') throw new Error(`${endpoint.id} takes no JSON`);
  const whole = JSON.stringify(exampleFor(endpoint));
  const isRefused = (value: unknown) =>
    !schema.safeParse(value).success || /\\u0000|\\ud[89a-f]/i.test(JSON.stringify(value));
  const short = (value: unknown) => JSON.stringify(value).length < 16_000;
  const wrong = nearly(endpoint).filter(isRefused).filter(short);
  const broken = fc.integer({ min: 0, max: whole.length - 1 }).map(length => whole.slice(0, length));
  const bytes = fc
    .uint8Array({ minLength: 1, maxLength: 200 })
    .map(tail => Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xc3, 0x28]), Buffer.from(tail)]));
  const huge = fc
    .constantFrom(16_385, 20_000, 65_537, 200_000)
    .map(size => whole.replace('{', `{${' '.repeat(size)}`));
  const unknown = anyText
    .filter(name => !Object.hasOwn(exampleFor(endpoint), name) && name.length < 1_000)
    .map(name => JSON.stringify({ ...exampleFor(endpoint), [`${name}?`]: 1 }));
  const shapes = wrong.map(value => JSON.stringify(value));
  return [
    { weight: 4, arbitrary: sent(endpoint, 'another shape', shapes) },
    { weight: 1, arbitrary: sent(endpoint, 'broken JSON', broken) },
    { weight: 1, arbitrary: sent(endpoint, 'no text', bytes) },
    { weight: 1, arbitrary: sent(endpoint, 'too much', huge) },
    { weight: 1, arbitrary: sent(endpoint, 'unknown names', unknown) },
    { weight: 1, arbitrary: sent(endpoint, 'another type', fc.constant(whole), anyType) },
  ];
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** A request without a body, with any query. */
function plain(endpoint: Endpoint, method: fc.Arbitrary<string>): fc.Arbitrary<HostileAsking> {
  const query = fc
    .array(fc.tuple(fc.constantFrom('of', 'key', 'format', 'x', '__proto__'), anyText), { maxLength: 4 })
    .map(pairs => new URLSearchParams(pairs.map(([name, value]) => [name, value.slice(0, 200)])).toString());
  return fc
    .tuple(anyPath(endpoint), query, method, fc.constantFrom(json, '*/*', 'text/html'))
    .map(([path, asked, chosen, accept]): HostileAsking => {
      const target = asked ? `${path}?${asked}` : path;
      return {
        kind: 'any method',
        target,
        asking: { method: chosen, headers: { accept, 'content-length': 0 } },
      };
    });
}

/** One request per method, so that none is left out by chance. */
export const oneOfEachMethod = (endpoint: Endpoint): HostileAsking[] =>
  methods.flatMap(method => fc.sample(plain(endpoint, fc.constant(method)), 1));

/** Anything that anybody may send to the address of an endpoint. */
export function anyInput(endpoint: Endpoint): fc.Arbitrary<HostileAsking> {
  const any = plain(endpoint, fc.constantFrom('GET', 'GET', 'GET', ...methods));
  if (!endpoint.body || endpoint.takes === 'form') return any;
  const likely = nearly(endpoint).map(value => JSON.stringify(value));
  return fc.oneof(any, { weight: 2, arbitrary: sent(endpoint, 'nearly', likely) }, ...badInput(endpoint));
}
