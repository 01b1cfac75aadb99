import { expect, it } from 'vitest';
import { mattersOf, matterTexts } from './desk.texts.ts';

it('a single open matter is described in the singular', () => {
  expect(mattersOf('disputed', 1)).toBe('is disputed: the donor’s bank asks for the money back');
  expect(mattersOf('disputed', 2)).toBe('are disputed: the donor’s bank asks for the money back');
  for (const what of Object.keys(matterTexts))
    expect(mattersOf(what, 1)).not.toMatch(/^(are|were|wait|reports|payments|refunds|lines)\b|monthly gifts/);
});
