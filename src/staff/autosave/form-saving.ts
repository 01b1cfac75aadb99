'use client';
import { useForm } from '@payloadcms/ui';
import { useSyncExternalStore } from 'react';
import { type AutosaveState, nothingToSave } from './autosave.rules.ts';

/** How saving a form stands, for the line beside its buttons and whoever waits for what is stored. */
export type FormSaving = {
  state: AutosaveState;
  isContested: boolean;
  isStoredHere: boolean;
  /** Shows again what somebody else saved in between. */
  compare: () => void;
};

const unknown: FormSaving = {
  state: nothingToSave,
  isContested: false,
  isStoredHere: false,
  compare: () => undefined,
};

type Listener = () => void;
type Store = { saving: FormSaving; listeners: Set<Listener> };

/** By the function that changes its fields: each form has its own, as long as it is open. */
const stores = new WeakMap<object, Store>();

function storeOf(form: object): Store {
  const found = stores.get(form) ?? { saving: unknown, listeners: new Set<Listener>() };
  stores.set(form, found);
  return found;
}

/** Tells the other parts of a form how saving stands. */
export function reportSaving(form: object, saving: FormSaving): void {
  const store = storeOf(form);
  store.saving = saving;
  for (const listener of store.listeners) listener();
}

/** How saving the form around a component stands. */
export function useFormSaving(): FormSaving {
  const { dispatchFields } = useForm();
  const store = storeOf(dispatchFields);
  return useSyncExternalStore(
    listener => {
      store.listeners.add(listener);
      return () => store.listeners.delete(listener);
    },
    () => store.saving,
    () => unknown,
  );
}
