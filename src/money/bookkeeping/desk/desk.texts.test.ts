import { expect, it } from 'vitest';
import { formatMatters, matterTexts } from './desk.texts.ts';

it('a single open matter is described in the singular', () => {
  expect(formatMatters('disputed', 1)).toBe('is disputed: the donor’s bank asks for the money back');
  expect(formatMatters('disputed', 2)).toBe('are disputed: the donor’s bank asks for the money back');
  for (const what of Object.keys(matterTexts))
    expect(formatMatters(what, 1)).not.toMatch(
      /^(are|were|wait|reports|payments|refunds|lines)\b|monthly gifts/,
    );
});
