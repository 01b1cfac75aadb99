'use client';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { secondStepTexts as texts } from '#cms/access/second-step.texts.ts';
import { useSay } from '#staff/language/use-say.ts';
import styles from './second-step.module.css';

type PasswordFormProps = {
  button: string;
  /** Submits the fields; returns a sentence if refused, or '' if the error is already shown beside a field. */
  act: (fields: Record<string, string>) => Promise<string | null>;
  children?: ReactNode;
  /** Closes the form without submitting it. */
  cancel?: { label: string; act: () => void };
};

/**
 * A small form that asks for the current password. It is nested in the account's form, and HTML does not allow nested
 * forms, so it is a fieldset that handles Enter and its button itself.
 */
export function PasswordForm({ button, act, children, cancel }: PasswordFormProps) {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const id = useId();

  async function send(group: HTMLElement | null): Promise<void> {
    if (busy || !group) return;
    setBusy(true);
    const inputs = [...group.querySelectorAll('input')];
    const refused = await act(Object.fromEntries(inputs.map(input => [input.name, input.value])));
    setRefusal(refused ?? '');
    setBusy(false);
    if (refused === null) for (const input of inputs) input.value = '';
  }

  return (
    <fieldset
      aria-label={say(button)}
      className={styles.form}
      // Not part of the account form: it would be submitted with it, or count as an unsaved change.
      onChange={(event: FormEvent) => event.stopPropagation()}
      onKeyDown={event => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      {children}
      <label htmlFor={id}>{say(texts.password)}</label>
      <input id={id} name="currentPassword" type="password" autoComplete="current-password" />
      <div className={styles.acts}>
        <button
          type="button"
          disabled={busy}
          onClick={event => void send(event.currentTarget.closest('fieldset'))}
        >
          {say(button)}
        </button>
        {cancel && (
          <button type="button" className={styles.quiet} onClick={cancel.act}>
            {say(cancel.label)}
          </button>
        )}
      </div>
      <p role="alert" className={styles.refusal}>
        {say(refusal)}
      </p>
    </fieldset>
  );
}
