'use client';
import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useSay } from '#staff/language/use-say.ts';
import { noAnswer } from '../panel-data.ts';
import styles from './account-forms.module.css';

type Choice = { value: string; label: string };
type InviteFormProps = {
  /** The endpoint that creates accounts, and the page that lists them. */
  api: string;
  accounts: string;
  roles: readonly Choice[];
  languages: readonly Choice[];
};

type Refused = { message?: string; data?: { errors?: { path: string; message: string }[] } };
type Answer = { doc?: { id: number }; errors?: Refused[] };
type Problems = { all: string; at: Record<string, string> };

/** Creates an account without a password and opens its page, which has the invitation. Errors appear beside their fields. */
export function InviteForm({ api, accounts, roles, languages }: InviteFormProps) {
  const say = useSay();
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>({ all: '', at: {} });
  useEffect(() => {
    if (problems.all !== '') form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [problems]);

  async function invite(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const body = JSON.stringify(Object.fromEntries(new FormData(event.currentTarget)));
    setBusy(true);
    const answer = await fetch(`${api}?depth=0`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    }).catch(() => null);
    const { doc, errors } = ((await answer?.json().catch(() => null)) ?? {}) as Answer;
    if (answer?.ok && doc) return router.push(`${accounts}/${doc.id}`);
    setBusy(false);
    const at = errors?.[0]?.data?.errors ?? [];
    setProblems({
      all: errors?.[0]?.message ?? noAnswer,
      at: Object.fromEntries(at.map(({ path, message }) => [path, message])),
    });
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={event => void invite(event)}>
      <Asked label={say('Name')} problem={problems.at.name}>
        {of => <input {...of} name="name" autoComplete="off" required />}
      </Asked>
      <Asked label={say('Email')} problem={problems.at.email}>
        {of => <input {...of} name="email" type="email" autoComplete="off" required />}
      </Asked>
      <Asked label={say('Staff role')} problem={problems.at.role}>
        {of => (
          <select {...of} name="role" defaultValue="editor">
            <Options of={roles} />
          </select>
        )}
      </Asked>
      <Asked label={say('Mail language')} problem={problems.at.language}>
        {of => (
          <select {...of} name="language" defaultValue="en">
            <Options of={languages} />
          </select>
        )}
      </Asked>
      <p className={styles.refusal} role="alert">
        {say(problems.all)}
      </p>
      <p className={styles.acts}>
        <button type="submit" disabled={isBusy}>
          {say('Invite')}
        </button>
        <a href={accounts}>{say('Cancel')}</a>
      </p>
    </form>
  );
}

type FieldProps = { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined };
type AskedProps = {
  label: string;
  problem: string | undefined;
  children: (of: FieldProps) => ReactNode;
};

function Asked({ label, problem, children }: AskedProps) {
  const say = useSay();
  const id = useId();
  const isBad = problem !== undefined;
  return (
    <div className={styles.form}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': isBad, 'aria-describedby': isBad ? `${id}-problem` : undefined })}
      {isBad && (
        <p id={`${id}-problem`} className={styles.refusal}>
          {say(problem)}
        </p>
      )}
    </div>
  );
}

const Options = ({ of }: { of: readonly Choice[] }) =>
  of.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
