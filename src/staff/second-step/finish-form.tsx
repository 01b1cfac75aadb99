'use client';
import { type FormEvent, useState } from 'react';
import { secondStepTexts as texts } from '#cms/access/second-step.texts.ts';
import { useSay } from '#staff/language/use-say.ts';
import styles from '../accounts/account-forms.module.css';
import { ScriptButton } from '../script-button.tsx';
import { askDevice, callSecondStep } from './call-second-step.ts';

type FinishFormProps = {
  /** Options for the passkey as JSON. */
  options: object;
  /** Where to go afterwards, and where to start again. */
  next: string;
  login: string;
};

/** The second step of signing in: a passkey, or a recovery code. */
export function FinishForm({ options, next, login }: FinishFormProps) {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');

  async function finish(show: () => Promise<{ body: object } | { refusal: string }>): Promise<void> {
    setBusy(true);
    setRefusal('');
    const shown = await show();
    const refused =
      'refusal' in shown ? shown.refusal : (await callSecondStep('/finish', shown.body)).refusal;
    if (refused === null) return window.location.assign(next);
    setRefusal(refused);
    setBusy(false);
  }

  const showPasskey = () =>
    finish(async () => {
      const { value, refusal: why } = await askDevice('sign-in', options);
      return why === null ? { body: { passkey: value } } : { refusal: why };
    });
  const showCode = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '');
    return finish(async () => ({ body: { code } }));
  };

  return (
    <section className={styles.part}>
      <h1>{say(texts.signIn)}</h1>
      <p>{say(texts.signInHint)}</p>
      <p role="alert" className={styles.refusal}>
        {say(refusal)}
      </p>
      <div className={styles.acts}>
        <ScriptButton autoFocus disabled={busy} onClick={() => void showPasskey()}>
          {say(texts.usePasskey)}
        </ScriptButton>
      </div>
      <form className={styles.form} onSubmit={event => void showCode(event)}>
        <h2>{say(texts.typeCode)}</h2>
        <label htmlFor="recovery-code">{say(texts.code)}</label>
        <input
          id="recovery-code"
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          aria-describedby="recovery-code-hint"
          required
        />
        <small id="recovery-code-hint">{say(texts.codeHint)}</small>
        <div className={styles.acts}>
          <ScriptButton type="submit" disabled={busy}>
            {say(texts.useCode)}
          </ScriptButton>
        </div>
      </form>
      <p>
        <a href={login}>{say(texts.again)}</a>
      </p>
    </section>
  );
}
