'use client';

import { CheckboxField, useForm, useLocale } from '@payloadcms/ui';
import type { CheckboxFieldClientComponent } from 'payload';
import { useSay } from '#staff/language/use-say.ts';
import styles from './translation.module.css';
import { useSourceTexts } from './use-source-texts.ts';

/** Below an Amharic field: the English text, marked if it changed since it was translated. */
export function SourceBeside({ path }: { path?: string }) {
  const say = useSay();
  const texts = useSourceTexts();
  const { getDataByPath } = useForm();
  if (!texts || !path) return null;
  const source = texts[placeOf(path, row => getDataByPath<string>(`${row}.id`))];
  if (!source) return null;
  return (
    <div className={styles.source} data-translation={source.state}>
      {source.state === 'behind' && <strong>{say('The English changed since this was translated.')}</strong>}
      <p lang="en">
        <span>{say('English:')} </span>
        {source.english}
      </p>
    </div>
  );
}

/** A form path with row ids instead of row indexes. */
function placeOf(path: string, idOf: (row: string) => string | undefined): string {
  const parts = path.split('.');
  return parts
    .map((part, at) => (/^\d+$/.test(part) ? (idOf(parts.slice(0, at + 1).join('.')) ?? part) : part))
    .join('/');
}

/** Shown in Amharic while a text is marked, because the Amharic may still be right after the English changed. */
export const CheckedField: CheckboxFieldClientComponent = props => {
  const { code } = useLocale();
  const texts = useSourceTexts();
  const isBehind = Object.values(texts ?? {}).some(({ state }) => state === 'behind');
  return code === 'am' && isBehind ? <CheckboxField {...props} /> : null;
};
