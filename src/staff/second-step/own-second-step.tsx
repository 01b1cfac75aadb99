'use client';
import { useAuth, useDocumentInfo } from '@payloadcms/ui';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { secondStepRefusals, secondStepTexts as texts } from '#cms/access/second-step.texts.ts';
import type { ListedPasskey } from '#cms/accounts/second-step/second-step-store.ts';
import { moment } from '#core/message.ts';
import { longestPasskeyName, readPasskeyName } from '#platform/passkeys/passkey.rules.ts';
import { useSay } from '#staff/language/use-say.ts';
import styles from '../accounts/account-forms.module.css';
import { askDevice, callSecondStep, useSecondStep } from './call-second-step.ts';

/** The user's own second step: passkeys and recovery codes. `next`: where to continue once there is a passkey. */
export function OwnSecondStep({ next }: { next?: string }) {
  const say = useSay();
  const { found, reload } = useSecondStep();
  const [notice, setNotice] = useState('');
  if (!found) return null;
  const done = async (sentence: string) => {
    setNotice(sentence);
    await reload();
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
      {found.passkeys.length > 0 && <RecoveryCodes left={found.codes} made={reload} />}
      {next && !found.awaits && <a href={next}>{say(texts.goOn)}</a>}
    </section>
  );
}

const formatDay = (instant: string) => moment(instant, 'en-GB', { dateStyle: 'long' });

type PasskeyItemProps = { passkey: ListedPasskey; removed: () => Promise<void> };

/** A passkey: its name, when it was added and used, and a button to remove it. */
function PasskeyItem({ passkey: { id, name, madeAt, lastUsedAt }, removed }: PasskeyItemProps) {
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
        {say(texts.added, { day: formatDay(madeAt) })},{' '}
        {lastUsedAt ? say(texts.used, { day: formatDay(lastUsedAt) }) : say(texts.unused)}
      </span>
      {isOpen ? (
        <>
          <p>{say(texts.removePasskey, { name })}</p>
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
          aria-label={say(texts.removeOf, { name })}
          onClick={() => setIsOpen(true)}
        >
          {say(texts.remove)}
        </button>
      )}
    </li>
  );
}

/** Adds a passkey under a name. */
export function AddPasskey({ added }: { added: () => Promise<void> }) {
  const say = useSay();
  const id = useId();

  const [isBadName, setBadName] = useState(false);

  async function add({ name = '', currentPassword }: Record<string, string>): Promise<string | null> {
    // Checked first, because the device would keep a passkey that the server then refuses.
    const isBad = readPasskeyName(name) === null;
    setBadName(isBad);
    if (isBad) {
      document.getElementById(id)?.focus();
      return '';
    }
    const options = await callSecondStep('/options', { currentPassword });
    if (options.refusal !== null) return options.refusal;
    const made = await askDevice('add', options.value);
    if (made.refusal !== null) return made.refusal;
    const { refusal } = await callSecondStep('/add', { passkey: made.value, name });
    if (refusal === null) await added();
    return refusal;
  }

  return (
    <div className={styles.box}>
      <h3>{say(texts.newPasskey)}</h3>
      <PasswordForm button={say(texts.add)} act={add}>
        <label htmlFor={id}>{say(texts.nameOf)}</label>
        <input
          id={id}
          name="name"
          maxLength={longestPasskeyName}
          aria-invalid={isBadName}
          aria-describedby={`${id}-hint ${id}-problem`}
          autoComplete="off"
        />
        <small id={`${id}-hint`}>{say(texts.nameHint)}</small>
        <p id={`${id}-problem`} className={styles.refusal}>
          {isBadName && say(secondStepRefusals.name[1])}
        </p>
      </PasswordForm>
    </div>
  );
}

