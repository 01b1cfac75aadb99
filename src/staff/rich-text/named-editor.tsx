'use client';
import { createClientFeature, useEditorConfigContext } from '@payloadcms/richtext-lexical/client';
import { useTranslation } from '@payloadcms/ui';
import { useEffect } from 'react';
import { labelIn } from '#cms/language/label.ts';
import type { Say } from '#staff/language/say.ts';
import { useSay } from '#staff/language/use-say.ts';
import { PendingWords } from './pending-words.tsx';

/**
 * Draws nothing. The area that somebody writes in gets the label of its field each time it is put into the page, and the
 * buttons around it, which are drawn as pictures alone, get names.
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

/** Names the buttons of the toolbars, those that come later too. */
function nameButtons(around: Element | null, say: Say): () => void {
  if (!around) return () => undefined;
  const names: Record<string, string> = { bold: say('Bold'), italic: say('Italic'), link: say('Link') };
  const give = () => {
    for (const button of around.querySelectorAll<HTMLElement>('button[data-button-key]:not([aria-label])')) {
      const key = button.dataset.buttonKey ?? '';
      if (!button.textContent?.trim()) button.setAttribute('aria-label', names[key] ?? key);
    }
    // What is written on a button is its name; Payload names it after the group of its choices.
    for (const button of around.querySelectorAll('button.toolbar-popup__dropdown[aria-label]'))
      if (button.textContent?.trim()) button.removeAttribute('aria-label');
  };
  const watch = new MutationObserver(give);
  watch.observe(around, { childList: true, subtree: true });
  give();
  return () => watch.disconnect();
}

export const NamedEditorClient = createClientFeature({
  plugins: [
    { Component: EditorName, position: 'normal' },
    { Component: PendingWords, position: 'normal' },
  ],
});
