import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { amharicQuestions } from '../language/amharic-questions.ts';
import { AmharicQuestions } from './amharic-questions-table.tsx';

it('the table for the reviewer of Amharic shows sentences without code in "Now" and "Proposal"', () => {
  render(<AmharicQuestions title="Amharic to be reviewed" />);
  const [, ...rows] = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows).toHaveLength(amharicQuestions.length);
  for (const row of rows) {
    const [, now, proposal] = within(row).getAllByRole('cell');
    for (const cell of [now, proposal]) {
      expect(cell?.textContent).toMatch(/\S/);
      expect(cell?.textContent).not.toMatch(/[{}$'"`]|\w+:/);
      expect(cell?.querySelector('[lang=am]')).not.toBeNull();
    }
  }
  expect(screen.getByText('ከ2022 እ.ኤ.አ. ጀምሮ')).toBeTruthy();
});
