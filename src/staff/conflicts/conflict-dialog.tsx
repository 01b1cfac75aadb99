'use client';
import { useConfig, useTranslation } from '@payloadcms/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { labelIn } from '#cms/language/translate.ts';
import { formatDay } from '#core/dates.ts';
import { readableText } from '#staff/comparisons/readable-text.rules.ts';
import { storedDay } from '#staff/fields/shown-noon.ts';
import { useSay } from '#staff/language/use-say.ts';
import {
  type Choice,
  type ComparedField,
  canKeepBoth,
  type Difference,
  listLeaves,
  valueAt,
} from './compare.rules.ts';
import styles from './conflicts.module.css';
import type { Conflict } from './use-conflict.ts';

type ConflictsProps = {
  conflict: Conflict | 'unread' | null;
  settle: (conflict: Conflict, choices: (Choice | null)[]) => Promise<void>;
  close: () => void;
  /** The form saves the result as a draft automatically. */
  isSavedBySelf: boolean;
};

/** Lets staff choose the stored version, their own or both. */
export function Conflicts({ conflict, settle, close, isSavedBySelf }: ConflictsProps) {
  if (conflict === null) return null;
  if (conflict === 'unread') return <Unread close={close} />;
  return (
    <ConflictDialog
      conflict={conflict}
      settle={choices => void settle(conflict, choices)}
      close={close}
      isSavedBySelf={isSavedBySelf}
    />
  );
}

type DialogProps = { title: string; close: () => void; children: React.ReactNode };

function Dialog({ title, close, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={heading} onClose={close}>
      <h2 id={heading}>{title}</h2>
      {children}
    </dialog>
  );
}

function Unread({ close }: { close: () => void }) {
  const say = useSay();
  return (
    <Dialog title={say('Saved in the meantime')} close={close}>
      <p>{say('Somebody saved this after you opened it, and their version could not be loaded just now.')}</p>
      <p>{say('Your text is still in the form and nothing was overwritten. Save again in a moment.')}</p>
      <button type="button" onClick={close}>
        {say('Back to the form')}
      </button>
    </Dialog>
  );
}

type ConflictDialogProps = Pick<ConflictsProps, 'close' | 'isSavedBySelf'> & {
  conflict: Conflict;
  settle: (choices: (Choice | null)[]) => void;
};

function ConflictDialog({ conflict, settle, close, isSavedBySelf }: ConflictDialogProps) {
  const say = useSay();
  const { message, differences } = conflict;
  const [choices, setChoices] = useState<(Choice | null)[]>(() =>
    differences.map(({ isContested }) => (isContested ? null : 'theirs')),
  );
  const open = choices.filter(choice => choice === null).length;
  return (
    <Dialog title={say('Saved in the meantime')} close={close}>
      <p>{say(message)}</p>
      {differences.length === 0 && <p>{say('They changed nothing that you changed. You can save again.')}</p>}
      {differences.map((difference, at) => (
        <DifferenceChoice
          key={difference.path.join('.')}
          difference={difference}
          choice={choices[at] ?? null}
          choose={choice => setChoices(choices.with(at, choice))}
        />
      ))}
      <p className={styles.buttons}>
        <button type="button" disabled={open > 0} onClick={() => settle(choices)}>
          {say('Use these in the form')}
        </button>
        <button type="button" onClick={close}>
          {say('Not now')}
        </button>
        <span role="status">
          {open > 0
            ? say('{count} still to choose.', { count: open })
            : say(
                isSavedBySelf
                  ? 'It is then saved as a draft. Look through the form before you publish.'
                  : 'Not saved yet. Check the form, then save it.',
              )}
        </span>
      </p>
    </Dialog>
  );
}

type ChoiceProps = {
  difference: Difference;
  choice: Choice | null;
  choose: (choice: Choice) => void;
};

/** One field: the stored value beside the value in the form. */
function DifferenceChoice({ difference, choice, choose }: ChoiceProps) {
  const say = useSay();
  const name = useId();
  const { field, mine, theirs, isContested } = difference;
  const { language } = useTranslation().i18n;
  const label = labelIn(field.label, language) || String(field.name);
  const offered: [Choice, string, unknown][] = [
    ['theirs', 'Saved in the meantime', theirs],
    ['mine', isContested ? 'Yours' : 'As it was', mine],
  ];
  return (
    <fieldset className={styles.difference}>
      <legend>{label}</legend>
      {offered.map(([value, words, shown]) => (
        <label key={value} className={styles.version}>
          <span>
            <input type="radio" name={name} checked={choice === value} onChange={() => choose(value)} />{' '}
            {say(words)}
          </span>
          <FieldValue field={field} value={shown} />
        </label>
      ))}
      {isContested && canKeepBoth(difference) && (
        <label>
          <input type="radio" name={name} checked={choice === 'both'} onChange={() => choose('both')} />{' '}
          {say('Both, one after the other')}
        </label>
      )}
    </fieldset>
  );
}

type Shown = { field: ComparedField; value: unknown };
type Values = Record<string, unknown>;
type Option = string | { value: string; label: unknown };

/** A readable value of a field: text, a day, a picture, the title of a linked document, or the rows of a list. */
function FieldValue({ field, value }: Shown) {
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
    case 'date': {
      const day = storedDay(value);
      return <span>{day && formatDay(day, language === 'am' ? 'am' : 'en')}</span>;
    }
    case 'select':
    case 'radio':
      return <span>{optionLabel(field.options as Option[], String(value), language)}</span>;
    case 'richText':
      return <span className={styles.words}>{readWords((readableText(value, say) as Values).root)}</span>;
    case 'upload':
    case 'relationship':
      return <Linked relationTo={field.relationTo} value={value} />;
    default:
      // No form shows what is stored as JSON.
      if (typeof value === 'object') return null;
      return <span className={styles.words}>{String(value)}</span>;
  }
}

/** A row of an array, or a block. */
function Row({ field, row }: { field: ComparedField; row: unknown }) {
  const values = row as Values;
  const blocks = (field.blocks ?? []) as (ComparedField & { slug: string })[];
  const fields = field.fields ?? blocks.find(({ slug }) => slug === values.blockType)?.fields ?? [];
  return listLeaves(fields)
    .filter(({ path }) => valueAt(values, path) !== undefined)
    .map(({ field: inner, path }) => (
      <FieldValue key={path.join('.')} field={inner} value={valueAt(values, path)} />
    ));
}

function optionLabel(options: Option[] = [], value: string, language: string): string {
  const option = options.find(one => (typeof one === 'string' ? one : one.value) === value);
  return typeof option === 'object' ? labelIn(option.label, language) : value;
}

/** The text of a rich text value, a line for each paragraph. */
function readWords(node: unknown): string {
  const { text, type, children } = (node ?? {}) as { text?: string; type?: string; children?: unknown[] };
  if (text !== undefined) return text;
  return (children ?? []).map(readWords).join(type === 'root' || type === 'list' ? '\n' : '');
}

type LinkedProps = { relationTo: unknown; value: unknown };

/** A linked document by its title; a picture is shown. */
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
