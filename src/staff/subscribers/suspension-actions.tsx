'use client';
import { type FormEvent, useId, useState } from 'react';
import { useSay } from '#staff/language/use-say.ts';
import { ScriptButton } from '../script-button.tsx';
import styles from './suspension.module.css';

type Acts = { address: string; list: string; email: string };
type Answer = { ok: boolean; message: string; id?: number };

/** Corrects a suspended address, asks its owner again, or removes it. A refusal keeps what was typed. */
export function SuspensionActions({ address, list, email }: Acts) {
  const say = useSay();
  const field = useId();
  const [typed, setTyped] = useState(email);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [busy, setBusy] = useState(false);
  const [sure, setSure] = useState(false);

  async function perform(act: 'mend' | 'ask-again' | 'take-out', body: object = {}): Promise<void> {
    setBusy(true);
    const answer = await send(`${address}/${act}`, body);
    setBusy(false);
    setAnswer(answer);
    if (!answer.ok || act === 'ask-again') return;
    setTimeout(
      () => window.location.assign(answer.id === undefined ? list : `${list}/${answer.id}`),
      READING_MS,
    );
  }

  function mend(event: FormEvent): void {
    event.preventDefault();
    // Keeps Enter from submitting the document's form.
    event.stopPropagation();
    void perform('mend', { email: typed });
  }

  return (
    <>
      <div className={styles.acts}>
        <label htmlFor={field}>{say('The right address')}</label>
        <input
          id={field}
          type="email"
          autoComplete="off"
          value={typed}
          aria-describedby={`${field}-answer`}
          onChange={event => setTyped(event.currentTarget.value)}
          onKeyDown={event => event.key === 'Enter' && mend(event)}
        />
        <ScriptButton disabled={busy} onClick={mend}>
          {say('Change the address, and ask for confirmation')}
        </ScriptButton>
      </div>
      <div className={styles.acts}>
        <ScriptButton disabled={busy} onClick={() => void perform('ask-again')}>
          {say('It works again: ask for confirmation')}
        </ScriptButton>
        {sure ? (
          <ScriptButton disabled={busy} autoFocus onClick={() => void perform('take-out')}>
            {say('Yes, take it off the list')}
          </ScriptButton>
        ) : (
          <ScriptButton disabled={busy} onClick={() => setSure(true)}>
            {say('Take it off the list…')}
          </ScriptButton>
        )}
      </div>
      <p id={`${field}-answer`} role="status" className={answer && !answer.ok ? styles.problem : undefined}>
        {busy ? say('One moment…') : answer && say(answer.message)}
      </p>
    </>
  );
}

/** Time to read the result before the page reloads. */
const READING_MS = 1_500;

async function send(address: string, body: object): Promise<Answer> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null);
  const read: { message?: string; id?: number } = (await answer?.json().catch(() => null)) ?? {};
  const message = read.message ?? 'That did not work. Please try again.';
  return { ok: answer?.ok ?? false, message, ...(read.id !== undefined && { id: read.id }) };
}
