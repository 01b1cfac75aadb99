'use client';
import { useFormFields } from '@payloadcms/ui';
import { formatEthiopianInLatin, parsePostDate } from '#core/dates.ts';
import styles from './fields.module.css';

/** Below a day: the same day in the Ethiopian calendar, by which families and staff in Ethiopia count. */
export function EthiopianDay({ path }: { path?: string }) {
  const value = useFormFields(([fields]) => (path ? fields[path]?.value : undefined));
  const day = parsePostDate(
    value instanceof Date ? value.toISOString() : typeof value === 'string' ? value : null,
  );
  if (!day) return null;
  return <p className={styles.beside}>In Ethiopia: {formatEthiopianInLatin(day)}</p>;
}
