'use client';
import { useId, useState } from 'react';
import { type ApprovalAnswer, MOST_WORDS } from '#cms/approvals/approval.rules.ts';
import { useSay } from '#staff/language/use-say.ts';
import styles from './approvals.module.css';
import type { ApprovalAct } from './use-approvals.ts';

type AnswerFormProps = { approval: number; act: (wanted: ApprovalAct) => Promise<string | null> };

/** The answer of the colleague who was asked. No form of its own: it stands within the form of the document. */
export function AnswerForm({ approval, act }: AnswerFormProps) {
  const say = useSay();
  const field = useId();
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState('');

  async function send(answer: ApprovalAnswer): Promise<void> {
    // Whoever wrote it cannot do anything with a mere no.
    if (answer === 'changes' && words.trim() === '') return setProblem('Please write what should change.');
    setProblem((await act({ method: 'PATCH', body: { approval, answer, words } })) ?? '');
  }

  return (
    <fieldset className={styles.form}>
      <legend>{say('Your answer')}</legend>
      <label htmlFor={`${field}-words`}>{say('Comment on your answer (optional)')}</label>
      <textarea
        id={`${field}-words`}
        rows={3}
        maxLength={MOST_WORDS}
        value={words}
        onChange={event => setWords(event.target.value)}
      />
      <p className={styles.hint}>
        {say('Your answer doesn’t publish anything. Whoever asked you gets a mail with it.')}
      </p>
      <p className={styles.buttons}>
        <button type="button" onClick={() => void send('approved')}>
          {say('Approve')}
        </button>
        <button type="button" onClick={() => void send('changes')}>
          {say('Ask for changes')}
        </button>
      </p>
      <p role="alert">{say(problem)}</p>
    </fieldset>
  );
}
