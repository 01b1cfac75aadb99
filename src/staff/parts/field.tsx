import type { ReactNode } from 'react';
import type { Message } from '#core/message.ts';
import { sayHere } from '#staff/language/say.ts';
import styles from './field.module.css';

type FieldProps = {
  name: string;
  /** In the reader's language. */
  label: string;
  /** Below the field: what is expected, in the reader's language. Pass `hintId(name)` as the control's `aria-describedby`. */
  hint?: string;
  children: ReactNode;
};

/** A labelled field; its hint and its error appear right below it. */
export function Field({ name, label, hint, children }: FieldProps) {
  return (
    <div className={styles.field}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the field is among its children */}
      <label className={styles.label}>
        {label}
        {children}
      </label>
      {hint && (
        <p className={styles.hint} id={hintId(name)}>
          {hint}
        </p>
      )}
      <div data-problem-at={name} />
    </div>
  );
}

/** The id of a field's hint. */
export const hintId = (name: string): string => `hint-of-${name}`;

type ChoicesProps = {
  name: string;
  /** Value and English name of each. */
  options: Iterable<readonly [string, Message]>;
  /** Makes the choice required, with this value preselected; '' preselects none. */
  required?: { preselected: string };
};

/** A choice of one of several values. */
export function Choices({ name, options, required }: ChoicesProps) {
  const say = sayHere();
  return (
    <select name={name} {...(required && { required: true, defaultValue: required.preselected })}>
      {required && <option value="">{say('Please choose')}</option>}
      {[...options].map(([value, words]) => (
        <option key={value} value={value}>
          {say(words)}
        </option>
      ))}
    </select>
  );
}
