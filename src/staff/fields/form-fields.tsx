'use client';
import {
  CheckboxField,
  DateCell,
  DateTimeField,
  RelationshipField,
  SelectInput,
  TextareaInput,
  TextField,
  TextInput,
  useField,
  useFormFields,
  useLocale,
  useRowLabel,
  useTranslation,
} from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { type ChangeEvent, type ComponentProps, useMemo } from 'react';
import { asksForConsent } from '#cms/consents/consent.rules.ts';
import type { RowWord } from '#cms/fields/row-names.ts';
import { labelIn } from '#cms/language/translate.ts';
import { isHexColour } from '#core/colour.ts';
import { formatDay, formatEthiopian, formatEthiopianInLatin } from '#core/dates.ts';
import { isLocale } from '#core/locale.ts';
import { ownValue } from '#core/own-value.ts';
import { timeZoneOptions } from '#features/events/event.schema.ts';
import { contrastWords } from '#features/holidays/holiday.schema.ts';
import { feeMethods } from '#money/settings/giving-settings.schema.ts';
import { useSay } from '#staff/language/use-say.ts';
import cells from '../lists/cells.module.css';
import styles from './fields.module.css';
import { shownNoon, storedDay } from './shown-noon.ts';

/** Below a day: the same day in the Ethiopian calendar, which families and staff in Ethiopia use. */
export function EthiopianDay({ path }: { path?: string }) {
  const say = useSay();
  const { language } = useTranslation().i18n;
  const value = useFormFields(([fields]) => (path ? fields[path]?.value : undefined));
  const day = storedDay(value);
  if (!day) return null;
  const inEthiopia = language === 'am' ? formatEthiopian(day) : formatEthiopianInLatin(day);
  return <p className={styles.beside}>{say('In Ethiopia: {day}', { day: inEthiopia })}</p>;
}

type DateFieldProps = ComponentProps<typeof DateTimeField>;

/** A day field that shows the stored day in every time zone. */
export function DayField({ field, ...props }: DateFieldProps) {
  const selected = useFormFields(([fields]) => shownNoon(fields[props.path]?.value));
  const { admin } = field;
  const date = { ...(admin?.date as object), overrides: { selected } };
  return <DateTimeField {...props} field={{ ...field, admin: { ...admin, date } } as typeof field} />;
}

/** The stored day in a list. On a phone, where columns have no heads, it says which day it is. */
export function DayCell(props: ComponentProps<typeof DateCell>) {
  const { language } = useTranslation().i18n;
  const day = shownNoon(props.cellData);
  return (
    <>
      {day && <span className={cells.name}>{labelIn(props.field.label, language)}: </span>}
      <DateCell {...props} cellData={day?.toISOString() ?? ''} />
    </>
  );
}

type CheckboxProps = ComponentProps<typeof CheckboxField>;

/** A checkbox without the "required" mark: it may stay unticked, although a value is always stored. */
export function OptionalCheckbox({ field, ...props }: CheckboxProps) {
  return <CheckboxField {...props} field={{ ...field, required: false }} />;
}

/**
 * The consent record, shown as soon as the form says that somebody can be recognised. Payload evaluates conditions only after
 * a key press, not when the question is answered for many uploads together. A form without the question, such as a bulk
 * edit, shows the record.
 */
export function ConsentField(props: ComponentProps<typeof RelationshipField>) {
  const isAsked = useFormFields(([{ identifiable }]) =>
    identifiable === undefined ? true : asksForConsent({ identifiable: identifiable.value as string }),
  );
  return isAsked ? <RelationshipField {...props} /> : null;
}

/** What a new picture shows, in the language that the form does not have. */
export function OtherWordsField({ field, ...props }: ComponentProps<typeof TextField>) {
  const say = useSay();
  const label = say(useLocale().code === 'am' ? 'The same in English' : 'The same in Amharic');
  return <TextField {...props} field={{ ...field, label }} />;
}

/** A title in as many lines as it needs. It is one line of text: a line break that is typed or pasted becomes a space. */
export function StoryTitleField({ field, path, readOnly = false }: TextFieldClientProps) {
  const { customComponents, disabled, setValue, showError, value } = useField<string>({ path });
  const { className = '', description } = field.admin ?? {};
  return (
    <TextareaInput
      {...customComponents}
      className={className}
      {...(description && { description })}
      label={field.label ?? ''}
      localized={field.localized === true}
      path={path}
      readOnly={readOnly || disabled}
      required={field.required === true}
      rows={1}
      showError={showError}
      value={value ?? ''}
      onChange={(event: ChangeEvent<HTMLTextAreaElement>) => setValue(inOneLine(event.target.value))}
    />
  );
}

