import type { Say } from '#core/message.ts';

/**
 * Names the buttons of an editor in the user's language, including those added later: those of the toolbar, which have no
 * name, and those that the editor names in English only. Returns a function that stops it.
 */
export function nameButtons(around: Element | null, say: Say): () => void {
  if (!around) return () => undefined;
  const names: Record<string, string> = { bold: say('Bold'), italic: say('Italic'), link: say('Link') };
  const inEnglish = new Map([
    ['Add block', say('Add block')],
    ['Drag to move', say('Drag to move')],
    ['Edit link', say('Edit link')],
    ['Remove link', say('Remove link')],
    ['Insert Paragraph', say('Add a paragraph at the end')],
  ]);
  const give = () => {
    for (const button of around.querySelectorAll<HTMLElement>('button[data-button-key]:not([aria-label])')) {
      const key = button.dataset.buttonKey ?? '';
      if (!button.textContent?.trim()) button.setAttribute('aria-label', names[key] ?? key);
    }
    for (const button of around.querySelectorAll('[aria-label]')) {
      const name = inEnglish.get(button.getAttribute('aria-label') ?? '');
      if (name !== undefined) button.setAttribute('aria-label', name);
    }
    // A button with text is named by its text; Payload names it after its dropdown.
    for (const button of around.querySelectorAll('button.toolbar-popup__dropdown[aria-label]'))
      if (button.textContent?.trim()) button.removeAttribute('aria-label');
  };
  const watch = new MutationObserver(give);
  watch.observe(around, { childList: true, subtree: true });
  give();
  return () => watch.disconnect();
}
