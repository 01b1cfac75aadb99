import { resolve } from 'node:path';
import { act, useReducer } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useWaitingRows } from './waiting-rows.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

type Fields = Record<string, { rows?: { id: string; isLoading?: boolean }[]; value?: unknown }>;
const form = vi.hoisted(() => ({ fields: {} as object, dispatch: (_: object): void => undefined }));
vi.mock('@payloadcms/ui', () => ({
  useForm: () => ({ dispatchFields: form.dispatch, getFields: () => form.fields }),
  useFormFields: (select: (form: [object]) => unknown) => select([form.fields]),
}));
// Payload exports it only together with its style sheets, which plain Node cannot load.
const { fieldReducer } = (await import(
  resolve('node_modules/@payloadcms/ui/dist/forms/Form/fieldReducer.js')
)) as { fieldReducer: (state: Fields, action: object) => Fields };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A form with Payload's own state, and what Payload compares it with to see whether something changed. */
function draw() {
  const seen = { current: {} as Fields };
  function Form() {
    const [fields, dispatch] = useReducer(fieldReducer, { parts: { rows: [], value: 0 } } as Fields);
    Object.assign(form, { fields, dispatch });
    useWaitingRows();
    return null;
  }
  act(() => createRoot(document.body.appendChild(document.createElement('div'))).render(<Form />));
  const dispatch = (action: object) => act(() => form.dispatch(action));
  const answer = (serverState: Fields) =>
    dispatch({ type: 'MERGE_SERVER_STATE', prevStateRef: seen, serverState });
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
  return { seen, dispatch, answer, wait };
}

it('a new row that Payload forgot to ask for is a change again a second later, until it has its form', () => {
  const { seen, dispatch, answer, wait } = draw();
  dispatch({ type: 'ADD_ROW', path: 'parts', blockType: 'text' });
  // The answer to what was written before: Payload now takes the new row for known.
  answer({ parts: { rows: [], value: 0 } });
  expect(form.fields).toEqual(seen.current);
  wait(1_000);
  expect(form.fields).not.toEqual(seen.current);

  const [row] = (form.fields as Fields).parts?.rows ?? [];
  answer({ parts: { rows: [{ id: row?.id ?? '', isLoading: false }], value: 1 } });
  const settled = form.fields;
  wait(10_000);
  expect(form.fields).toBe(settled);
});

it('a form without new rows is never changed', () => {
  const { wait } = draw();
  const before = form.fields;
  wait(10_000);
  expect(form.fields).toBe(before);
});
