'use client';
import { useState } from 'react';
import { secondStepTexts as texts } from '#cms/access/second-step.texts.ts';
import { useSay } from '#staff/language/use-say.ts';
import { AddPasskey } from './add-passkey.tsx';
import { PasskeyItem } from './passkey-item.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './second-step.module.css';
import { useSecondStep } from './use-second-step.ts';

/** One's own second step: passkeys, and codes for when they are lost; `next` is where to go on once there is one. */
export function OwnSecondStep({ next }: { next?: string }) {
  const say = useSay();
  const { found, look } = useSecondStep();
  const [notice, setNotice] = useState('');
  if (!found) return null;
  const done = async (sentence: string) => {
    setNotice(sentence);
    await look();
  };
  return (
    <section className={styles.part} aria-labelledby="second-step">
      <h2 id="second-step">{say(texts.name)}</h2>
      <p>{say(texts.what)}</p>
      <p role="status">{say(notice)}</p>
      {found.passkeys.length === 0 && <p>{say(texts.none)}</p>}
      <ul className={styles.passkeys}>
        {found.passkeys.map(passkey => (
          <PasskeyItem key={passkey.id} passkey={passkey} removed={() => done(texts.saved.remove)} />
        ))}
      </ul>
      <AddPasskey added={() => done(texts.saved.add)} />
      {found.passkeys.length > 0 && <RecoveryCodes left={found.codes} made={look} />}
      {next && !found.awaits && <a href={next}>{say(texts.goOn)}</a>}
    </section>
  );
}
