/** Where somebody was typing when the form of a new document led on to the document. */
type Caret = { field: string; at: number | null };

let remembered: Caret | null = null;

/** Longer than a form takes to draw its fields. */
const GIVE_UP_AFTER_MS = 5_000;
const LOOK_EVERY_MS = 50;

const isTyped = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Notes the field that has the focus, and the place in it. */
export function rememberFocus(): void {
  const focused = document.activeElement;
  const field = focused?.id || focused?.closest('[id^="field-"]')?.id;
  remembered = field ? { field, at: isTyped(focused) ? focused.selectionStart : null } : null;
}

/** Puts the focus back there, once the field is drawn; not when somebody has gone elsewhere meanwhile. */
export function returnFocus(): void {
  const caret = remembered;
  remembered = null;
  if (!caret) return;
  const began = Date.now();
  const timer = setInterval(() => {
    const field = document.getElementById(caret.field);
    const isElsewhere = document.activeElement !== document.body && document.activeElement !== null;
    if (isElsewhere || Date.now() - began > GIVE_UP_AFTER_MS) return clearInterval(timer);
    if (!field) return;
    clearInterval(timer);
    const typed = isTyped(field)
      ? field
      : field.querySelector<HTMLElement>('[contenteditable="true"], input');
    typed?.focus();
    if (isTyped(typed) && caret.at !== null) typed.setSelectionRange(caret.at, caret.at);
  }, LOOK_EVERY_MS);
}
