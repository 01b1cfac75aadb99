import { describe, expect, it } from 'vitest';
import {
  bareTexts,
  untranslatedInCode,
  views,
  workNamesIn,
  works,
} from '../../../scripts/amharic/texts-of-code.ts';

describe('texts of the admin', () => {
  it('every text of the admin in code has an Amharic translation', () => {
    expect(untranslatedInCode().map(({ path, text }) => `${path}: ${text}`)).toEqual([]);
    expect(works.flatMap(workNamesIn).length).toBeGreaterThan(20);
  });

  it('no screen of the admin has English text in its markup without a translation', () => {
    expect(views.flatMap(file => bareTexts(file).map(text => `${file.path}: ${text}`))).toEqual([]);
  });
});
