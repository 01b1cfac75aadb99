import { type ComponentProps, startTransition, useEffect, useRef, useState } from 'react';
import { Dialog } from './dialog.tsx';
import { closeFromOutside, openDialog } from './open-dialog.ts';

type ModalDialogProps = ComponentProps<typeof Dialog> & { isOpen: boolean; onClose: () => void };

/**
 * A dialog opened by state. It does not come with the page, and is made ahead, closed and in slices: made when it is
 * asked for, it kept a slow phone busy for 0.7 s. The browser gives the focus back when it closes.
 */
export function ModalDialog({ isOpen, ...dialog }: ModalDialogProps) {
  const [isMade, setIsMade] = useState(false);
  useEffect(() => startTransition(() => setIsMade(true)), []);
  return isMade || isOpen ? <Made isOpen={isOpen} {...dialog} /> : null;
}

function Made({ isOpen, ...dialog }: ModalDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (ref.current) closeFromOutside(ref.current);
  }, []);
  useEffect(() => {
    if (!ref.current || ref.current.open === isOpen) return;
    if (isOpen) openDialog(ref.current);
    else ref.current.close();
  }, [isOpen]);
  return <Dialog ref={ref} {...dialog} />;
}
