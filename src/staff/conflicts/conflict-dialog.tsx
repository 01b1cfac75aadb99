'use client';
import { useTranslation } from '@payloadcms/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { labelIn } from '#cms/language/label.ts';
import { useSay } from '#staff/language/use-say.ts';
import { type Choice, canHoldBoth, type Difference } from './compare.rules.ts';
import styles from './conflicts.module.css';
import { FieldValue } from './field-value.tsx';
import type { Conflict } from './use-conflict.ts';

type ConflictsProps = {
  conflict: Conflict | 'unread' | null;
  settle: (conflict: Conflict, choices: (Choice | null)[]) => Promise<void>;
  close: () => void;
  /** What is put into the form is stored as a draft by itself. */
  isSavedBySelf: boolean;
};

/** Lets staff take what is stored, their own or both. */
export function Conflicts({ conflict, settle, close, isSavedBySelf }: ConflictsProps) {
  if (conflict === null) return null;
  if (conflict === 'unread') return <Unread close={close} />;
  return (
    <ConflictDialog
      conflict={conflict}
      settle={choices => void settle(conflict, choices)}
      close={close}
      isSavedBySelf={isSavedBySelf}
    />
  );
}

type DialogProps = { title: string; close: () => void; children: React.ReactNode };

function Dialog({ title, close, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={heading} onClose={close}>
      <h2 id={heading}>{title}</h2>
      {children}
    </dialog>
  );
}

function Unread({ close }: { close: () => void }) {
  const say = useSay();
  return (
    <Dialog title={say('Saved in between')} close={close}>
      <p>{say('Somebody saved this after you opened it, and what they saved could not be read just now.')}</p>
      <p>{say('Your words are still in the form and nothing was overwritten. Save again in a moment.')}</p>
      <button type="button" onClick={close}>
        {say('Back to the form')}
      </button>
    </Dialog>
  );
}

type ConflictDialogProps = Pick<ConflictsProps, 'close' | 'isSavedBySelf'> & {
  conflict: Conflict;
  settle: (choices: (Choice | null)[]) => void;
};

function ConflictDialog({ conflict, settle, close, isSavedBySelf }: ConflictDialogProps) {
  const say = useSay();
  const { message, differences } = conflict;
  const [choices, setChoices] = useState<(Choice | null)[]>(() =>
    differences.map(({ isContested }) => (isContested ? null : 'theirs')),
  );
  const open = choices.filter(choice => choice === null).length;
  return (
    <Dialog title={say('Saved in between')} close={close}>
      <p>{say(message)}</p>
      {differences.length === 0 && (
        <p>{say('It touched nothing that you changed. Go on, and save again.')}</p>
      )}
      {differences.map((difference, at) => (
        <DifferenceChoice
          key={difference.path.join('.')}
          difference={difference}
          choice={choices[at] ?? null}
          choose={choice => setChoices(choices.with(at, choice))}
        />
      ))}
      <p className={styles.buttons}>
        <button type="button" disabled={open > 0} onClick={() => settle(choices)}>
          {say('Put it into the form')}
        </button>
        <button type="button" onClick={close}>
          {say('Not now')}
        </button>
        <span role="status">
          {open > 0
            ? say(`${open} still to choose.`)
            : say(
                isSavedBySelf
                  ? 'It is then saved as a draft. Look through the form before you publish.'
                  : 'Nothing is saved yet: look through the form, then save it.',
              )}
        </span>
      </p>
    </Dialog>
  );
}

type ChoiceProps = {
  difference: Difference;
  choice: Choice | null;
  choose: (choice: Choice) => void;
};

/** One field: what is stored now beside what is in the form. */
function DifferenceChoice({ difference, choice, choose }: ChoiceProps) {
  const say = useSay();
  const name = useId();
  const { field, mine, theirs, isContested } = difference;
  const { language } = useTranslation().i18n;
  const label = labelIn(field.label, language) || String(field.name);
  const offered: [Choice, string, unknown][] = [
    ['theirs', 'Saved in between', theirs],
    ['mine', isContested ? 'Yours' : 'As it was', mine],
  ];
  return (
    <fieldset className={styles.difference}>
      <legend>{label}</legend>
      {offered.map(([value, words, shown]) => (
        <label key={value} className={styles.version}>
          <span>
            <input type="radio" name={name} checked={choice === value} onChange={() => choose(value)} />{' '}
            {say(words)}
          </span>
          <FieldValue field={field} value={shown} />
        </label>
      ))}
      {isContested && canHoldBoth(difference) && (
        <label>
          <input type="radio" name={name} checked={choice === 'both'} onChange={() => choose('both')} />{' '}
          {say('Both, one after the other')}
        </label>
      )}
    </fieldset>
  );
}
