'use client';
import { type ChangeEvent, useId, useState } from 'react';
import { MOST_WORDS } from '#cms/approvals/approval.rules.ts';
import { useSay } from '#staff/language/use-say.ts';
import styles from './approvals.module.css';
import type { ApprovalAct } from './use-approvals.ts';

type Act = (wanted: ApprovalAct) => Promise<string | null>;
type AskFormProps = {
  people: readonly { id: number; name: string }[];
  isUnsaved: boolean;
  act: Act;
  close: () => void;
};

const nobodyYet = { who: '', name: '', email: '', language: 'en', note: '' };
type Values = typeof nobodyYet;
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type SetValue = (name: keyof Values) => (event: ChangeEvent<Control>) => void;

/** Whom to ask, and what to tell them. No form of its own: it stands within the form of the document. */
export function AskForm({ people, isUnsaved, act, close }: AskFormProps) {
  const say = useSay();
  const field = useId();
  const [problem, setProblem] = useState('');
  const [first] = people;
  const [values, setValues] = useState({ ...nobodyYet, who: first ? String(first.id) : '' });
  const set: SetValue = name => event => setValues({ ...values, [name]: event.target.value });

  async function send(): Promise<void> {
    const { who, note, ...person } = values;
    const body = who === '' ? { ...person, note } : { staff: Number(who), note };
    const refused = await act({ method: 'POST', body });
    if (refused) setProblem(refused);
    else close();
  }

  return (
    <fieldset className={styles.form}>
      <legend>{say('Ask for approval')}</legend>
      {isUnsaved && (
        <p className={styles.hint}>{say('What you have not saved is not in the version they see.')}</p>
      )}
      <label htmlFor={`${field}-who`}>{say('Whom')}</label>
      <select id={`${field}-who`} value={values.who} onChange={set('who')}>
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value="">{say('Somebody without an account')}</option>
      </select>
      {values.who === '' && <Stranger field={field} values={values} set={set} />}
      <label htmlFor={`${field}-note`}>{say('Comment (optional)')}</label>
      <textarea
        id={`${field}-note`}
        rows={3}
        maxLength={MOST_WORDS}
        value={values.note}
        onChange={set('note')}
      />
      <p className={styles.hint}>
        {say(
          'They get a mail with a link to the saved version, for 14 days. Their answer doesn’t publish anything.',
        )}
      </p>
      <p className={styles.buttons}>
        <button type="button" onClick={() => void send()}>
          {say('Send the link')}
        </button>
        <button type="button" onClick={close}>
          {say('Cancel')}
        </button>
      </p>
      <p role="alert">{say(problem)}</p>
    </fieldset>
  );
}

function Stranger({ field, values, set }: { field: string; values: Values; set: SetValue }) {
  const say = useSay();
  return (
    <>
      <label htmlFor={`${field}-name`}>{say('Their name')}</label>
      <input
        id={`${field}-name`}
        value={values.name}
        maxLength={120}
        onChange={set('name')}
        autoComplete="off"
      />
      <label htmlFor={`${field}-email`}>{say('Their email')}</label>
      <input
        id={`${field}-email`}
        type="email"
        value={values.email}
        onChange={set('email')}
        autoComplete="off"
      />
      <label htmlFor={`${field}-language`}>{say('In which language')}</label>
      <select id={`${field}-language`} value={values.language} onChange={set('language')}>
        <option value="en">{say('English')}</option>
        <option value="am">አማርኛ</option>
      </select>
    </>
  );
}
