import { type CollectionBeforeChangeHook, type Field, type PayloadRequest, ValidationError } from 'payload';
import { systemField } from '#cms/access/system-fields.ts';
import { adminGroups } from '#cms/admin-components.ts';
import { contentCollection } from '#cms/content-collection.ts';
import { dayField } from '#cms/fields/form-fields.ts';
import { localizedParagraph } from '#cms/fields/localized-text.ts';
import { sayTo } from '#cms/language/amharic.ts';
import { indexStated } from '#cms/search/search-index.ts';
import { refuseDeleting } from '#cms/trash/bin-hooks.ts';
import { type ClaimKind, type ClaimUnit, claimIntervals, claimKinds, claimUnits } from '#core/claim.ts';
import type { Message } from '#core/message.ts';
import { startClock } from '#platform/clock.ts';
import { env } from '#platform/env.ts';
import {
  type Correction,
  keyProblem,
  type Stated,
  sentenceProblem,
  toCorrection,
  valueProblem,
} from './claim.rules.ts';

const units: Record<ClaimUnit, string> = {
  children: 'Children',
  families: 'Families',
  volunteers: 'Volunteers',
  people: 'People',
  gifts: 'Gifts',
  medicines: 'Medicines',
  birr: 'Birr',
  percent: 'Percent',
};
const kinds: Record<ClaimKind, string> = {
  counted: 'As counted',
  'more-than': 'More than this',
  increase: 'Increase since the period before',
};
const intervals: Record<(typeof claimIntervals)[number], string> = {
  '1': 'Every month',
  '3': 'Every three months',
  '6': 'Every six months',
  '12': 'Every year',
};
const toOptions = (labels: Record<string, string>, values: readonly string[]) =>
  values.map(value => ({ value, label: labels[value] ?? value }));

type Checked = { req: PayloadRequest; siblingData: Record<string, unknown> };

/** Adds a check of our own to those a field has. */
const checked = (
  field: Field,
  findProblem: (value: unknown, form: Checked['siblingData']) => Message | null,
) => {
  const { validate } = field as { validate?: (value: unknown, form: Checked) => unknown };
  return {
    ...field,
    validate: async (value: unknown, form: Checked) => {
      const answer = (await validate?.(value, form)) ?? true;
      const problem = answer === true ? findProblem(value, form.siblingData) : null;
      return problem === null ? answer : sayTo(form.req)(problem);
    },
  } as Field;
};

const number: Field[] = [
  {
    type: 'row',
    fields: [
      {
        type: 'select',
        name: 'state',
        label: 'Is the number known?',
        required: true,
        defaultValue: 'known',
        options: [
          { value: 'known', label: 'Known' },
          { value: 'unknown', label: 'Not known' },
        ],
      },
      checked({ type: 'number', name: 'value', label: 'Number' }, (value, { state }) =>
        valueProblem(value, state !== 'unknown'),
      ),
      {
        type: 'select',
        name: 'unit',
        label: 'What is counted',
        required: true,
        options: toOptions(units, claimUnits),
      },
      {
        type: 'select',
        name: 'kind',
        label: 'Kind of number',
        required: true,
        defaultValue: 'counted',
        options: toOptions(kinds, claimKinds),
      },
    ],
  },
  checked(
    localizedParagraph({
      name: 'sentence',
      label: 'Sentence',
      required: true,
      maxLength: 200,
      description: 'What the number says, with {value} in its place.',
    }),
    sentenceProblem,
  ),
];

const change: Field = {
  type: 'group',
  name: 'change',
  label: 'If a published number changes',
  admin: {
    description: 'Readers see what it was before, what it is now, and why. Emptied once it is published.',
  },
  fields: [
    { type: 'textarea', name: 'why', label: 'Why, in English', maxLength: 300 },
    { type: 'textarea', name: 'whyInAmharic', label: 'Why, in Amharic', maxLength: 300 },
    { type: 'relationship', name: 'evidence', label: 'Evidence', relationTo: 'sources' },
  ],
};

