import { useStore } from '@nanostores/react';
import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from './icon.tsx';
import css from './toasts.module.css';
import { $toasts, removeToast, type ShownToast } from './toasts.store.ts';

/** A toast closes after this time unless it is hovered or focused, in ms. */
const visibleMs = 1500;
/** Longer than the fade of any theme, in ms; then the element is removed even if no fade ran. */
const fadeMs = 200;

/**
 * The toasts of a page. The live region is separate from the visible toasts and in the page from the start, because
 * screen readers do not announce a region that appears with its content.
 */
export function Toasts({ dismiss }: { dismiss: string }) {
  const toasts = useStore($toasts, { ssr: 'initial' });
  return (
    <>
      <div className={css.status} role="status" aria-live="polite" data-toast-status>
        {toasts.map(({ id, title, message }) => (
          <p key={id}>{[title, message].filter(Boolean).join('. ')}</p>
        ))}
      </div>
      {toasts.length > 0 && (
        <Stack>
          {toasts.map(toast => (
            <ToastCard key={toast.id} {...toast} dismiss={dismiss} />
          ))}
        </Stack>
      )}
    </>
  );
}

const show = (stack: HTMLElement | null) => void stack?.togglePopover?.(true);
const findOpenPopover = () => document.querySelector<HTMLElement>('[popover=auto]:popover-open');

/**
 * Renders the toasts inside an open popover, such as the full-page menu, while there is one: a click outside a popover
 * closes it, and toasts next to it would count as outside.
 */
function Stack({ children }: { children: ReactNode }) {
  const [popover, setPopover] = useState(findOpenPopover);
  useEffect(() => {
    const follow = () => setPopover(findOpenPopover());
    document.addEventListener('toggle', follow, { capture: true });
    return () => document.removeEventListener('toggle', follow, { capture: true });
  }, []);
  return createPortal(
    <div className={css.stack} popover="manual" ref={show} data-toast-stack>
      {children}
    </div>,
    popover ?? document.body,
  );
}

type ToastCardProps = ShownToast & { dismiss: string };

/** Closes by itself unless it is hovered or focused; an error stays until it is dismissed. */
function ToastCard({ id, kind, title, message, dismiss }: ToastCardProps) {
  const [isClosing, setIsClosing] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function close(): void {
    setIsClosing(true);
    setTimeout(() => removeToast(id), fadeMs);
  }

  function keepOpen(): void {
    clearTimeout(timer.current);
  }

  function closeLater(): void {
    keepOpen();
    if (kind !== 'error') timer.current = setTimeout(close, visibleMs);
  }

  function closeUnlessUsed({ currentTarget }: PointerEvent | FocusEvent): void {
    setTimeout(() => currentTarget.matches(':hover, :focus-within') || closeLater());
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the time runs from when it appears
  useEffect(() => {
    closeLater();
    return keepOpen;
  }, []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a pointer or the focus only keeps it from closing
    <div
      className={css.toast}
      data-toast={kind}
      data-closing={isClosing ? '' : undefined}
      data-on-ink
      onPointerEnter={keepOpen}
      onFocus={keepOpen}
      onPointerLeave={closeUnlessUsed}
      onBlur={closeUnlessUsed}
    >
      <p className={css.words}>
        <strong data-toast-title>{title}</strong>
        <span data-toast-message>{message}</span>
      </p>
      <button type="button" className={css.dismiss} aria-label={dismiss} onClick={close}>
        <Icon name="close" size="small" />
      </button>
    </div>
  );
}
