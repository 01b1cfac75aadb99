'use client';
import { useForm, useFormFields } from '@payloadcms/ui';
import { useEffect } from 'react';

/** How long a new row may wait for its form before it is asked for again. */
const PATIENCE_MS = 1_000;

type Row = { id: string; isLoading?: boolean; askedAgain?: number };
type Fields = Readonly<Record<string, { rows?: readonly Row[] }>>;

/**
 * Asks again for the forms of new rows that nobody will send: Payload asks for them with the next change of the form, 250 ms
 * after it, but forgets the change when the answer to an earlier one arrives in that time. The row would then stay grey until
 * something else is written. A changed property of the row, which no server reads, is such a change.
 */
export function useWaitingRows(): void {
  const { dispatchFields, getFields } = useForm();
  const isWaiting = useFormFields(([fields]) => listWaiting(fields as Fields).length > 0);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => {
      for (const [path, rows] of listWaiting(getFields() as Fields))
        dispatchFields({ type: 'UPDATE', path, rows: rows.map(askAgain) });
    }, PATIENCE_MS);
    return () => clearInterval(timer);
  }, [isWaiting, dispatchFields, getFields]);
}

/** The lists with a row that has no form yet, by their paths. */
const listWaiting = (fields: Fields): [path: string, rows: readonly Row[]][] =>
  Object.entries(fields).flatMap(([path, { rows }]) =>
    rows?.some(row => row.isLoading) ? [[path, rows] as [string, readonly Row[]]] : [],
  );

const askAgain = (row: Row): Row => (row.isLoading ? { ...row, askedAgain: (row.askedAgain ?? 0) + 1 } : row);
