'use client';
import { type ReactNode, useEffect } from 'react';
import { useSay } from '#staff/language/use-say.ts';

/** The text beside a field that Payload does not join to it, such as "Width (px)". */
const textBeside = (element: Element) => element.parentElement?.textContent?.trim() ?? '';

/** Around the whole admin: names the fields and buttons of Payload that show only a drawing, or a text beside them. */
export function NamedControls({ children }: { children?: ReactNode }) {
  const say = useSay();
  useEffect(() => {
    const names: [selector: string, name: (element: Element) => string][] = [
      ['.edit-upload__input input', textBeside],
      ['button.edit-upload__focalPoint', () => say('Middle of the picture: drag it')],
      ['button:is(.file-details__remove, .file-field__remove)', () => say('Remove the file')],
      ['button.upload-relationship-details__edit', () => say('Open its form')],
      ['button.upload-relationship-details__remove', () => say('Take it out of this form')],
      ['button.condition__actions-remove', () => say('Remove this filter')],
      ['button.condition__actions-add', () => say('Add a filter')],
    ];
    const nameAll = () => {
      for (const [selector, name] of names)
        for (const element of document.querySelectorAll(`${selector}:not([aria-label])`))
          element.setAttribute('aria-label', name(element));
    };
    nameAll();
    // They come with drawers and forms that are opened later.
    const watch = new MutationObserver(nameAll);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [say]);
  return children;
}
