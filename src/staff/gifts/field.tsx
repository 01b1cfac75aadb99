import type { ReactNode } from 'react';
import { sayHere } from '#staff/language/say.ts';

/** A field of a form of the desk with its label; its error appears right below. */
export function Field({ name, label, children }: { name: string; label: string; children: ReactNode }) {
  return (
    <div>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the field is among its children */}
      <label>
        {label}
        {children}
      </label>
      <div data-problem-at={name} />
    </div>
  );
}

type ChoicesProps = {
  name: string;
  of: Iterable<readonly [string, string]>;
  /** Nothing is chosen beforehand, unless it is this value, and something has to be. */
  asks?: { chosen: string };
};

/** A choice of a field, by value. */
export function Choices({ name, of, asks }: ChoicesProps) {
  const say = sayHere();
  return (
    <select name={name} {...(asks && { required: true, defaultValue: asks.chosen })}>
      {asks && <option value="">{say('Please choose')}</option>}
      {[...of].map(([value, words]) => (
        <option key={value} value={value}>
          {say(words)}
        </option>
      ))}
    </select>
  );
}
