import { describe, expect, it } from 'vitest';
import { limitsByCaller, measureQuery, refuseByHeaders, refuseQuery } from './request-limits.rules.ts';

const limits = { addressLetters: 60, bodyBytes: 10, parameters: 3, clauses: 2, steps: 1, depth: 5 };
const origin = 'http://localhost:3001/';
const head = (address: string, encoding?: string) =>
  refuseByHeaders(
    new Request(address, encoding ? { headers: { 'content-encoding': encoding } } : {}),
    limits,
  );

describe('a query', () => {
  it.each<[string, string, string]>([
    ['parameters', 'a=1&b=2&c=3', 'a=1&b=2&c=3&d=4'],
    ['clauses', 'sort=a,b', 'sort=a,b,c'],
    ['steps', 'sort=a.b', 'sort=a.b.c'],
    ['depth', 'a[b][c][d][e]=1', 'a[b][c][d][e][f]=1'],
  ])('a query is refused above its limit, and allowed at it: %s', (_, allowed, refused) => {
    expect(refuseQuery(allowed, limits)).toBeNull();
    expect(refuseQuery(refused, limits)).toEqual({
      status: 400,
      message: 'This asks for too much at once. Remove some of the conditions.',
    });
  });
});

describe('a request', () => {
  it('a request with too long an address is refused with 414', () => {
    expect(head(origin.padEnd(60, 'x'))).toBeNull();
    expect(head(origin.padEnd(61, 'x'))).toEqual({ status: 414, message: 'This address is too long.' });
  });

  it('a request with a compressed body is refused with 415', () => {
    expect(head(origin, 'identity')).toBeNull();
    expect(head(origin, 'gzip')).toEqual({ status: 415, message: 'Send this without compressing it.' });
  });

  it('a request with a query above the limits is refused with 400', () => {
    expect(head(`${origin}?a=1&b=2&c=3`)).toBeNull();
    expect(head(`${origin}?a=1&b=2&c=3&d=4`)).toMatchObject({ status: 400 });
  });

  it('every limit is higher for staff than for visitors', () => {
    for (const [bound, most] of Object.entries(limitsByCaller.visitor))
      expect(limitsByCaller.staff[bound as keyof typeof limits], bound).toBeGreaterThan(most);
  });
});

const cost = (query: string) => {
  const { clauses, steps } = measureQuery(query);
  return [clauses, steps];
};

it.each([
  ['', [0, 0]],
  ['page=2&limit=10&locale=am', [0, 0]],
  ['where[title][equals]=x', [1, 0]],
  ['where[and][0][or][1][author.team.name][like]=x', [1, 2]],
  ['where[author][team][name][equals]=x', [1, 2]],
  ['where%5Bauthor.name%5D%5Bequals%5D=x', [1, 1]],
  ['where[a][equals]=1&where[a][equals]=2', [2, 0]],
  ['joins[posts][where][author.name][equals]=x', [1, 1]],
  ['sort=-author.name,title', [2, 1]],
  ['sort[]=author.name&sort[]=title', [2, 1]],
  ['where[id][in][0]=1&where[id][in][1]=2&where[id][in][]=3', [1, 0]],
  ['where[and][][id][in][]=1&where[and][][id][in][]=2', [2, 0]],
  ['title=where', [0, 0]],
])('the conditions of a query and their steps into other documents are counted: %s', (query, expected) =>
  expect(cost(query)).toEqual(expected),
);

it('the parameters of a query and the depth of their names are counted', () => {
  expect(measureQuery(`a${'[b]'.repeat(12)}=1&c=2`)).toMatchObject({ parameters: 2, depth: 13 });
});

it('forty conditions through other documents are counted at their full cost', () => {
  const query = Array.from({ length: 40 }, (_, at) => `where[and][${at}][author.team.name][like]=x`).join(
    '&',
  );
  expect(cost(query)).toEqual([40, 80]);
});
