'use client';
import { useAuth, useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';
import { secondStepTexts as texts } from '#cms/access/second-step.texts.ts';
import { useSay } from '#staff/language/use-say.ts';
import { callSecondStep } from './call-second-step.ts';
import { OwnSecondStep } from './own-second-step.tsx';
import { PasswordForm } from './password-form.tsx';
import styles from './second-step.module.css';
import { useSecondStep } from './use-second-step.ts';

/** The second step in the form of an account: manage your own, remove somebody else's. */
export function AccountPart() {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  if (id === undefined || !user) return null;
  return Number(id) === Number(user.id) ? <OwnSecondStep /> : <SecondStepOf account={Number(id)} />;
}

function SecondStepOf({ account }: { account: number }) {
  const say = useSay();
  const { found, look } = useSecondStep(account);
  const [notice, setNotice] = useState('');
  if (!found) return null;
  const hasOne = found.passkeys.length > 0;

  async function removeAll({ currentPassword }: Record<string, string>): Promise<string | null> {
    const { refusal } = await callSecondStep('/remove-all', { account, currentPassword });
    if (refusal !== null) return refusal;
    setNotice(texts.saved.removeAll);
    await look();
    return null;
  }

  return (
    <section className={styles.part} aria-labelledby="second-step">
      <h2 id="second-step">{say(texts.name)}</h2>
      <p>{say(hasOne ? texts.others : texts.othersNone)}</p>
      <p role="status">{say(notice)}</p>
      {hasOne && (
        <>
          <p>{say(texts.removeAllHint)}</p>
          <PasswordForm button={say(texts.removeAll)} act={removeAll} />
        </>
      )}
    </section>
  );
}
