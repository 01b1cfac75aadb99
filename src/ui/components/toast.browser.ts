export type Toast = { kind: 'success' | 'info' | 'warning' | 'error'; title?: string; message?: string };

/** How long a toast stays unless hovered or focused, in ms. */
const stay = 1500;
/** Longer than the fade of any theme, in ms, after which the element is removed even if no fade ran. */
const fade = 200;

/**
 * Shows a toast and announces it politely. It disappears after 1500 ms unless hovered or focused; an error stays until
 * dismissed. Does nothing on a page without a toast region.
 */
export function showToast({ kind, title = '', message = '' }: Toast): void {
  const stack = document.querySelector<HTMLElement>('[data-toast-stack]');
  const template = stack?.querySelector('template');
  const toast = template?.content.firstElementChild?.cloneNode(true);
  if (!stack || !(toast instanceof HTMLElement)) return;

  toast.dataset.toast = kind;
  write(toast, '[data-toast-title]', title);
  write(toast, '[data-toast-message]', message);
  const announcement = announce([title, message].filter(Boolean).join('. '));
  stack.append(toast);
  moveIntoOpenPopover(stack);
  stack.togglePopover?.(true);

  const dismiss = (): void => {
    toast.dataset.closing = '';
    setTimeout(() => remove(stack, [toast, announcement]), fade);
  };
  toast.querySelector('[data-toast-dismiss]')?.addEventListener('click', dismiss);
  if (kind !== 'error') dismissUnlessHovered(toast, dismiss);
}

/**
 * A click outside an open popover, such as the full-screen menu, closes it. Toasts lie above it but count as outside,
 * so they move into it while it is open, and back when it closes.
 */
function moveIntoOpenPopover(stack: HTMLElement): void {
  const under = document.querySelector<HTMLElement>('[popover=auto]:popover-open') ?? document.body;
  if (stack.parentElement === under) return;
  under.append(stack);
  const moveBack = (): void => {
    document.body.append(stack);
    stack.togglePopover?.(stack.querySelector('[data-toast]') !== null);
  };
  if (under !== document.body) under.addEventListener('toggle', moveBack, { once: true });
}

function dismissUnlessHovered(toast: HTMLElement, dismiss: () => void): void {
  let timer = setTimeout(dismiss, stay);
  const pauseTimer = (): void => clearTimeout(timer);
  const resumeTimer = (): void => {
    clearTimeout(timer);
    if (!toast.matches(':hover, :focus-within')) timer = setTimeout(dismiss, stay);
  };
  for (const event of ['pointerenter', 'focusin']) toast.addEventListener(event, pauseTimer);
  for (const event of ['pointerleave', 'focusout'])
    toast.addEventListener(event, () => setTimeout(resumeTimer));
}

function remove(stack: HTMLElement, elements: HTMLElement[]): void {
  for (const element of elements) element.remove();
  if (!stack.querySelector('[data-toast]')) stack.togglePopover?.(false);
}

function write(toast: HTMLElement, part: string, words: string): void {
  const element = toast.querySelector(part);
  if (element) element.textContent = words;
}

/** Adds text to the live region beside that of current toasts, so that none is lost. */
function announce(words: string): HTMLElement {
  const line = document.createElement('p');
  line.textContent = words;
  document.querySelector('[data-toast-status]')?.append(line);
  return line;
}
