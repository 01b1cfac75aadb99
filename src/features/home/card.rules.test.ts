import { describe, expect, it } from 'vitest';
import {
  cardAddress,
  cardDrawings,
  cardGrounds,
  cardWordsProblem,
  claimSentences,
  fillCardWords,
  isCardDrawing,
} from './card.rules.ts';

it('[DATA-04] a card with pathWithScroll leads to that path and its scroll target', () => {
  expect(cardAddress({ path: '/', pathWithScroll: '/#calendar' }, 'en')).toBe('/#calendar');
  expect(cardAddress({ path: '/', pathWithScroll: '/#calendar' }, 'am')).toBe('/am#calendar');
});

it('a card without one leads to its plain path', () => {
  for (const pathWithScroll of [null, undefined, '', ' ']) {
    expect(cardAddress({ path: '/projects', pathWithScroll }, 'en')).toBe('/projects');
  }
});

it('a card leads to its plain path while the home page has no such place', () => {
  const card = { path: '/events', pathWithScroll: '/#calendar' };
  expect(cardAddress(card, 'en', ['team', 'calendar'])).toBe('/events');
  expect(cardAddress(card, 'en', ['team', 'other'])).toBe('/#calendar');
  expect(cardAddress({ path: '/', pathWithScroll: '/calendar' }, 'en', ['calendar'])).toBe('/calendar');
});

describe('the claims on a card', () => {
  it('are the sentences of the description that state a number', () => {
    expect(claimSentences('{childrenHelped} children helped this year. Each one has a family.')).toBe(
      '{childrenHelped} children helped this year.',
    );
  });

  it('may be several, in their order', () => {
    const both =
      '{volunteersIncrease}% increase in volunteers. Thank you. {donationsIncrease}% increase in donations.';
    expect(claimSentences(both)).toBe(
      '{volunteersIncrease}% increase in volunteers. {donationsIncrease}% increase in donations.',
    );
  });

  it('are split at Ethiopic full stops', () => {
    expect(claimSentences('በዚህ ዓመት {childrenHelped} ሕፃናት ተረድተዋል። እናመሰግናለን።')).toBe(
      'በዚህ ዓመት {childrenHelped} ሕፃናት ተረድተዋል።',
    );
  });

  it('are empty where the description states none', () => {
    expect(claimSentences('Our projects help {name}.')).toBe('');
    expect(claimSentences('')).toBe('');
    expect(claimSentences('  {childrenHelped} children. ')).toBe('{childrenHelped} children.');
  });
});

it.each(Object.keys(cardDrawings))('%s is a drawing for cards', name => {
  expect(isCardDrawing(name)).toBe(true);
});

it.each([['sun'], ['Impact'], ['toString'], [''], [null], [undefined], [['impact']]])(
  '%j is no drawing for cards',
  name => {
    expect(isCardDrawing(name)).toBe(false);
  },
);

it('offers every colour once', () => {
  expect(cardGrounds.toSorted()).toEqual([
    'coral',
    'dawn-lilac',
    'deep-blue',
    'lilac',
    'mint',
    'pale-lilac',
    'peach',
    'saffron',
    'sky',
  ]);
});

describe('the texts of a home card', () => {
  it('are filled in from the name of the child, the organisation and the claims', () => {
    expect(fillCardWords('Sponsor Children Like {name}', { name: 'Liya' })).toBe(
      'Sponsor Children Like Liya',
    );
    expect(fillCardWords('Collaborate with {organisation}', { organisation: 'Adey' })).toBe(
      'Collaborate with Adey',
    );
    expect(fillCardWords('{childrenHelped} children helped this year.', { childrenHelped: 160 })).toBe(
      '160 children helped this year.',
    );
  });

  it('are not filled in where a value is missing', () => {
    for (const name of [null, undefined, '']) expect(fillCardWords('{name} story', { name })).toBeNull();
    for (const name of ['constructor', 'toString', '__proto__'])
      expect(fillCardWords(`{${name}} story`, { name: 'Liya' })).toBeNull();
  });

  it('accept zero as a value', () => {
    expect(fillCardWords('{donationsIncrease}% more', { donationsIncrease: 0 })).toBe('0% more');
  });

  it('may only contain known placeholders', () => {
    expect(cardWordsProblem('{name} story')).toBeNull();
    expect(cardWordsProblem(undefined)).toBeNull();
    expect(cardWordsProblem('{name} and {surname}')).toBe(
      '{surname} stands for nothing. These can be filled in: {name}, {organisation}, {childrenHelped}, ' +
        '{diagnosticWorkUp}, {volunteersIncrease}, {donationsIncrease}.',
    );
  });
});
