'use client';
import { type ButtonHTMLAttributes, useEffect, useRef, useSyncExternalStore } from 'react';

/**
 * A button that needs script. It is disabled until the page is hydrated, so that on a slow connection no press is lost and
 * Enter does not submit the surrounding form.
 */
export function ScriptButton({
  disabled = false,
  autoFocus = false,
  ...button
}: ButtonHTMLAttributes<HTMLButtonElement>) {
  const ready = useScript();
  const self = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Does not steal the focus from somebody who has already started elsewhere.
    if (ready && autoFocus && document.activeElement === document.body) self.current?.focus();
  }, [ready, autoFocus]);
  return (
    <button
      type="button"
      {...button}
      ref={self}
      disabled={disabled || !ready}
      aria-busy={ready ? undefined : true}
    />
  );
}

const nothingChanges = () => () => undefined;

/** Whether the page is hydrated: false on the server and until then. */
export const useScript = (): boolean =>
  useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  );
