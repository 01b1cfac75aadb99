'use client';
import {
  $isBlockNode,
  createClientFeature,
  useEditorConfigContext,
} from '@payloadcms/richtext-lexical/client';
import { $getRoot, SKIP_DOM_SELECTION_TAG } from '@payloadcms/richtext-lexical/lexical';
import { useAllFormFields, useDocumentForm, useForm, useFormFields, useTranslation } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { useEffect, useRef } from 'react';
import { labelIn } from '#cms/language/translate.ts';
import { useSay } from '#staff/language/use-say.ts';
import { nameButtons } from './name-buttons.ts';

/**
 * Renders nothing. Gives the editable area the label of its field whenever it is mounted, and names the icon-only buttons
 * around it.
 */
function EditorName() {
  const say = useSay();
  const { editor, fieldProps } = useEditorConfigContext();
  const { language } = useTranslation().i18n;
  const { field } = fieldProps;
  const name = labelIn(field.label, language) || String(field.name);
  useEffect(() => {
    let forget: () => void = () => undefined;
    const stop = editor.registerRootListener(area => {
      forget();
      area?.setAttribute('aria-label', name);
      forget = nameButtons(area?.closest('.rich-text-lexical') ?? null, say);
    });
    return () => {
      forget();
      stop();
    };
  }, [editor, name, say]);
  return null;
}

export const NamedEditorClient = createClientFeature({
  plugins: [
    { Component: EditorName, position: 'normal' },
    { Component: PendingWords, position: 'normal' },
  ],
});

/** Events that may lead to saving: a press, or a key outside the text or with Ctrl. */
const presses = ['pointerdown', 'keydown', 'click'] as const;

/**
 * Renders nothing. Writes the text into the form before any press. The editor itself waits until the browser is idle, up to
 * half a second: pressing "Publish" before that published the text without its last words.
 */
function PendingWords() {
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
      // Only changes that the editor would write into the form, not those from opening a document.
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

/**
 * Renders nothing. Writes the fields of a block into the rich text, and the rich text into the form, at once. The editor
 * itself does so only after a response from the server: saving before that silently lost a caption, or reported a picture
 * as missing. A late response must not undo this, so every change of the text is checked too.
 */
export function BlockValues() {
  const [fields] = useAllFormFields();
  const { editor, fieldProps } = useEditorConfigContext();
  const { dispatchFields, setModified } = useDocumentForm();
  const { path } = fieldProps;
  const opened = useRef<string>(undefined);

  useEffect(() => {
    const values: Record<string, unknown> = reduceFieldsToValues(fields, true);
    // Opening a document is not a change.
    opened.current ??= JSON.stringify(values);
    if (JSON.stringify(values) === opened.current) return;
    opened.current = '';
    const write = () => {
      let isChanged = false;
      editor.update(
        () => {
          // Blocks are never nested.
          for (const node of $getRoot().getChildren()) {
            if (!$isBlockNode(node) || node.getFields().id !== values.id) continue;
            const stored = node.getFields();
            const next = { ...stored, ...values };
            if (JSON.stringify(next) === JSON.stringify(stored)) return;
            node.setFields(next, true);
            isChanged = true;
          }
        },
        { discrete: true, tag: SKIP_DOM_SELECTION_TAG },
      );
      if (!isChanged) return;
      dispatchFields({ type: 'UPDATE', path, value: editor.getEditorState().toJSON() });
      setModified(true);
    };
    write();
    return editor.registerUpdateListener(() => queueMicrotask(write));
  }, [fields, editor, path, dispatchFields, setModified]);

  return null;
}
