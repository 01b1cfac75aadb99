'use client';
import { useId, useState } from 'react';
import { useSay } from '#staff/language/use-say.ts';
import styles from './issue-desk.module.css';
import type { DeskAct } from './use-desk.ts';

type SendTestProps = { email: string; busy: boolean; perform: (act: DeskAct) => Promise<void> };

/** Sends the current mail to one address, in all variants or in one. */
export function SendTest({ email, busy, perform }: SendTestProps) {
  const say = useSay();
  const [to, setTo] = useState(email);
  const [what, setWhat] = useState('en full');
  const field = useId();
  const [locale = 'en', edition = 'full'] = what.split(' ');
  return (
    <div className={styles.test}>
      <label htmlFor={`${field}-to`}>{say('Send a test to')}</label>
      <input
        id={`${field}-to`}
        type="email"
        value={to}
        onChange={event => setTo(event.target.value)}
        onKeyDown={event => {
          // Inside the form, Enter would save the issue.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <label htmlFor={`${field}-what`}>{say('As')}</label>
      <select id={`${field}-what`} value={what} onChange={event => setWhat(event.target.value)}>
        <option value="en full">{say('English, full')}</option>
        <option value="en light">{say('English, light')}</option>
        <option value="am full">{say('Amharic, full')}</option>
        <option value="am light">{say('Amharic, light')}</option>
      </select>
      <button
        type="button"
        disabled={busy || !to.includes('@')}
        onClick={() => void perform({ act: 'test', to, locale, edition })}
      >
        {say('Send a test')}
      </button>
    </div>
  );
}
