import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#ui/components/class-names.ts';
import { Icon } from '#ui/components/icon.tsx';
import css from './field.module.css';

type Frame = {
  id: string;
  label: ReactNode;
  /** Help text under the label. */
  hint?: ReactNode;
  /** The current error; without one its line is empty, ready for a script. */
  error?: string | null;
  /** The error appears while the field has the focus, so screen readers announce it at once. */
  isAlert?: boolean;
  className?: string;
};

type FieldProps = Frame & Omit<ComponentProps<'input'>, keyof Frame>;
type TextAreaProps = Frame & Omit<ComponentProps<'textarea'>, keyof Frame>;

/**
 * Links a control to its hint and error and sets aria-invalid. It is set to false explicitly, because some screen
 * readers announce empty required fields as invalid otherwise.
 */
function ariaProps({ id, hint, error }: Frame) {
  return {
    id,
    'aria-describedby': classNames(hint ? `${id}-hint` : '', `${id}-error`),
    'aria-invalid': Boolean(error),
  };
}

function Framed({ id, label, hint, error, isAlert, className, children }: Frame & { children: ReactNode }) {
  return (
    <div className={classNames(css.field, className)}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className={css.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      <p
        className={css.error}
        id={`${id}-error`}
        hidden={!error}
        role={isAlert && error ? 'alert' : undefined}
        data-field-error
      >
        <Icon name="warning" size="small" />
        <span data-field-message>{error}</span>
      </p>
    </div>
  );
}

/** A label, a one-line input and its error. The name defaults to the id. */
export function Field({ id, label, hint, error, isAlert, className, ...input }: FieldProps) {
  const frame = { id, label, hint, error, isAlert, className };
  return (
    <Framed {...frame}>
      <input name={id} {...input} {...ariaProps(frame)} className={css.control} />
    </Framed>
  );
}

/** A label, a multi-line input and its error. */
export function TextArea({ id, label, hint, error, isAlert, className, ...area }: TextAreaProps) {
  const frame = { id, label, hint, error, isAlert, className };
  return (
    <Framed {...frame}>
      <textarea name={id} {...area} {...ariaProps(frame)} className={classNames(css.control, css.area)} />
    </Framed>
  );
}

type SelectProps = Frame & Omit<ComponentProps<'select'>, keyof Frame>;

/** A label, a select and its error. */
export function Select({ id, label, hint, error, isAlert, className, children, ...select }: SelectProps) {
  const frame = { id, label, hint, error, isAlert, className };
  return (
    <Framed {...frame}>
      <select name={id} {...select} {...ariaProps(frame)} className={classNames(css.control, css.select)}>
        {children}
      </select>
    </Framed>
  );
}

/** An input without label and error, for groups that have their own. */
export function BareField({ className, ...input }: ComponentProps<'input'>) {
  return <input {...input} className={classNames(css.control, className)} />;
}
