'use client';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { noTypedCookie, readTyped } from '#money/bookkeeping/desk/typed-fields.rules.ts';
import { useSay } from '#staff/language/use-say.ts';
import { useScript } from '../script-button.tsx';
import styles from './admin-page.module.css';

type ActFormProps = {
  action: string;
  /** For fields outside the form. */
  id?: string;
  takesFile?: boolean;
  className?: string | undefined;
  children: ReactNode;
};
type Problem = { message: string; field: string | undefined };

/**
 * A form of the donations desk. With script it stays on the page until it is valid, so that nothing typed is lost, and cannot be
 * sent twice at once; without script it is a plain form. When it was sent before its script loaded and came back with an
 * error, what was typed is restored. Errors appear below their field, or at the end.
 */
export function ActForm({ action, id: own, takesFile, className, children }: ActFormProps) {
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
    // A field that is shown only with its error can take the focus once the error is rendered.
    flushSync(() => setProblem(found && { ...found, place }));
    markInvalid(form, found?.field, id);
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
      id={own}
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

/** Null when the browser is leaving for the next page. */
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

/** Marks the invalid field for screen readers and focuses it. */
function markInvalid(form: HTMLFormElement, field: string | undefined, described: string): void {
  for (const each of form.querySelectorAll('[aria-invalid]')) {
    each.removeAttribute('aria-invalid');
    each.removeAttribute('aria-describedby');
  }
  const wrong = field ? form.elements.namedItem(field) : null;
  if (!(wrong instanceof HTMLElement)) return;
  wrong.closest('details')?.setAttribute('open', '');
  wrong.setAttribute('aria-invalid', 'true');
  wrong.setAttribute('aria-describedby', described);
  wrong.focus();
}

/**
 * Restores what was typed into this form when it was sent before its script loaded. Of several forms with the same address,
 * it is the one with the same hidden fields; what was typed since is kept.
 */
export function restoreTyped(form: HTMLFormElement, action: string): void {
  const typed = readTyped(document.cookie);
  if (typed?.action !== action) return;
  const { fields } = typed;
  const controls = [...form.elements].filter(isControl);
  // The key differs each time the form is rendered.
  const isOther = ({ type, name, value }: Control) =>
    type === 'hidden' && name !== 'key' && fields[name] !== value;
  if (controls.some(isOther)) return;
  // biome-ignore lint/suspicious/noDocumentCookie: older browsers have no cookieStore
  document.cookie = noTypedCookie;
  for (const control of controls) restore(control, fields[control.name]);
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control =>
  element.matches('input:not([type=file], [type=submit]), select, textarea');

function restore(control: Control, text: string | undefined): void {
  if (control.type === 'checkbox' || control.type === 'radio')
    (control as HTMLInputElement).checked = text === control.value;
  else if (
    text !== undefined &&
    (control instanceof HTMLSelectElement || control.value === control.defaultValue)
  )
    control.value = text;
}
