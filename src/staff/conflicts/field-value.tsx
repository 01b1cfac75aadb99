'use client';
import { useConfig, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { labelIn } from '#cms/language/label.ts';
import { shownNoon } from '#staff/fields/shown-noon.ts';
import { useSay } from '#staff/language/use-say.ts';
import type { ComparedField } from './compare.rules.ts';
import styles from './conflicts.module.css';

type Shown = { field: ComparedField; value: unknown };
type Values = Record<string, unknown>;
type Option = string | { value: string; label: unknown };

/** The value of a field as staff read it: text, a day, a picture, the name of a linked document, the rows of a list. */
export function FieldValue({ field, value }: Shown) {
  const say = useSay();
  if (value === undefined || value === null || value === '') return <em>{say('Empty')}</em>;
  if (Array.isArray(value))
    return (
      <ol className={styles.rows}>
        {value.map((row, at) => (
          <li key={rowKey(row, at)}>
            {field.fields || field.blocks ? (
              <Row field={field} row={row} />
            ) : (
              <FieldValue field={field} value={row} />
            )}
          </li>
        ))}
      </ol>
    );
  return <Single field={field} value={value} />;
}

const rowKey = (row: unknown, at: number) => String((row as Values | null)?.id ?? at);

function Single({ field, value }: Shown) {
  const say = useSay();
  const { language } = useTranslation().i18n;
  switch (field.type) {
    case 'checkbox':
      return <span>{say(value ? 'Yes' : 'No')}</span>;
    case 'date':
      return <span>{shownNoon(value)?.toLocaleDateString('en-GB', { dateStyle: 'medium' })}</span>;
    case 'select':
    case 'radio':
      return <span>{optionLabel(field.options as Option[], String(value), language)}</span>;
    case 'richText':
      return <span className={styles.words}>{wordsOf((value as Values).root)}</span>;
    case 'upload':
    case 'relationship':
      return <Linked relationTo={field.relationTo} value={value} />;
    default:
      return (
        <span className={styles.words}>
          {typeof value === 'object' ? JSON.stringify(value) : String(value)}
        </span>
      );
  }
}

/** A row of a list, or one part of a text made of parts. */
function Row({ field, row }: { field: ComparedField; row: unknown }) {
  const values = row as Values;
  const blocks = (field.blocks ?? []) as (ComparedField & { slug: string })[];
  const fields = field.fields ?? blocks.find(({ slug }) => slug === values.blockType)?.fields ?? [];
  return fields
    .filter(({ name, type }) => name && name !== 'id' && type !== 'ui' && values[name] !== undefined)
    .map(inner => <FieldValue key={inner.name} field={inner} value={values[String(inner.name)]} />);
}

function optionLabel(options: Option[] = [], value: string, language: string): string {
  const option = options.find(one => (typeof one === 'string' ? one : one.value) === value);
  return typeof option === 'object' ? labelIn(option.label, language) : value;
}

/** The words of an article, a line for each paragraph. */
function wordsOf(node: unknown): string {
  const { text, type, children } = (node ?? {}) as { text?: string; type?: string; children?: unknown[] };
  if (text !== undefined) return text;
  return (children ?? []).map(wordsOf).join(type === 'root' || type === 'list' ? '\n' : '');
}

type LinkedProps = { relationTo: unknown; value: unknown };

/** A linked document by its name; a picture is shown. */
function Linked({ relationTo, value }: LinkedProps) {
  const { config, getEntityConfig } = useConfig();
  const { relationTo: kind, value: inner } = (typeof value === 'object' ? value : {}) as Values;
  const slug = String(kind ?? relationTo);
  const id = String(inner ?? (value as Values).id ?? value);
  const [found, setFound] = useState<Values | null>(null);
  useEffect(() => {
    let isOver = false;
    void fetch(`${config.routes.api}/${slug}/${id}?depth=0&draft=true`)
      .then(async answer => answer.ok && !isOver && setFound(await answer.json()))
      .catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [config.routes.api, slug, id]);
  const title = getEntityConfig({ collectionSlug: slug })?.admin?.useAsTitle ?? 'id';
  if (typeof found?.thumbnailURL === 'string')
    return (
      <img className={styles.picture} src={found.thumbnailURL} alt={String(found.alt ?? found.filename)} />
    );
  return <span>{String(found?.[title] ?? '…')}</span>;
}
