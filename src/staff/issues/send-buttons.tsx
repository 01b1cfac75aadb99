'use client';
import { type ReactNode, useId, useRef, useState } from 'react';
import type { SendingControl } from '#features/newsletter/issues/issue.rules.ts';
import type { IssueDesk } from '#features/newsletter/issues/issue-desk.action.ts';
import { useSay } from '#staff/language/use-say.ts';
import { audienceSentence, controlNames, releaseNames } from './desk.texts.ts';
import styles from './issue-desk.module.css';
import type { DeskAct } from './use-desk.ts';

type SendButtonsProps = { desk: IssueDesk; busy: boolean; perform: (act: DeskAct) => Promise<void> };

const controlsByState: Partial<Record<IssueDesk['state'], SendingControl[]>> = {
  sending: ['pause', 'stop'],
  held: ['stop'],
  paused: ['resume', 'stop'],
};

/** The acts available in the issue's state. Irreversible ones ask for confirmation. */
export function SendButtons({ desk, busy, perform }: SendButtonsProps) {
  const say = useSay();
  if (desk.state === 'draft') return <BeforeSending desk={desk} busy={busy} perform={perform} />;
  if (desk.state === 'scheduled') return <WhileScheduled desk={desk} busy={busy} perform={perform} />;
  return (
    <div className={styles.buttons}>
      {desk.state === 'held' && desk.delivery === 'leaves' && (
        <button type="button" disabled={busy} onClick={() => void perform({ act: 'release' })}>
          {say(releaseNames.button)}
        </button>
      )}
      {(controlsByState[desk.state] ?? []).map(control =>
        control === 'stop' ? (
          <ConfirmButton
            key={control}
            label={say(controlNames.stop)}
            busy={busy}
            yes="Yes, stop it"
            act={() => perform({ act: 'stop' })}
          >
            <p>
              {say('Mails that have not gone out are never sent. People who already have the mail keep it.')}
            </p>
          </ConfirmButton>
        ) : (
          <button key={control} type="button" disabled={busy} onClick={() => void perform({ act: control })}>
            {say(controlNames[control])}
          </button>
        ),
      )}
    </div>
  );
}

function WhileScheduled({ desk, busy, perform }: SendButtonsProps) {
  const say = useSay();
  return (
    <div className={styles.buttons}>
      <ConfirmButton
        label={say('Send now')}
        busy={busy}
        yes="Yes, send it now"
        act={() => perform({ act: 'send' })}
      >
        <SendingTo desk={desk} />
      </ConfirmButton>
      <button type="button" disabled={busy} onClick={() => void perform({ act: 'unschedule' })}>
        {say('Unschedule it to change it')}
      </button>
    </div>
  );
}

function BeforeSending({ desk, busy, perform }: SendButtonsProps) {
  const say = useSay();
  const [at, setAt] = useState('');
  const field = useId();
  const notReady = desk.problems.length > 0;
  const instant = at === '' ? null : new Date(at);
  return (
    <div className={styles.buttons}>
      <ConfirmButton
        label={say('Send…')}
        first
        busy={busy || notReady}
        yes="Yes, send it now"
        act={() => perform({ act: 'send' })}
      >
        <SendingTo desk={desk} />
      </ConfirmButton>
      <ConfirmButton
        label={say('Send later…')}
        busy={busy || notReady}
        yes="Yes, schedule it"
        ready={instant !== null}
        act={() => perform({ act: 'schedule', at: instant?.toISOString() ?? '' })}
      >
        <label htmlFor={field}>{say('Day and time, in your own time zone')}</label>
        <input id={field} type="datetime-local" value={at} onChange={event => setAt(event.target.value)} />
        <p>
          {say(
            'It goes out exactly as it is now. Today it would go to {people}. Until then, you can unschedule it.',
            { people: audienceSentence(desk.audience) },
          )}
        </p>
      </ConfirmButton>
    </div>
  );
}

function SendingTo({ desk }: { desk: IssueDesk }) {
  const say = useSay();
  return (
    <p>
      {say('This goes to')} <strong>{say(audienceSentence(desk.audience))}</strong>
      {say(', once each. Sent mails cannot be recalled.')}
    </p>
  );
}

type ConfirmButtonProps = {
  label: string;
  /** The primary act. */
  first?: boolean;
  busy: boolean;
  yes: string;
  ready?: boolean;
  act: () => Promise<void>;
  children: ReactNode;
};

/** A button with a confirmation dialog; Escape and "Not yet" cancel. */
function ConfirmButton({ label, first, busy, yes, ready = true, act, children }: ConfirmButtonProps) {
  const say = useSay();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  return (
    <>
      <button
        type="button"
        className={first ? styles.first : undefined}
        disabled={busy}
        onClick={() => dialog.current?.showModal()}
      >
        {say(label)}
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby={title}>
        <h2 id={title}>{say(label.replace('…', ''))}</h2>
        {children}
        <div className={styles.buttons}>
          <button
            type="button"
            className={styles.first}
            disabled={busy || !ready}
            onClick={() => {
              dialog.current?.close();
              void act();
            }}
          >
            {say(yes)}
          </button>
          <button type="button" onClick={() => dialog.current?.close()}>
            {say('Not yet')}
          </button>
        </div>
      </dialog>
    </>
  );
}
