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

/** The links in the text before placeholder text for a new link was inserted. */
const before = new WeakMap<LexicalEditor, ReadonlySet<NodeKey>>();
/** The placeholder text, in the language of the admin. */
const firstWords = new WeakMap<LexicalEditor, string>();

const findLinks = (editor: LexicalEditor): NodeKey[] =>
  [...editor.getEditorState()._nodeMap].flatMap(([key, node]) => ($isLinkNode(node) ? [key] : []));

/** Inserts and selects placeholder text if nothing is selected. */
function selectWords(editor: LexicalEditor): void {
  const links = new Set(findLinks(editor));
  editor.update(
    () => {
      const selection = $getSelection();
      if (!$isRangeSelection(selection) || !selection.isCollapsed()) return;
      const words = $createTextNode(firstWords.get(editor) ?? 'Link text');
      selection.insertNodes([words]);
      words.select(0, words.getTextContentSize());
      before.set(editor, links);
    },
    { discrete: true },
  );
}

/** Leaves the cursor where the link was. */
function removeLink(key: NodeKey): void {
  const link = $getNodeByKey(key);
  if (!link) return;
  const at = link.getIndexWithinParent();
  const parent = link.getParentOrThrow();
  link.remove();
  parent.select(at, at);
}

/** Renders nothing. Removes the placeholder text if the dialog is closed without saving. */
function LinkEnd() {
  const say = useSay();
  const { editor, uuid } = useEditorConfigContext();
  const depth = useEditDepth();
  const { modalState } = useModal();
  const isOpen =
    modalState[formatDrawerSlug({ slug: `lexical-rich-text-link-${uuid}`, depth })]?.isOpen === true;
  const words = say('Link text');
  useEffect(() => {
    firstWords.set(editor, words);
  }, [editor, words]);
  useEffect(() => {
    const links = before.get(editor);
    before.delete(editor);
    if (!isOpen || !links) return;
    // Not the text node: it is merged with its neighbours and gets another key.
    const made = findLinks(editor).find(key => !links.has(key));
    let isSaved = false;
    const save = () => {
      isSaved = true;
      return false;
    };
    const stop = editor.registerCommand(TOGGLE_LINK_COMMAND, save, COMMAND_PRIORITY_CRITICAL);
    return () => {
      // Payload closes the dialog first, puts the cursor back, and saves in a timer: one that starts later ends later.
      setTimeout(() => {
        stop();
        if (!isSaved && made !== undefined) editor.update(() => removeLink(made));
      }, 1);
    };
  }, [editor, isOpen]);
  return null;
}

type Client = ReturnType<typeof LinkFeatureClient>;
type Feature = Exclude<NonNullable<Client['feature']>, (...given: never) => unknown>;
type Toolbar = NonNullable<Feature['toolbarFixed']>;

/** Payload's buttons, enabled even if nothing is selected. */
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

/** Payload's link feature, but it also works without a selection: the dialog then asks for the link text. */
export const LinkWithPlaceholder: typeof LinkFeatureClient = props => {
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
