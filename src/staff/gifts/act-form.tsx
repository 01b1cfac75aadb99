'use client';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useSay } from '#staff/language/use-say.ts';
import { useScript } from '../script-button.tsx';
import styles from './gifts.module.css';
import { restoreTyped } from './restore-typed.ts';

type ActFormProps = {
  action: string;
  takesFile?: boolean;
  className?: string | undefined;
  children: ReactNode;
};
type Problem = { message: string; field: string | undefined };

/**
 * A form of the desk. With script it stays on the page while something is wrong with it, so that nothing typed is lost,
 * and cannot be sent twice at once; without script it is a plain form. Sent before its script is there and led back with a
 * mistake, it has what was typed again. Errors appear below their field, or at the end.
 */
export function ActForm({ action, takesFile, className, children }: ActFormProps) {
  const say = useSay();
  const ready = useScript();
  const [problem, setProblem] = useState<(Problem & { place: Element | null }) | null>(null);
  const [busy, setBusy] = useState(false);
  const id = useId();
  const self = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (self.current) restoreTyped(self.current, action);
  }, [action]);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    setBusy(true);
    const found = await sendForm(action, new FormData(form, submitter), takesFile === true);
    const place = found && form.querySelector(`[data-problem-at="${found.field}"]`);
    // A field that appears with its question can take the focus only once it is there.
    flushSync(() => setProblem(found && { ...found, place }));
    mark(form, found?.field, id);
    setBusy(found === null);
  }

  const words = (
    <p className={styles.problem} id={id} role="alert">
      {problem && say(problem.message)}
    </p>
  );
  return (
    <form
      ref={self}
      className={className}
      method="post"
      action={action}
      encType={takesFile ? 'multipart/form-data' : undefined}
      onSubmit={event => void send(event)}
      aria-busy={busy}
      data-form-ready={ready}
    >
      {children}
      {problem?.place ? createPortal(words, problem.place) : words}
    </form>
  );
}

/** Null when the browser is on its way to the next page. */
async function sendForm(action: string, fields: FormData, takesFile: boolean): Promise<Problem | null> {
  try {
    const answer = await fetch(action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: takesFile ? fields : new URLSearchParams(fields as unknown as Record<string, string>),
    });
    const result = await answer.json();
    if (!answer.ok) return { message: String(result.errors?.[0]?.message), field: result.errors?.[0]?.field };
    window.location.assign(result.to);
    return null;
  } catch (error) {
    return { message: error instanceof Error ? error.message : 'This could not be sent.', field: undefined };
  }
}

/** The field that is wrong is named to screen readers, and gets the focus. */
function mark(form: HTMLFormElement, field: string | undefined, described: string): void {
  for (const each of form.querySelectorAll('[aria-invalid]')) {
    each.removeAttribute('aria-invalid');
    each.removeAttribute('aria-describedby');
  }
  const wrong = field ? form.elements.namedItem(field) : null;
  if (!(wrong instanceof HTMLElement)) return;
  wrong.setAttribute('aria-invalid', 'true');
  wrong.setAttribute('aria-describedby', described);
  wrong.focus();
}