/** Says how many recovery codes are left and makes new ones, which are shown only once, to print or write down. */
function RecoveryCodes({ left, made }: { left: number; made: () => Promise<void> }) {
  const say = useSay();
  const [codes, setCodes] = useState<string[]>([]);

  async function make({ currentPassword }: Record<string, string>): Promise<string | null> {
    const { value, refusal } = await callSecondStep<{ codes: string[] }>('/codes', { currentPassword });
    if (refusal !== null) return refusal;
    setCodes(value.codes);
    await made();
    return null;
  }

  return (
    <div className={styles.box}>
      <h3>{say(texts.codes)}</h3>
      <p>{left === 0 ? say(texts.codesNone) : say(texts.codesLeft, { count: left })}</p>
      {codes.length > 0 ? (
        <div className={styles.codes}>
          <p role="status">{say(texts.codesOnce)}</p>
          <ol aria-label={say(texts.codes)}>
            {codes.map(code => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ol>
          <div className={styles.acts}>
            <button type="button" onClick={() => window.print()}>
              {say(texts.print)}
            </button>
            <button type="button" className={styles.quiet} onClick={() => setCodes([])}>
              {say(texts.stored)}
            </button>
          </div>
        </div>
      ) : (
        <>
          <p>{say(texts.codesHint)}</p>
          <PasswordForm button={say(texts.makeCodes)} act={make} />
        </>
      )}
    </div>
  );
}

/** The second step in the form of an account: manage your own, remove somebody else's. */
export function AccountSecondStep() {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  if (id === undefined || !user) return null;
  return Number(id) === Number(user.id) ? <OwnSecondStep /> : <SecondStepSettings account={Number(id)} />;
}

function SecondStepSettings({ account }: { account: number }) {
  const say = useSay();
  const { found, reload } = useSecondStep(account);
  const [notice, setNotice] = useState('');
  if (!found) return null;
  const hasOne = found.passkeys.length > 0;

  async function removeAll({ currentPassword }: Record<string, string>): Promise<string | null> {
    const { refusal } = await callSecondStep('/remove-all', { account, currentPassword });
    if (refusal !== null) return refusal;
    setNotice(texts.saved.removeAll);
    await reload();
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

type PasswordFormProps = {
  button: string;
  /** Submits the fields; returns a sentence if refused, or '' if the error is already shown beside a field. */
  act: (fields: Record<string, string>) => Promise<string | null>;
  children?: ReactNode;
  /** Closes the form without submitting it. */
  cancel?: { label: string; act: () => void };
};

/**
 * A small form that asks for the current password. It is nested in the account's form, and HTML does not allow nested
 * forms, so it is a fieldset that handles Enter and its button itself.
 */
function PasswordForm({ button, act, children, cancel }: PasswordFormProps) {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const id = useId();

  async function send(group: HTMLElement | null): Promise<void> {
    if (busy || !group) return;
    setBusy(true);
    const inputs = [...group.querySelectorAll('input')];
    const refused = await act(Object.fromEntries(inputs.map(input => [input.name, input.value])));
    setRefusal(refused ?? '');
    setBusy(false);
    if (refused === null) for (const input of inputs) input.value = '';
  }

  return (
    <fieldset
      aria-label={say(button)}
      className={styles.form}
      // Not part of the account form: it would be submitted with it, or count as an unsaved change.
      onChange={(event: FormEvent) => event.stopPropagation()}
      onKeyDown={event => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      {children}
      <label htmlFor={id}>{say(texts.password)}</label>
      <input id={id} name="currentPassword" type="password" autoComplete="current-password" />
      <div className={styles.acts}>
        <button
          type="button"
          disabled={busy}
          onClick={event => void send(event.currentTarget.closest('fieldset'))}
        >
          {say(button)}
        </button>
        {cancel && (
          <button type="button" className={styles.quiet} onClick={cancel.act}>
            {say(cancel.label)}
          </button>
        )}
      </div>
      <p role="alert" className={styles.refusal}>
        {say(refusal)}
      </p>
    </fieldset>
  );
}
