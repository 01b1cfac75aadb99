'use client';
import { toast, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { GOOGLE_DOCS, leaveOutSuggestions } from '#cms/rich-text/google-docs.rules.ts';
import { type LeftOut, leaveOut, type Outcome } from '#cms/rich-text/left-out.ts';
import { useSay } from '#staff/language/use-say.ts';

const words: Record<LeftOut, string> = {
  deleted: 'deleted or struck-through words',
  hidden: 'hidden words',
  comments: 'comments',
  decorations: 'words that only decorate',
};

/** Long enough to read and to compare with the text. */
const SHOWN_MS = 20_000;

/**
 * Wraps the whole admin: what an author deleted, hid or commented does not come in with a paste, whether into a long text or
 * into a field, and one sentence says so.
 */
export function LeftOutOfPastes({ children }: { children?: ReactNode }) {
  const say = useSay();
  const { language } = useTranslation().i18n;
  useEffect(() => {
    const tell = (left: readonly LeftOut[]) => {
      const list = left.map(kind => say(words[kind]));
      const all = new Intl.ListFormat(language, { type: 'conjunction' }).format(list);
      toast.info(say('Left out of what you pasted: {parts}.', { parts: all }), { duration: SHOWN_MS });
    };
    const refuseUnread = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      toast.error(
        say(
          'Nothing was pasted: this browser cannot tell which words of the text are hidden. Please paste it without formatting (Ctrl+Shift+V).',
        ),
        { duration: SHOWN_MS },
      );
    };
    const onPaste = (event: ClipboardEvent) => {
      const isText = !ours.has(event) && textAround(event.target) !== null;
      const read = isText && event.clipboardData && readTransfer(event.clipboardData);
      if (!read) return;
      if (read === 'unread') return refuseUnread(event);
      if (read.google === 'unknown')
        toast.warning(
          say(
            'Google Docs does not tell this browser which words are suggestions. Please check that no deleted words were pasted.',
          ),
          { duration: SHOWN_MS },
        );
      if (read.isUnsure && read.google !== 'unclear')
        toast.warning(
          say(
            'Some of the text you pasted may be hidden in the original. Please check that all of it may be published.',
          ),
          { duration: SHOWN_MS },
        );
      if (read.google !== 'unclear' && read.left.length === 0) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (read.google === 'unclear') {
        toast.error(
          say(
            'Nothing was pasted: the text has suggestions that cannot be recognised here. Accept or reject them in Google Docs, and copy it again.',
          ),
          { duration: SHOWN_MS },
        );
        return;
      }
      tell(read.left);
      insert(event.target, read.page);
    };
    const onDrop = (event: DragEvent) => {
      const isText = textAround(event.target) !== null;
      const read = isText && event.dataTransfer && readTransfer(event.dataTransfer);
      if (!read) return;
      if (read === 'unread') return refuseUnread(event);
      if (read.left.length === 0 && read.google !== 'unclear') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      toast.error(
        say(
          'Please copy and paste this text instead of dragging it: it has words that are left out when you paste.',
        ),
        { duration: SHOWN_MS },
      );
    };
    document.addEventListener('paste', onPaste, { capture: true });
    document.addEventListener('drop', onDrop, { capture: true });
    return () => {
      document.removeEventListener('paste', onPaste, { capture: true });
      document.removeEventListener('drop', onDrop, { capture: true });
    };
  }, [say, language]);
  return children;
}

type Rules = { createHTML(html: string): string };
type Factory = { createPolicy(name: 'pasted', rules: Rules): Rules };

/** A parsed page is never shown, and nothing in it runs. */
const rules: Rules = { createHTML: html => html };
const { trustedTypes } = globalThis as { trustedTypes?: Factory };
const policy = trustedTypes?.createPolicy('pasted', rules) ?? rules;

/** Texts only: what password managers and browsers fill in is none. */
const TEXTS =
  'textarea, input:not([type]), input[type="text"], input[type="search"], [contenteditable="true"]';
const textAround = (target: EventTarget | null) => (target instanceof Element ? target.closest(TEXTS) : null);

/** `unknown`: this browser does not pass on which words are suggestions. `unclear`: they are in the text, and not where. */
type Read = Outcome & { page: Document; google: 'known' | 'unknown' | 'unclear' };

/**
 * Reads the page on the clipboard and leaves out what its author hid or deleted. Returns null if there is no page, and
 * `unread` if the browser opens no frame in which it could be rendered.
 */
function readTransfer(transfer: DataTransfer): Read | 'unread' | null {
  const html = transfer.getData('text/html');
  if (html === '') return null;
  const page = new DOMParser().parseFromString(policy.createHTML(html), 'text/html');
  const isGoogle = html.includes('docs-internal-guid');
  const form = isGoogle ? transfer.getData(GOOGLE_DOCS) : '';
  const suggestions = form === '' ? 'nothing' : leaveOutSuggestions(page, form);
  const others = leaveOut(page);
  if (others === null) return 'unread';
  const read = {
    ...others,
    page,
    left: suggestions === 'left-out' ? [...new Set<LeftOut>(['deleted', ...others.left])] : others.left,
  };
  if (suggestions === 'unclear') return { ...read, google: 'unclear' };
  return { ...read, google: isGoogle && form === '' ? 'unknown' : 'known' };
}

/** The pastes that hold what is left of another. */
const ours = new WeakSet<Event>();

/** Inserts what is left of a page: as text into a field, or as a paste of its own into an editor. */
function insert(target: EventTarget | null, page: Document): void {
  const text = plainText(page.body);
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
    const typed = target instanceof HTMLInputElement ? text.replaceAll(/\s+/g, ' ') : text;
    target.setRangeText(typed, target.selectionStart ?? 0, target.selectionEnd ?? 0, 'end');
    target.dispatchEvent(new Event('input', { bubbles: true }));
    return;
  }
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', page.documentElement.outerHTML);
  clipboardData.setData('text/plain', text);
  const event = new Event('paste', { bubbles: true, cancelable: true });
  ours.add(event);
  target?.dispatchEvent(Object.defineProperty(event, 'clipboardData', { value: clipboardData }));
}

const BLOCKS = 'p, div, li, tr, h1, h2, h3, h4, h5, h6, blockquote, br';

/** The words of a page, each block on a line of its own. */
function plainText(body: HTMLElement): string {
  const copy = body.cloneNode(true) as HTMLElement;
  for (const ignored of copy.querySelectorAll('script, style, template')) ignored.remove();
  const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    node.nodeValue = (node.nodeValue ?? '').replaceAll(/\s+/g, ' ');
  for (const block of copy.querySelectorAll(BLOCKS)) block.after('\n');
  return (copy.textContent ?? '').replaceAll(/ *\n */g, '\n').trim();
}
