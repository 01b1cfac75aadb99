'use client';
import { useRouter } from 'next/navigation';
import { type FormEvent, useId, useState } from 'react';
import type { ImportReport } from '#features/newsletter/lists/import.rules.ts';
import { useSay } from '#staff/language/use-say.ts';
import { ScriptButton } from '../script-button.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import styles from './import-subscribers.module.css';

type Outcome = { report: ImportReport } | { problem: string } | { busy: true } | null;

/** Uploads a list of people: first as a dry run that shows the result of each line, then for real. */
export function ImportForm({ address }: { address: string }) {
  const say = useSay();
  const [outcome, setOutcome] = useState<Outcome>(null);
  const router = useRouter();
  const field = useId();
  const busy = outcome !== null && 'busy' in outcome;
  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const look = (event.nativeEvent as SubmitEvent).submitter?.getAttribute('value') !== 'import';
    setOutcome({ busy: true });
    setOutcome(await sendList(address, form, look));
    // The list below shows them at once.
    if (!look) router.refresh();
  }

  return (
    <form className={styles.form} onSubmit={event => void send(event)}>
      <p>
        {say('The first line names the columns:')} <code>name</code>, <code>email</code>
        {say(', and if you have them')} <code>language</code> {say('(en or am),')} <code>agreed how</code>,{' '}
        <code>agreed on</code>{' '}
        {say('(2026-11-20). Who has left before stays away; who is there already is not changed.')}
      </p>
      <label htmlFor={`${field}-file`}>{say('File')}</label>
      <input id={`${field}-file`} type="file" name="file" accept=".csv,text/csv" required />
      <label htmlFor={`${field}-language`}>{say('Language, where the file says none')}</label>
      <select id={`${field}-language`} name="language">
        <option value="en">{say('English')}</option>
        <option value="am">አማርኛ</option>
      </select>
      <label htmlFor={`${field}-how`}>
        {say('How they agreed to get our newsletter, where the file does not say')}
      </label>
      <textarea id={`${field}-how`} name="how" rows={2} maxLength={1000} />
      <label htmlFor={`${field}-on`}>{say('On which day')}</label>
      <input id={`${field}-on`} type="date" name="on" />
      <p>
        {say(
          'Without both, each of them gets a mail that asks for confirmation, and no newsletter before that.',
        )}
      </p>
      <div className={styles.ways}>
        <ScriptButton type="submit" value="look" disabled={busy}>
          {say('Look first, change nothing')}
        </ScriptButton>
        <ScriptButton type="submit" value="import" disabled={busy || !outcome || !('report' in outcome)}>
          {say('Bring them in')}
        </ScriptButton>
      </div>
      <div role="status">
        {busy && say('One moment…')}
        {outcome && 'problem' in outcome && <p className={styles.problem}>{say(outcome.problem)}</p>}
        {outcome && 'report' in outcome && <ImportOutcome report={outcome.report} />}
      </div>
    </form>
  );
}

async function sendList(address: string, form: FormData, look: boolean): Promise<Outcome> {
  try {
    const text = await (form.get('file') as File).text();
    const value = (name: string) => String(form.get(name) ?? '');
    const body = { text, language: value('language'), how: value('how'), on: value('on'), look };
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const result = await answer.json();
    return answer.ok
      ? { report: result }
      : { problem: result.errors?.[0]?.message ?? `Error ${answer.status}` };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : 'This could not be sent.' };
  }
}