const proof: Field[] = [
  { type: 'relationship', name: 'source', label: 'Source', relationTo: 'sources', required: true },
  localizedParagraph({
    name: 'method',
    label: 'How it is counted',
    required: true,
    maxLength: 400,
    description: 'So that somebody else would arrive at the same number.',
  }),
  {
    type: 'row',
    fields: [
      dayField({ name: 'from', label: 'Period: first day' }),
      dayField({ name: 'until', label: 'Period: last day' }),
    ],
  },
  {
    type: 'row',
    fields: [
      dayField({ name: 'lookedAt', label: 'Last looked at', required: true }),
      {
        type: 'select',
        name: 'every',
        label: 'Looked at again',
        required: true,
        defaultValue: '12',
        options: toOptions(intervals, claimIntervals),
      },
    ],
  },
  {
    type: 'relationship',
    name: 'owner',
    label: 'Who looks after it',
    relationTo: 'staff',
    validate: (value: unknown, { data, req }: { data: Record<string, unknown>; req: PayloadRequest }) =>
      value || data.sample ? true : sayTo(req)('Choose who looks after this number.'),
    admin: { description: 'Only staff see who it is.' },
  } as Field,
];

/** What readers were told, written by `keepCorrections` alone. */
const told: Field[] = [
  { type: 'checkbox', name: 'wasStated', custom: systemField, admin: { hidden: true } },
  { type: 'number', name: 'statedValue', custom: systemField, admin: { hidden: true } },
  {
    type: 'array',
    name: 'corrections',
    label: 'Corrections',
    labels: { singular: 'Correction', plural: 'Corrections' },
    custom: systemField,
    admin: { readOnly: true, description: 'Readers see them beside the number. They stay.' },
    fields: [
      {
        type: 'row',
        fields: [
          // Not our picker, which can be written in even where nothing can be changed.
          {
            type: 'date',
            name: 'day',
            label: 'Day',
            index: true,
            admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'MMM dd, yyyy' } },
          },
          { type: 'number', name: 'before', label: 'Before' },
          { type: 'number', name: 'after', label: 'After' },
        ],
      },
      { type: 'textarea', name: 'why', label: 'Why, in English' },
      { type: 'textarea', name: 'whyInAmharic', label: 'Why, in Amharic' },
      { type: 'relationship', name: 'evidence', label: 'Evidence', relationTo: 'sources' },
    ],
  },
];

type StoredClaim = {
  key?: string;
  wasStated?: boolean | null;
  statedValue?: number | null;
  corrections?: (Correction & { id?: string })[] | null;
};

/**
 * Keeps what readers were told: the key, the value last published, and every correction, whatever a form or a restored
 * version says. A published value that changes needs its reason in both languages.
 * @throws ValidationError with the field in which the reason is missing
 */
const keepCorrections: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const current =
    operation === 'update'
      ? ((await req.payload.db.findOne({
          collection: 'claims',
          where: { id: { equals: originalDoc?.id } },
          req,
        })) as StoredClaim | null)
      : null;
  const value = data.state === 'unknown' ? null : (data.value ?? null);
  const kept = {
    ...data,
    value,
    ...(current?.wasStated ? { key: current.key } : {}),
    wasStated: current?.wasStated === true,
    statedValue: current?.statedValue ?? null,
    corrections: current?.corrections ?? [],
  };
  if (data._status !== 'published') return kept;
  const stated: Stated | null = current?.wasStated ? { value: current.statedValue ?? null } : null;
  const today = startClock(env.FIXED_NOW).now().toISOString().slice(0, 10);
  const found = toCorrection(stated, { value }, data.change ?? {}, `${today}T12:00:00.000Z`);
  if ('missing' in found)
    throw new ValidationError({
      errors: [
        {
          path: `change.${found.missing}`,
          message: sayTo(req)('Say why the published number changes, in English and in Amharic.'),
        },
      ],
      req,
    });
  return {
    ...kept,
    change: { why: null, whyInAmharic: null, evidence: null },
    wasStated: true,
    statedValue: value,
    corrections: found.row ? [...kept.corrections, found.row] : kept.corrections,
  };
};

/** The register of numbers: each is stored once, with its source, and pages take it from here. */
export const claims = contentCollection({
  slug: 'claims',
  singular: 'Number',
  plural: 'Our numbers',
  group: adminGroups.work,
  description:
    'Every number that the site states, each with its source. Write its key in braces, such as {childrenHelped}, wherever a text states it.',
  title: 'key',
  columns: ['key', 'value', 'source', 'lookedAt', '_status'],
  seenAt: '/claims',
  defaultSort: 'key',
  hooks: { beforeChange: [keepCorrections], afterChange: [indexStated], beforeDelete: [refuseDeleting] },
  fields: [
    checked(
      {
        type: 'text',
        name: 'key',
        label: 'Key',
        required: true,
        unique: true,
        index: true,
        admin: { description: 'Texts name the number by it, and it is its address: /claims#key. It stays.' },
      },
      keyProblem,
    ),
    ...number,
    change,
    ...proof,
    ...told,
  ],
});
