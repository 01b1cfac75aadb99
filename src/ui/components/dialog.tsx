import {
  type ComponentProps,
  type ReactNode,
  type Ref,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from './class-names.ts';
import css from './dialog.module.css';
import { Icon } from './icon.tsx';
import { closeOnBackdropClick, openDialog } from './open-dialog.ts';
import { Tilet } from './tilet.tsx';
import { Title } from './title.tsx';

type DialogProps = {
  id: string;
  title: ReactNode;
  /** Colour of the title for the result; the text states it too. */
  tone?: 'plain' | 'success' | 'warning' | 'error';
  /** wide: 960 px, for a picture beside text. */
  size?: 'normal' | 'wide';
  /** "Close", in the page's language. */
  close: string;
  /** Left of the text from 640 px up; above it on phones. */
  picture?: ReactNode;
  /** Shown above the title, such as a badge. */
  above?: ReactNode;
  className?: string;
  ref?: Ref<HTMLDialogElement>;
  onClose?: () => void;
  children: ReactNode;
};

/**
 * The frame of every dialog: a native `<dialog>` with a tilet at the top, a bottom sheet on phones. The title gets
 * focus; Escape and the close button work without script; open-dialog.ts opens it and closes it on outside clicks.
 */
export function Dialog(props: DialogProps) {
  const { id, title, tone = 'plain', size, close, picture, above, className, children } = props;
  const { ref, onClose } = props;
  return (
    <dialog
      ref={ref}
      id={id}
      onClose={onClose}
      className={classNames(css.dialog, size === 'wide' && css.wide, className)}
      aria-labelledby={`${id}-title`}
      closedby="any"
      data-on-surface
    >
      <Tilet size="dialog" />
      <div className={classNames(Boolean(picture) && css.pictured)}>
        {picture && <div className={css.picture}>{picture}</div>}
        <div className={css.inside}>
          {above}
          <Title as="h2" variant="card" id={`${id}-title`} className={css[tone]} focusable>
            {title}
          </Title>
          <form method="dialog" className={css.leave}>
            <button type="submit" className={css.close} aria-label={close}>
              <Icon name="close" />
            </button>
          </form>
          {children}
        </div>
      </div>
    </dialog>
  );
}

type ModalDialogProps = ComponentProps<typeof Dialog> & { isOpen: boolean; onClose: () => void };

/**
 * A dialog that opens by state. It is not in the page: React renders it closed ahead of time, in a transition, because
 * rendering it on opening blocked a slow phone for 0.7 s. The browser restores the focus when it closes.
 */
export function ModalDialog({ isOpen, ...dialog }: ModalDialogProps) {
  const [isRendered, setIsRendered] = useState(false);
  useEffect(() => startTransition(() => setIsRendered(true)), []);
  return isRendered || isOpen ? <OpenableDialog isOpen={isOpen} {...dialog} /> : null;
}

function OpenableDialog({ isOpen, ...dialog }: ModalDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (ref.current) closeOnBackdropClick(ref.current);
  }, []);
  useEffect(() => {
    if (!ref.current || ref.current.open === isOpen) return;
    if (isOpen) openDialog(ref.current);
    else ref.current.close();
  }, [isOpen]);
  return <Dialog ref={ref} {...dialog} />;
}
