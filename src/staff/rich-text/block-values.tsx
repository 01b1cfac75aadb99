'use client';
import { $isBlockNode, useEditorConfigContext } from '@payloadcms/richtext-lexical/client';
import { $getRoot, SKIP_DOM_SELECTION_TAG } from '@payloadcms/richtext-lexical/lexical';
import { useAllFormFields, useDocumentForm } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { useEffect, useRef } from 'react';

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
