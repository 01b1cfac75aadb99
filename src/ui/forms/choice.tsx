import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '#ui/components/icon.tsx';
import css from './choice.module.css';

type ChoiceGroupProps = {
  id: string;
  legend: ReactNode;
  /** What stands in the way of going on. */
  error?: string | null | undefined;
  children: ReactNode;
};

/** Things to choose from under one name, and what is wrong with the choice. */
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

/** One box to tick, or one of several of which one holds. Its whole row can be pressed. */
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