const inOneLine = (text: string): string => text.replace(/\s*\n\s*$/, '').replace(/\s*\n\s*/g, ' ');

/** Shown on sample content only; it stays visible while it is being unticked. */
export function SampleCheckbox(props: CheckboxProps) {
  const { initialValue, value } = useField<boolean>({ path: props.path });
  return initialValue || value ? <CheckboxField {...props} /> : null;
}

/** A select of time zones by city; the IANA name is stored. */
export function TimeZoneField(props: TextFieldClientProps) {
  const { initialValue } = useField<string>({ path: props.path });
  return <Chosen {...props} options={useMemo(() => timeZoneOptions(initialValue), [initialValue])} />;
}

/** A select of payment methods that take a fee; the id is stored. */
export function FeeMethodField(props: TextFieldClientProps) {
  return <Chosen {...props} options={feeMethods} />;
}

/** A text field with a list of choices. */
function Chosen({
  field,
  path,
  readOnly = false,
  options,
}: TextFieldClientProps & { options: { value: string; label: string }[] }) {
  const { value, setValue, showError } = useField<string>({ path });
  return (
    <SelectInput
      path={path}
      name={field.name}
      label={field.label ?? ''}
      description={field.admin?.description ?? ''}
      required={field.required === true}
      readOnly={readOnly}
      isClearable={false}
      showError={showError}
      options={options}
      value={value ?? ''}
      onChange={chosen => {
        if (chosen && !Array.isArray(chosen)) setValue(chosen.value);
      }}
    />
  );
}

/** `against` names the sibling field whose colour is the background of text in this one. */
type Props = TextFieldClientProps & { against?: string };

const NO_COLOUR = '#000000';

/** A colour, picked or typed, and whether text in it is legible. */
export function ColourField({ field, path, readOnly = false, against }: Props) {
  const say = useSay();
  const { i18n } = useTranslation();
  const { value, setValue, showError } = useField<string>({ path });
  const behind = useFormFields(([fields]) =>
    against ? fields[path.replace(/[^.]+$/, against)]?.value : undefined,
  );
  const label = labelIn(field.label, i18n.language) || field.name;
  const contrast = contrastWords(value, behind);
  return (
    <TextInput
      path={path}
      label={label}
      description={field.admin?.description ?? ''}
      required={field.required === true}
      readOnly={readOnly}
      showError={showError}
      value={value ?? ''}
      onChange={(event: ChangeEvent<HTMLInputElement>) => setValue(event.target.value)}
      AfterInput={
        <p className={styles.colour}>
          <input
            type="color"
            aria-label={say('Choose colour: {label}', { label })}
            disabled={readOnly}
            value={isHexColour(value) ? value : NO_COLOUR}
            onChange={event => setValue(event.target.value.toUpperCase())}
          />
          {contrast && <span>{say(contrast)}</span>}
        </p>
      }
    />
  );
}

type SectionLabelProps = {
  /** What each section is called, in both languages. */
  names: Record<string, unknown>;
  /** What a row is called while nobody has chosen its section. */
  none: unknown;
};

/** The label of a row of the home page: the name of its section. */
export function SectionLabel({ names, none }: SectionLabelProps) {
  const { data } = useRowLabel<{ section?: string }>();
  const { language } = useTranslation().i18n;
  return <strong>{labelIn(ownValue(names, data?.section ?? '') ?? none, language)}</strong>;
}

type RowLabelProps = {
  /** What a row of this list is called, in both languages. */
  kind: unknown;
  words: readonly RowWord[];
};

/** The label of a row: what it is, its place, and its own words (src/cms/fields/row-names.ts). */
export function RowLabel({ kind, words }: RowLabelProps) {
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown>>();
  const { language } = useTranslation().i18n;
  const own = words.flatMap(word => readWord(ownValue(data ?? {}, word.name), word, language)).join(' · ');
  const place = `${labelIn(kind, language)} ${rowNumber + 1}`;
  return <strong className={styles.row}>{own ? `${place}: ${own}` : place}</strong>;
}

function readWord(value: unknown, { isDay, options }: RowWord, language: string): string[] {
  const day = isDay && storedDay(value);
  if (day && isLocale(language)) return [formatDay(day, language)];
  const option = options?.find(each => each.value === value);
  if (option) return [labelIn(option.label, language)];
  return typeof value === 'string' || typeof value === 'number' ? [String(value)].filter(Boolean) : [];
}
