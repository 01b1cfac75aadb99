import { TOGGLE_LINK_COMMAND } from '@payloadcms/richtext-lexical/client';
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  $getSelection,
  $isTextNode,
  $setSelection,
  type BaseSelection,
  createEditor,
  ElementNode,
  type LexicalEditor,
  type LexicalNode,
} from '@payloadcms/richtext-lexical/lexical';
import { act, type ComponentType, useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { LinkWithPlaceholder } from './link-with-placeholder.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
/** The button of Payload, as far as ours changes it. */
const opened = vi.hoisted(() => [] as string[]);
const dialog = vi.hoisted(() => ({ isOpen: false, editor: undefined as unknown }));
vi.mock('@payloadcms/ui', () => ({
  formatDrawerSlug: () => 'link',
  useEditDepth: () => 1,
  useModal: () => ({ modalState: { link: { isOpen: dialog.isOpen } } }),
  useTranslation: () => ({ i18n: { language: 'en' } }),
}));
vi.mock('@payloadcms/richtext-lexical/client', async () => ({
  $isLinkNode: (node: LexicalNode) => node instanceof Link,
  TOGGLE_LINK_COMMAND: (await import('@payloadcms/richtext-lexical/lexical')).createCommand(),
  useEditorConfigContext: () => ({ editor: dialog.editor, uuid: 'one' }),
  LinkFeatureClient: () => ({
    feature: () => ({
      toolbarFixed: {
        groups: [
          {
            items: [
              {
                isEnabled: () => false,
                onSelect: ({ editor }: { editor: LexicalEditor }) => {
                  opened.push(editor.getEditorState().read(() => $getSelection()?.getTextContent() ?? ''));
                  editor.update(linkSelection, { discrete: true });
                },
              },
            ],
          },
        ],
      },
    }),
  }),
}));

/** A link as far as it matters here: an element around words. */
class Link extends ElementNode {
  static override getType = () => 'link';
  static override clone = ({ __key }: Link) => new Link(__key);
  override isInline = () => true;
  override createDOM = () => document.createElement('a');
  override updateDOM = () => false;
}

function linkSelection(): void {
  const [words] = $getSelection()?.extract() ?? [];
  const link = new Link();
  words?.insertBefore(link);
  if ($isTextNode(words)) link.append(words);
}

/** As Payload does: keeps the cursor while the dialog is open, and puts it back as the dialog closes. */
function KeptSelection({ editor, isOpen }: { editor: LexicalEditor; isOpen: boolean }) {
  const kept = useRef<BaseSelection | null>(null);
  useEffect(() => {
    if (isOpen) {
      kept.current = editor.getEditorState().read($getSelection);
      return;
    }
    const selection = kept.current?.clone();
    if (selection) editor.update(() => $setSelection(selection), { discrete: true, skipTransforms: true });
  }, [editor, isOpen]);
  return null;
}

/** A text with the cursor behind these words, and the button of the toolbar above it. */
function write(words: string) {
  const editor = createEditor({
    nodes: [Link],
    onError: error => {
      throw error;
    },
  });
  editor.setRootElement(document.body.appendChild(document.createElement('div')));
  editor.update(
    () => {
      const text = $createTextNode(words);
      $getRoot().append($createParagraphNode().append(text));
      text.selectEnd();
    },
    { discrete: true },
  );
  const { feature } = LinkWithPlaceholder({} as never);
  const made = typeof feature === 'function' ? feature({} as never) : feature;
  const [button] = made?.toolbarFixed?.groups[0]?.items ?? [];
  const plugin = made?.plugins?.at(-1)?.Component as ComponentType;
  const seen = <Value,>(read: () => Value) => editor.getEditorState().read(read);
  return { editor, button, seen, plugin };
}

it('the link button is enabled without a selection and inserts placeholder text to link', () => {
  const { editor, button, seen } = write('Read ');
  const isEnabled = seen(() =>
    button?.isEnabled?.({ editor, editorConfigContext: {} as never, selection: $getSelection() as never }),
  );
  expect(isEnabled).toBe(true);
  button?.onSelect?.({ editor, isActive: false });
  expect(seen(() => $getRoot().getTextContent())).toBe('Read Link text');
  expect(opened.at(-1)).toBe('Link text');
});

it('selected text is linked unchanged', () => {
  const { editor, button, seen } = write('Read');
  editor.update(
    () => {
      $getRoot().select(0, 1);
    },
    { discrete: true },
  );
  button?.onSelect?.({ editor, isActive: false });
  expect(opened.at(-1)).toBe('Read');
  expect(seen(() => $getRoot().getTextContent())).toBe('Read');
});

it.each([
  ['stays as it was', 'given up', 'Read '],
  ['keeps its words', 'saved', 'Read Link text'],
])('the editor’s text %s when the link dialog is %s', async (_, end, left) => {
  const { editor, button, seen, plugin: Plugin } = write('Read ');
  dialog.editor = editor;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const draw = async (isOpen: boolean) => {
    dialog.isOpen = isOpen;
    await act(async () =>
      root.render(
        <>
          <Plugin />
          <KeptSelection editor={editor} isOpen={isOpen} />
        </>,
      ),
    );
  };
  await draw(false);
  button?.onSelect?.({ editor, isActive: false });
  await draw(true);
  vi.useFakeTimers();
  // As Payload does: the dialog closes, and a timer saves.
  if (end === 'saved') setTimeout(() => editor.dispatchCommand(TOGGLE_LINK_COMMAND, null), 1);
  await draw(false);
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  // As the buttons above the text do after each change.
  expect(seen(() => $getSelection()?.getNodes().length)).toBeGreaterThan(0);
  expect(seen(() => $getRoot().getTextContent())).toBe(left);
  act(() => root.unmount());
});
