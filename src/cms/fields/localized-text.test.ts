import { describe, expect, it } from 'vitest';
import { localizedText } from './localized-text.ts';

type Validate = (value: unknown, options: object) => string | true;
const validate = localizedText({ name: 'alt', label: 'What it shows', required: true })
  .validate as unknown as Validate;
const saved = (locale: string, operation: string) => validate('  ', { req: { locale }, operation });

describe('a required text in two languages', () => {
  it('a required text must be filled in English, and not in Amharic when the document is updated', () => {
    expect(saved('en', 'update')).toBe('Please fill in "What it shows" in English.');
    expect(saved('am', 'update')).toBe(true);
  });

  it('a required text must be filled in Amharic when the document is created in Amharic', () => {
    expect(saved('am', 'create')).toBe('Please fill in "What it shows".');
  });
});
