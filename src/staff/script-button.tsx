'use client';
import { type ButtonHTMLAttributes, useEffect, useRef, useSyncExternalStore } from 'react';

/**
 * A button that does nothing without script. Until its script is there it is disabled, so that a press on a slow line
 * waits instead of being lost, and Enter sends no form around it.
 */
export function ScriptButton({
  disabled = false,
  autoFocus = false,
  ...button
}: ButtonHTMLAttributes<HTMLButtonElement>) {
  const ready = useScript();
  const self = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Nobody who has begun elsewhere meanwhile is taken away from there.
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

/** Whether the page's script answers already: false on the server and until React has taken over the page. */
export const useScript = (): boolean =>
  useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  );
