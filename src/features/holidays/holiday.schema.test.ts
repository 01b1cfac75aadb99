import { describe, expect, it } from 'vitest';
import { colourProblem, lastDayProblem, textColourProblem } from './holiday.schema.ts';

describe('input of staff for a holiday', () => {
  it('refuses a colour that is not # and six digits', () => {
    expect(colourProblem('#5A2A1A')).toBeNull();
    expect(colourProblem('brown')).toBe('Write the colour as # and six digits, such as #5A2A1A.');
    expect(colourProblem(undefined)).not.toBeNull();
  });

  it('refuses text colours that are unreadable on the main colour, and states the contrast', () => {
    expect(textColourProblem('#FFFFFF', '#5A2A1A')).toBeNull();
    expect(textColourProblem('#FFFFFF', '#FF6F61')).toBe(
      'The words cannot be read on the main colour: the contrast is 2.72 and must be at least 4.5.',
    );
    expect(textColourProblem('white', '#5A2A1A')).toBe(colourProblem('white'));
    expect(textColourProblem('#FFFFFF', '')).toBeNull();
  });

  it('refuses a range that ends before it starts or lasts a year', () => {
    expect(lastDayProblem('2024-11-01T12:00:00.000Z', '2024-11-01T12:00:00.000Z')).toBeNull();
    expect(lastDayProblem('2024-11-02', '2024-11-01')).toBe('The last day cannot be before the first.');
    expect(lastDayProblem('2024-01-01', '2024-12-31')).toBe('A holiday cannot last a whole year.');
    expect(lastDayProblem('2024-01-01', null)).toBe('Choose the first and the last day.');
  });
});
