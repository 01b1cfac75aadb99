'use client';
import { type ReactNode, useEffect } from 'react';
import { CONTENT_ID } from '#staff/frame/content-id.ts';
import { CONTENT } from '#staff/frame/nav-controls.tsx';
import { useSay } from '#staff/language/use-say.ts';
import { type Marking, watchAdded } from '#staff/language/watch-added.ts';
import { restoreQuestion } from '#staff/publishing/restore-question.ts';

/** The text beside a field that Payload does not associate with it, such as "Width (px)". */
const textBeside = (element: Element) => element.parentElement?.textContent?.trim() ?? '';

/** The label of the field around a control, for controls that Payload does not connect with it. */
const findLabel = (element: Element) =>
  element.closest('.field-type')?.querySelector('.field-label')?.textContent?.replace('*', '').trim() ?? '';

/** Wraps the whole admin: adds the words that Payload leaves out, most of them names of its icon-only buttons and fields. */
export function NamedControls({ children }: { children?: ReactNode }) {
  const say = useSay();
  useEffect(() => {
    const named = (selector: string, name: (element: Element) => string): Marking => [
      selector,
      element => {
        const found = element.hasAttribute('aria-label') ? '' : name(element);
        if (found) element.setAttribute('aria-label', found);
      },
    ];
    return watchAdded(document.body, [
      restoreQuestion,
      [
        CONTENT,
        content => {
          if (!content.id) content.id = CONTENT_ID;
        },
      ],
      named('.edit-upload__input input', textBeside),
      named('button.edit-upload__focalPoint', () => say('Focal point of the picture: drag to move it')),
      named('button:is(.file-details__remove, .file-field__remove)', () => say('Remove the file')),
      // Payload writes a localized label as "[object Object]".
      [
        'button.sort-column__button[aria-label*="[object Object]"]',
        button => {
          const label =
            button.closest('.sort-column')?.querySelector('.sort-column__label')?.textContent ?? '';
          const name = button.getAttribute('aria-label')?.replace('[object Object]', label);
          button.setAttribute('aria-label', name ?? label);
        },
      ],
      named('button.copy-to-clipboard', () => say('Copy the address')),
      named('button.upload-relationship-details__edit', () => say('Open its form')),
      named('button.upload-relationship-details__remove', () => say('Remove it from this form')),
      named('.react-datepicker__input-container input', findLabel),
      named('.react-select input:not([type="hidden"])', findLabel),
      named('button.date-time-picker__clear-button', () => say('Empty the day')),
      named('.clipboard-action__popup button', () => say('Copy and paste')),
      named('button.condition__actions-remove', () => say('Remove this filter')),
      named('button.condition__actions-add', () => say('Add a filter')),
    ]);
  }, [say]);
  return children;
}
