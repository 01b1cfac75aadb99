import { type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import { useOneRequest } from './use-one-request.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;
type Values<Name extends string> = Readonly<Record<Name, string>>;

type CheckedForm<Name extends string, Errors extends Record<Name, string | null>> = {
  fields: readonly Name[];
  /** What the page was sent with, after an error without script. */
  values?: Values<Name> | undefined;
  errors?: Errors | undefined;
  noErrors: Errors;
  errorsOnBlur: (values: Values<Name>) => Errors;
  errorsOnSubmit: (values: Values<Name>) => Errors;
  /** Sends valid values. There is one call at a time. */
  send: (values: Values<Name>) => Promise<void>;
  /** Where unsent values are stored; null once they were sent. */
  draft?: { read: () => Values<Name>; save: (values: Values<Name> | null) => void };
};

/**
 * State of a form that is sent in place: the values of its fields, their errors on blur and on submit, and one request at
 * a time. What was typed before hydration is kept. `action={send}` of React is not used, because the server would then
 * render no address and the form would need script.
 */
export function useCheckedForm<Name extends string, Errors extends Record<Name, string | null>>(
  given: CheckedForm<Name, Errors>,
) {
  const { fields, noErrors, errorsOnBlur, errorsOnSubmit, send, draft } = given;
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(() => given.values ?? mapNames(fields, () => ''));
  const [errors, setErrors] = useState(given.errors ?? noErrors);
  /** The focused field that was found invalid on submit: the focus does not move, so its error has to be announced. */
  const [alerted, setAlerted] = useState<Name | null>(null);
  const { isSending, start } = useOneRequest();
  const sending = useRef<Values<Name> | null>(null);

  const findControl = (name: Name) => form.current?.elements.namedItem(name) as Control | undefined;
  const typedValues = () => mapNames(fields, name => findControl(name)?.value ?? '');

  /** Some browsers fill fields in without an event, which the next render would undo. */
  function adoptTyped(): Values<Name> {
    const typed = typedValues();
    setValues(typed);
    return typed;
  }

  // Adopts what was typed before hydration, before anything is pressed again; fields that were left are checked.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    const typed = typedValues();
    for (const name of fields) if (findControl(name) !== document.activeElement) check(name, typed);
    const stored = draft?.read();
    const there = mapNames(fields, name => typed[name] || (stored?.[name] ?? ''));
    setValues(there);
    if (fields.some(name => there[name])) draft?.save(there);
  }, []);

  /** Shows the error of a field on blur, unless it already has one. */
  function check(name: Name, of: Values<Name>): void {
    const wrong = errorsOnBlur(of)[name];
    if (wrong) setErrors(before => (before[name] ? before : { ...before, [name]: wrong }));
  }

  function change(name: Name, value: string): void {
    setValues(before => ({ ...before, [name]: value }));
    setErrors(before => ({ ...before, [name]: null }));
    draft?.save(typedValues());
  }

  function sendIfValid(): Promise<void> | undefined {
    const typed = adoptTyped();
    const wrong = errorsOnSubmit(typed);
    const first = fields.find(name => wrong[name]);
    setErrors(wrong);
    const active = document.activeElement as Control | null;
    setAlerted(first && active?.form === form.current ? (active?.name as Name) : null);
    if (!first) {
      sending.current = typed;
      return send(typed);
    }
    findControl(first)?.focus();
    return undefined;
  }

  return {
    form,
    values,
    errors,
    isSending,
    submit(event: SyntheticEvent): void {
      event.preventDefault();
      start(sendIfValid);
    },
    fieldProps: (name: Name) => ({
      name,
      value: values[name],
      isAlert: alerted === name,
      // React's onChange says nothing about a value that a script of the page wrote, as tools that fill in forms do, and the
      // next render would undo it.
      onInput: ({ currentTarget }: SyntheticEvent<Control>) => change(name, currentTarget.value),
      onBlur: () => {
        check(name, adoptTyped());
        setAlerted(null);
      },
    }),
    /** Empties these fields after their values were sent. What was typed in the meantime stays. */
    clear(...names: Name[]): void {
      const typed = typedValues();
      const newer = names.filter(name => typed[name] !== sending.current?.[name]);
      const left = { ...typed, ...mapNames(names, name => (newer.includes(name) ? typed[name] : '')) };
      setValues(left);
      setErrors(noErrors);
      draft?.save(newer.length > 0 ? left : null);
    },
  };
}

const mapNames = <Name extends string>(names: readonly Name[], of: (name: Name) => string) =>
  Object.fromEntries(names.map(name => [name, of(name)])) as Record<Name, string>;
