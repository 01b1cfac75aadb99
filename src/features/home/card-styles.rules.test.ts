import { expect, it } from 'vitest';
import { cardDrawings, cardGrounds, isCardDrawing } from './card-styles.rules.ts';

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
