'use client';
import { useEffect, useRef } from 'react';

/** Ctrl+K (Cmd+K on a Mac) anywhere but in a long text, where it makes a link, and / where nobody types. */
export function useShortcut(act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]')) return;
      const target = event.target as HTMLElement | null;
      if (target?.isContentEditable) return;
      const isCtrlK = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k';
      const isTyping = target?.matches('input, textarea, select') ?? false;
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping;
      if (!isCtrlK && !isSlash) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
