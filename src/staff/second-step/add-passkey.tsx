'use client';
import { useId, useState } from 'react';
import { secondStepRefusals, secondStepTexts as texts } from '#cms/access/second-step.texts.ts';
import { longestPasskeyName, readPasskeyName } from '#platform/passkeys/passkey.rules.ts';
import { useSay } from '#staff/language/use-say.ts';
import { askDevice, callSecondStep } from './call-second-step.ts';
import { PasswordForm } from './password-form.tsx';
import styles from './second-step.module.css';

/** Adds a passkey under a name. */
export function AddPasskey({ added }: { added: () => Promise<void> }) {
  const say = useSay();
  const id = useId();

  const [isBadName, setBadName] = useState(false);

  async function add({ name = '', currentPassword }: Record<string, string>): Promise<string | null> {
    // Before the device is asked, which would keep a passkey that is refused here.
    const isBad = readPasskeyName(name) === null;
    setBadName(isBad);
    if (isBad) {
      document.getElementById(id)?.focus();
      return '';
    }
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
          aria-invalid={isBadName}
          aria-describedby={`${id}-hint ${id}-problem`}
          autoComplete="off"
        />
        <small id={`${id}-hint`}>{say(texts.nameHint)}</small>
        <p id={`${id}-problem`} className={styles.refusal}>
          {isBadName && say(secondStepRefusals.name[1])}
        </p>
      </PasswordForm>
    </div>
  );
}
