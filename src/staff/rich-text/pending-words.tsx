'use client';
import { useEditorConfigContext } from '@payloadcms/richtext-lexical/client';
import { useForm, useFormFields } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/** What may save a form: a press, or a key pressed elsewhere or with Ctrl. */
const presses = ['pointerdown', 'keydown', 'click'] as const;

/**
 * Draws nothing. Writes the text into the form before anything is pressed. The editor itself does so when the browser is
 * idle, at the latest after half a second: whoever pressed "Publish" before that published the text without its last words.
 */
export function PendingWords() {
  const { editor, fieldProps } = useEditorConfigContext();
  const { dispatchFields, setModified } = useForm();
  const { path } = fieldProps;
  const value = useFormFields(([fields]) => fields[path]?.value);
  const isPending = useRef(false);

  useEffect(() => {
    if (isPending.current)
      isPending.current = JSON.stringify(value) !== JSON.stringify(editor.getEditorState().toJSON());
  }, [value, editor]);

  useEffect(
    () =>
      // The same changes that the editor writes into the form, not those of opening a document.
      editor.registerUpdateListener(({ dirtyElements, dirtyLeaves, prevEditorState, tags }) => {
        const isOpening = tags.has('history-merge') || prevEditorState.isEmpty();
        if (!isOpening && dirtyElements.size + dirtyLeaves.size > 0) isPending.current = true;
      }),
    [editor],
  );

  useEffect(() => {
    const write = (event: Event) => {
      const isTyping = event instanceof KeyboardEvent && !event.ctrlKey && !event.metaKey;
      if (!isPending.current || (isTyping && editor.getRootElement()?.contains(event.target as Node))) return;
      isPending.current = false;
      dispatchFields({ type: 'UPDATE', path, value: editor.getEditorState().toJSON() });
      setModified(true);
    };
    for (const press of presses) window.addEventListener(press, write, { capture: true });
    return () => {
      for (const press of presses) window.removeEventListener(press, write, { capture: true });
    };
  }, [editor, path, dispatchFields, setModified]);

  return null;
}
