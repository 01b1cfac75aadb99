'use client';
import { CheckboxField, useConfig, useDocumentInfo, useForm, useLocale } from '@payloadcms/ui';
import type { CheckboxFieldClientComponent } from 'payload';
import { useEffect, useState } from 'react';
import { type SourceTexts, TRANSLATION } from '#cms/translation/translation.rules.ts';
import { useSay } from '#staff/language/use-say.ts';
import styles from './source-texts.module.css';

/** Below an Amharic field: the English text, marked if it changed since it was translated. */
export function SourceBeside({ path }: { path?: string }) {
  const say = useSay();
  const texts = useSourceTexts();
  const { getDataByPath } = useForm();
  if (!texts || !path) return null;
  const source = texts[toPlace(path, row => getDataByPath<string>(`${row}.id`))];
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
function toPlace(path: string, findId: (row: string) => string | undefined): string {
  const parts = path.split('.');
  return parts
    .map((part, at) => (/^\d+$/.test(part) ? (findId(parts.slice(0, at + 1).join('.')) ?? part) : part))
    .join('/');
}

/** Shown in Amharic while a text is marked, because the Amharic may still be right after the English changed. */
export const CheckedField: CheckboxFieldClientComponent = props => {
  const { code } = useLocale();
  const texts = useSourceTexts();
  const isBehind = Object.values(texts ?? {}).some(({ state }) => state === 'behind');
  return code === 'am' && isBehind ? <CheckboxField {...props} /> : null;
};

const asked = new Map<string, Promise<SourceTexts>>();

/** The English texts of the open document; null in English, for a new document, where translations are not counted, and while loading. */
export function useSourceTexts(): SourceTexts | null {
  const { id, collectionSlug, docConfig, lastUpdateTime } = useDocumentInfo();
  const { code } = useLocale();
  const { config } = useConfig();
  const isCounted = countsTranslation(docConfig?.fields ?? []);
  const [texts, setTexts] = useState<SourceTexts | null>(null);
  const address =
    code === 'am' && id && collectionSlug && isCounted
      ? `${config.routes.api}${TRANSLATION}/${collectionSlug}/${id}`
      : null;
  useEffect(() => {
    let isOpen = true;
    setTexts(null);
    if (address)
      ask(`${address}?at=${lastUpdateTime ?? ''}`).then(
        found => isOpen && setTexts(found),
        error => console.info('The English is not shown.', error),
      );
    return () => {
      isOpen = false;
    };
  }, [address, lastUpdateTime]);
  return texts;
}

/** Whether a form has the state of the translation, in a group or beside it. */
const countsTranslation = (fields: readonly object[]): boolean =>
  fields.some(field => {
    const { name, fields: inside = [] } = field as { name?: string; fields?: object[] };
    return name === 'translation' || (name === undefined && countsTranslation(inside));
  });

/** One request for all fields of a form, and one after each save. */
function ask(address: string): Promise<SourceTexts> {
  const known = asked.get(address);
  if (known) return known;
  asked.clear();
  const answer = fetch(address, { credentials: 'same-origin' }).then(found => {
    if (!found.ok) throw new Error(`Answered ${found.status}`);
    return found.json() as Promise<SourceTexts>;
  });
  asked.set(address, answer);
  return answer;
}
