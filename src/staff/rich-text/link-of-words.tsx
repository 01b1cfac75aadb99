'use client';
import {
  $isLinkNode,
  LinkFeatureClient,
  TOGGLE_LINK_COMMAND,
  useEditorConfigContext,
} from '@payloadcms/richtext-lexical/client';
import {
  $createTextNode,
  $getNodeByKey,
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_CRITICAL,
  type LexicalEditor,
  type NodeKey,
} from '@payloadcms/richtext-lexical/lexical';
import { formatDrawerSlug, useEditDepth, useModal } from '@payloadcms/ui';
import { useEffect } from 'react';
import { useSay } from '#staff/language/use-say.ts';

/** The links that a text had before words were put into it for a link whose dialog is about to open. */
const before = new WeakMap<LexicalEditor, ReadonlySet<NodeKey>>();
/** What such words are until somebody writes others, in the language of the admin. */
const firstWords = new WeakMap<LexicalEditor, string>();

const linksOf = (editor: LexicalEditor): NodeKey[] =>
  [...editor.getEditorState()._nodeMap].flatMap(([key, node]) => ($isLinkNode(node) ? [key] : []));

/** Selects words of its own where nothing is selected. */
function selectWords(editor: LexicalEditor): void {
  const links = new Set(linksOf(editor));
  editor.update(
    () => {
      const selection = $getSelection();
      if (!$isRangeSelection(selection) || !selection.isCollapsed()) return;
      const words = $createTextNode(firstWords.get(editor) ?? 'Words of the link');
      selection.insertNodes([words]);
      words.select(0, words.getTextContentSize());
      before.set(editor, links);
    },
    { discrete: true },
  );
}

/** Draws nothing. Takes out what the button put in if the dialog is closed without saving. */
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
    const links = before.get(editor);
    before.delete(editor);
    if (!isOpen || !links) return;
    // Not the words: their node is joined with those beside it, and has another key from then on.
    const made = linksOf(editor).find(key => !links.has(key));
    let isSaved = false;
    const save = () => {
      isSaved = true;
      return false;
    };
    const stop = editor.registerCommand(TOGGLE_LINK_COMMAND, save, COMMAND_PRIORITY_CRITICAL);
    return () => {
      stop();
      if (isSaved || made === undefined) return;
      // Payload puts the cursor back into the link as the dialog closes; removing the link then moves it out.
      queueMicrotask(() => editor.update(() => $getNodeByKey(made)?.remove()));
    };
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
