/**
 * Where somebody was typing when the form of a new document led on to the document, and the keys pressed since: for a
 * moment there is no field that could take them.
 */
type Caret = { field: string; at: number | null; typed: string };

let remembered: Caret | null = null;

/** Longer than a form takes to draw its fields. */
const GIVE_UP_AFTER_MS = 5_000;
const LOOK_EVERY_MS = 30;

const isInput = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

const hasFocusElsewhere = () => document.activeElement !== document.body && document.activeElement !== null;

function takeKey(event: KeyboardEvent): void {
  const isCharacter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (!remembered || !isCharacter || hasFocusElsewhere()) return;
  event.preventDefault();
  remembered.typed += event.key;
}

/** Notes the field that has the focus, and the place in it; from now on keys are kept for it. */
export function rememberFocus(): void {
  const focused = document.activeElement;
  const field = focused?.id || focused?.closest('[id^="field-"]')?.id;
  remembered = field ? { field, at: isInput(focused) ? focused.selectionStart : null, typed: '' } : null;
  if (remembered) document.addEventListener('keydown', takeKey, true);
}

/** Puts the focus back once the field is drawn, with the keys since; not when somebody has gone elsewhere meanwhile. */
export function returnFocus(): void {
  if (!remembered) return;
  const began = Date.now();
  const timer = setInterval(() => {
    const field = remembered && document.getElementById(remembered.field);
    if (!remembered || hasFocusElsewhere() || Date.now() - began > GIVE_UP_AFTER_MS) return stop(timer);
    const input = isInput(field)
      ? field
      : field?.querySelector<HTMLElement>('[contenteditable="true"], input');
    if (!input) return;
    const { at, typed } = remembered;
    stop(timer);
    input.focus();
    if (isInput(input) && at !== null) input.setSelectionRange(at, at);
    // The one way that React, the text editor and "undo" all take for typing.
    if (typed) document.execCommand('insertText', false, typed);
  }, LOOK_EVERY_MS);
}

function stop(timer: ReturnType<typeof setInterval>): void {
  clearInterval(timer);
  document.removeEventListener('keydown', takeKey, true);
  remembered = null;
}
