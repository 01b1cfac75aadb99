import { describe, expect, it } from 'vitest';
import {
  bareTexts,
  untranslatedInCode,
  views,
  workNamesIn,
  works,
} from '../../../scripts/amharic/texts-of-code.ts';

describe('texts of the admin', () => {
  it('have Amharic: what screens say, names in lists and of regular work, and what refuses something', () => {
    expect(untranslatedInCode().map(({ path, text }) => `${path}: ${text}`)).toEqual([]);
    expect(works.flatMap(workNamesIn).length).toBeGreaterThan(20);
  });

  it('are never in English alone in the markup of a screen', () => {
    expect(views.flatMap(file => bareTexts(file).map(text => `${file.path}: ${text}`))).toEqual([]);
  });
});
