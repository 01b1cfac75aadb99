'use client';
import { useId } from 'react';
import { secondStepTexts as texts } from '#cms/access/second-step.texts.ts';
import { longestPasskeyName } from '#platform/passkeys/passkey.rules.ts';
import { useSay } from '#staff/language/use-say.ts';
import { askDevice, callSecondStep } from './call-second-step.ts';
import { PasswordForm } from './password-form.tsx';
import styles from './second-step.module.css';

/** Adds a passkey under a name. */
export function AddPasskey({ added }: { added: () => Promise<void> }) {
  const say = useSay();
  const id = useId();

  async function add({ name = '', currentPassword }: Record<string, string>): Promise<string | null> {
    const options = await callSecondStep('/options', { currentPassword });
    if (options.refusal !== null) return options.refusal;
    const made = await askDevice('add', options.value);
    if (made.refusal !== null) return made.refusal;
    const { refusal } = await callSecondStep('/add', { passkey: made.value, name });
    if (refusal === null) await added();
    return refusal;
  }

  return (
    <div className={styles.box}>
      <h3>{say(texts.newPasskey)}</h3>
      <PasswordForm button={say(texts.add)} act={add}>
        <label htmlFor={id}>{say(texts.nameOf)}</label>
        <input
          id={id}
          name="name"
          maxLength={longestPasskeyName}
          aria-describedby={`${id}-hint`}
          autoComplete="off"
        />
        <small id={`${id}-hint`}>{say(texts.nameHint)}</small>
      </PasswordForm>
    </div>
  );
}
