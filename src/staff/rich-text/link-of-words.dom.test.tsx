import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  $getSelection,
  createEditor,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical';
import { expect, it, vi } from 'vitest';
import { LinkOfWords } from './link-of-words.tsx';

/** The button of Payload, as far as ours changes it. */
const opened = vi.hoisted(() => [] as string[]);
vi.mock('@payloadcms/ui', () => ({}));
vi.mock('@payloadcms/richtext-lexical/client', () => ({
  LinkFeatureClient: () => ({
    feature: () => ({
      toolbarFixed: {
        groups: [
          {
            items: [
              {
                isEnabled: () => false,
                onSelect: ({ editor }: { editor: LexicalEditor }) =>
                  opened.push(editor.getEditorState().read(() => $getSelection()?.getTextContent() ?? '')),
              },
            ],
          },
        ],
      },
    }),
  }),
}));

/** A text with the cursor behind these words, and the button of the toolbar above it. */
function write(words: string) {
  const editor = createEditor({
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
  const { feature } = LinkOfWords({} as never);
  const made = typeof feature === 'function' ? feature({} as never) : feature;
  const [button] = made?.toolbarFixed?.groups[0]?.items ?? [];
  const seen = <Value,>(read: () => Value) => editor.getEditorState().read(read);
  return { editor, button, seen };
}

it('the button for a link can be pressed with nothing selected, and puts words there to link', () => {
  const { editor, button, seen } = write('Read ');
  const isEnabled = seen(() =>
    button?.isEnabled?.({ editor, editorConfigContext: {} as never, selection: $getSelection() as never }),
  );
  expect(isEnabled).toBe(true);
  button?.onSelect?.({ editor, isActive: false });
  expect(seen(() => $getRoot().getTextContent())).toBe('Read Words of the link');
  expect(opened.at(-1)).toBe('Words of the link');
});

it('words that are selected are linked as they are', () => {
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
