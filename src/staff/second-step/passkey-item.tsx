'use client';
import { useState } from 'react';
import { secondStepTexts as texts } from '#cms/access/second-step.texts.ts';
import type { ListedPasskey } from '#cms/accounts/second-step/passkey-store.ts';
import { useSay } from '#staff/language/use-say.ts';
import { callSecondStep } from './call-second-step.ts';
import { PasswordForm } from './password-form.tsx';
import styles from './second-step.module.css';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });
const dayOf = (instant: string) => day.format(new Date(instant));

type PasskeyItemProps = { passkey: ListedPasskey; removed: () => Promise<void> };

/** A passkey: its name, when it was added and used, and the way to remove it. */
export function PasskeyItem({ passkey: { id, name, madeAt, lastUsedAt }, removed }: PasskeyItemProps) {
  const say = useSay();
  const [isOpen, setIsOpen] = useState(false);

  async function remove({ currentPassword }: Record<string, string>): Promise<string | null> {
    const { refusal } = await callSecondStep('/remove', { id, currentPassword });
    if (refusal === null) await removed();
    return refusal;
  }

  return (
    <li>
      <strong>{name}</strong>{' '}
      <span className={styles.when}>
        {say(texts.added.replace('{day}', dayOf(madeAt)))},{' '}
        {say(lastUsedAt ? texts.used.replace('{day}', dayOf(lastUsedAt)) : texts.unused)}
      </span>
      {isOpen ? (
        <>
          <p>{say(texts.removePasskey.replace('{name}', () => name))}</p>
          <PasswordForm
            button={say(texts.remove)}
            act={remove}
            cancel={{ label: texts.keep, act: () => setIsOpen(false) }}
          />
        </>
      ) : (
        <button
          type="button"
          className={styles.quiet}
          aria-label={say(texts.removeOf.replace('{name}', () => name))}
          onClick={() => setIsOpen(true)}
        >
          {say(texts.remove)}
        </button>
      )}
    </li>
  );
}
