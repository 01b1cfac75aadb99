import { useStore } from '@nanostores/react';
import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from './icon.tsx';
import css from './toasts.module.css';
import { $toasts, removeToast, type ShownToast } from './toasts.store.ts';

/** How long a toast stays unless hovered or focused, in ms. */
const stay = 1500;
/** Longer than the fade of any theme, in ms, after which the element is removed even if no fade ran. */
const fade = 200;

/**
 * The toasts of a page. The live region is separate from the visible toasts and there from the start, because otherwise
 * nothing would be announced.
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
const openPopover = () => document.querySelector<HTMLElement>('[popover=auto]:popover-open');

/**
 * A click outside an open popover, such as the full-screen menu, closes it. Toasts lie above it but count as outside, so
 * they stand in it while it is open.
 */
function Stack({ children }: { children: ReactNode }) {
  const [popover, setPopover] = useState(openPopover);
  useEffect(() => {
    const follow = () => setPopover(openPopover());
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

/** Disappears after a while unless hovered or focused; an error stays until it is dismissed. */
function ToastCard({ id, kind, title, message, dismiss }: ToastCardProps) {
  const [isClosing, setIsClosing] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function close(): void {
    setIsClosing(true);
    setTimeout(() => removeToast(id), fade);
  }

  function hold(): void {
    clearTimeout(timer.current);
  }

  function wait(): void {
    hold();
    if (kind !== 'error') timer.current = setTimeout(close, stay);
  }

  function release({ currentTarget }: PointerEvent | FocusEvent): void {
    setTimeout(() => currentTarget.matches(':hover, :focus-within') || wait());
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the time runs from when it appears
  useEffect(() => {
    wait();
    return hold;
  }, []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a pointer or the focus only keeps it from closing
    <div
      className={css.toast}
      data-toast={kind}
      data-closing={isClosing ? '' : undefined}
      data-on-ink
      onPointerEnter={hold}
      onFocus={hold}
      onPointerLeave={release}
      onBlur={release}
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
