'use client';
import { useState } from 'react';
import { useSay } from '#staff/language/use-say.ts';
import { ScriptButton } from '../script-button.tsx';
import styles from './outbox.module.css';

/** Retries a mail and shows the result. */
export function TryAgain({ id }: { id: number }) {
  const say = useSay();
  const [answer, setAnswer] = useState('');

  async function ask() {
    setAnswer('…');
    const answer = await fetch(`/api/mails/${id}/again`, { method: 'POST' }).catch(() => null);
    const { message = 'That did not work. Please try again.' } =
      (await answer?.json().catch(() => null)) ?? {};
    setAnswer(message);
    if (answer?.ok) setTimeout(() => window.location.reload(), 1_500);
  }

  return (
    <p className={styles.again}>
      <ScriptButton onClick={() => void ask()}>{say('Try again')}</ScriptButton>
      <span role="status">{say(answer)}</span>
    </p>
  );
}
