import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '#ui/components/icon.tsx';
import css from './choice.module.css';

type ChoiceGroupProps = {
  id: string;
  legend: ReactNode;
  /** The error of the group. */
  error?: string | null | undefined;
  children: ReactNode;
};

/** A group of choices with a legend and an error. */
export function ChoiceGroup({ id, legend, error, children }: ChoiceGroupProps) {
  return (
    <fieldset className={css.group} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={css.legend}>{legend}</legend>
      {children}
      {error && (
        <p className={css.error} id={`${id}-error`}>
          <Icon name="warning" size="small" />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}

type ChoiceProps = { type: 'checkbox' | 'radio'; label: ReactNode; hint?: ReactNode } & Omit<
  ComponentProps<'input'>,
  'type'
>;

/** A checkbox or radio button. Its whole row can be pressed. */
export function Choice({ label, hint, ...input }: ChoiceProps) {
  return (
    <label className={css.choice}>
      <input {...input} className={css.box} />
      <span>
        <span className={css.label}>{label}</span>
        {hint && <span className={css.hint}>{hint}</span>}
      </span>
    </label>
  );
}
