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

/** A choice of a field, by value. */
export function Choices({ name, of }: { name: string; of: Iterable<readonly [string, string]> }) {
  const say = sayHere();
  return (
    <select name={name}>
      {[...of].map(([value, words]) => (
        <option key={value} value={value}>
          {say(words)}
        </option>
      ))}
    </select>
  );
}
