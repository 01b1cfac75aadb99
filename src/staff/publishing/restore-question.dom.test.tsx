import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { payloadTexts } from '#cms/language/admin-languages.ts';
import payloadWords from '#cms/language/amharic/payload.json' with { type: 'json' };
import { watchAdded } from '#staff/language/watch-added.ts';
import { restoreQuestion } from './restore-question.ts';

const question = (text: string, wasPublished: boolean) => (
  <>
    {wasPublished && <button type="button" className="restore-version__restore-as-draft-button" />}
    <div className="confirmation-modal__content">
      <p role="note">{text}</p>
    </div>
  </>
);
function asked(text: string, wasPublished: boolean): string | null {
  const { container, unmount } = render(question(text, wasPublished));
  watchAdded(container, [restoreQuestion])();
  const { textContent } = screen.getByRole('note');
  unmount();
  return textContent;
}

it('the restore dialog says whether visitors see the version at once or it stays a draft', () => {
  const { aboutToRestore } = payloadTexts.version;
  expect(asked(aboutToRestore, true)).toMatch(/^This .* Visitors see it at once, unless [^\n]*$/);
  expect(asked(aboutToRestore, false)).toMatch(/^This .* It stays a draft[^\n]*$/);
  expect(asked(payloadWords.version.aboutToRestore, true)).toMatch(/^[^\n]*ወዲያውኑ[^\n]*$/);
  expect(asked(payloadWords.version.aboutToRestore, false)).toMatch(/^[^\n]*ረቂቅ ሆኖ ይቆያል[^\n]*$/);
  expect(asked('Another question', true)).toBe('Another question');
});
