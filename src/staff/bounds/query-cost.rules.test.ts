import { expect, it } from 'vitest';
import { costOfQuery } from './query-cost.rules.ts';

const cost = (query: string) => {
  const { clauses, steps } = costOfQuery(query);
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
])('%s', (query, expected) => expect(cost(query)).toEqual(expected));

it('counts parameters and how deeply their names nest', () => {
  expect(costOfQuery(`a${'[b]'.repeat(12)}=1&c=2`)).toMatchObject({ parameters: 2, depth: 13 });
});

it('counts forty conditions through other documents at their full cost', () => {
  const query = Array.from({ length: 40 }, (_, at) => `where[and][${at}][author.team.name][like]=x`).join(
    '&',
  );
  expect(cost(query)).toEqual([40, 80]);
});
