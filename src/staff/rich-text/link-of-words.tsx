'use client';
import { LinkFeatureClient, useEditorConfigContext } from '@payloadcms/richtext-lexical/client';
import {
  $createTextNode,
  $getNodeByKey,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  type LexicalEditor,
  type NodeKey,
} from '@payloadcms/richtext-lexical/lexical';
import { formatDrawerSlug, useEditDepth, useModal } from '@payloadcms/ui';
import { useEffect } from 'react';
import { useSay } from '#staff/language/use-say.ts';

/** Words that were put into a text for a link whose dialog is open, and that leave it again when it is given up. */
const begun = new WeakMap<LexicalEditor, NodeKey>();
/** What such words are until somebody writes others, in the language of the admin. */
const firstWords = new WeakMap<LexicalEditor, string>();

/** Selects words of its own where nothing is selected. */
function selectWords(editor: LexicalEditor): void {
  editor.update(
    () => {
      const selection = $getSelection();
      if (!$isRangeSelection(selection) || !selection.isCollapsed()) return;
      const words = $createTextNode(firstWords.get(editor) ?? 'Words of the link');
      selection.insertNodes([words]);
      words.select(0, words.getTextContentSize());
      begun.set(editor, words.getKey());
    },
    { discrete: true },
  );
}

/** Takes the words out again unless they lead somewhere by now. */
function takeBack(editor: LexicalEditor): void {
  const key = begun.get(editor);
  if (key === undefined) return;
  begun.delete(editor);
  editor.update(() => {
    const words = $getNodeByKey(key);
    const link = words?.getParent();
    if (!words || !link) return;
    const fields = 'getFields' in link ? (link.getFields as () => { url?: string; doc?: unknown })() : null;
    if (fields?.doc || (fields?.url && fields.url !== 'https://')) return;
    const isAlone = fields !== null && $isElementNode(link) && link.getChildrenSize() === 1;
    (isAlone ? link : words).remove();
  });
}

/** Draws nothing. Ends what the button began once its dialog is closed. */
function LinkEnd() {
  const say = useSay();
  const { editor, uuid } = useEditorConfigContext();
  const depth = useEditDepth();
  const { modalState } = useModal();
  const isOpen =
    modalState[formatDrawerSlug({ slug: `lexical-rich-text-link-${uuid}`, depth })]?.isOpen === true;
  const words = say('Words of the link');
  useEffect(() => {
    firstWords.set(editor, words);
  }, [editor, words]);
  useEffect(() => {
    if (!isOpen) return;
    return () => takeBack(editor);
  }, [editor, isOpen]);
  return null;
}

type Client = ReturnType<typeof LinkFeatureClient>;
type Feature = Exclude<NonNullable<Client['feature']>, (...given: never) => unknown>;
type Toolbar = NonNullable<Feature['toolbarFixed']>;

/** The same buttons, which can be pressed with nothing selected. */
const withWords = (toolbar: Toolbar): Toolbar => ({
  groups: toolbar.groups.map(group => ({
    ...group,
    items: group.items.map(item => ({
      ...item,
      isEnabled: ({ selection }) => $isRangeSelection(selection),
      onSelect: given => {
        if (!given.isActive) selectWords(given.editor);
        item.onSelect?.(given);
      },
    })),
  })) as Toolbar['groups'],
});

/** Payload's links, which can also be made where nothing is selected: the dialog asks for their words as well. */
export const LinkOfWords: typeof LinkFeatureClient = props => {
  const links = LinkFeatureClient(props);
  const { feature } = links;
  if (typeof feature !== 'function') return links;
  return {
    ...links,
    feature: given => {
      const made = feature(given);
      return {
        ...made,
        plugins: [...(made.plugins ?? []), { Component: LinkEnd, position: 'normal' }],
        ...(made.toolbarFixed && { toolbarFixed: withWords(made.toolbarFixed) }),
      };
    },
  };
};
