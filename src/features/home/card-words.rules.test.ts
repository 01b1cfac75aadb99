import { describe, expect, it } from 'vitest';
import { cardWords, cardWordsProblem, fillCardWords } from './card-words.rules.ts';

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

  it('are replaced by the alternative where a name is missing', () => {
    expect(cardWords('{name} story', 'One child, one treatment', { name: 'Liya' })).toBe('Liya story');
    expect(cardWords('{name} story', 'One child, one treatment', { name: '' })).toBe(
      'One child, one treatment',
    );
    expect(cardWords('Sponsor Children Like {name}', 'Sponsor Children', {})).toBe('Sponsor Children');
    expect(cardWords('{name}', '{name}', {})).toBe('');
    expect(fillCardWords('{name}', { name: null })).toBeNull();
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
