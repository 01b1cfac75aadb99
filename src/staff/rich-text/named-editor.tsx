'use client';
import { createClientFeature, useEditorConfigContext } from '@payloadcms/richtext-lexical/client';
import { useTranslation } from '@payloadcms/ui';
import { useEffect } from 'react';
import { labelIn } from '#cms/language/label.ts';

/** Draws nothing. The area that somebody writes in gets its name each time it is put into the page. */
function EditorName() {
  const { editor, fieldProps } = useEditorConfigContext();
  const { language } = useTranslation().i18n;
  const { field } = fieldProps;
  const name = labelIn(field.label, language) || String(field.name);
  useEffect(
    () => editor.registerRootListener(area => area?.setAttribute('aria-label', name)),
    [editor, name],
  );
  return null;
}

export const NamedEditorClient = createClientFeature({
  plugins: [{ Component: EditorName, position: 'normal' }],
});
