import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sayIn, textIn } from '#cms/language/amharic.ts';
import { nameButtons } from './name-buttons.ts';

it('the buttons of the editor get Amharic names, also those that it names in English', async () => {
  const { container } = render(
    <div className="rich-text-lexical">
      <button type="button" data-button-key="bold" />
      <button type="button" aria-label="Add block" />
      <button type="button" aria-label="Drag to move" />
    </div>,
  );
  const stop = nameButtons(container, sayIn('am'));
  const later = document.createElement('button');
  later.setAttribute('aria-label', 'Edit link');
  container.append(later);
  await screen.findByRole('button', { name: textIn('Edit link', 'am') });
  const names = screen.getAllByRole('button').map(button => button.getAttribute('aria-label') ?? '');
  expect(names).toHaveLength(4);
  for (const name of names) expect(name).toMatch(/^[\u1200-\u137f ]+$/u);
  stop();
});
