import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { ConsentField, OptionalCheckbox, RowLabel, SampleCheckbox, SectionLabel } from './form-fields.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const form = vi.hoisted(() => ({
  initialValue: '' as unknown,
  value: '' as unknown,
  fields: {} as Record<string, { value?: unknown }>,
  english: {},
  savedAt: 0,
  row: {} as Record<string, unknown>,
  language: 'en',
}));
/** The form and the fields of Payload. */
vi.mock('@payloadcms/ui', () => ({
  CheckboxField: ({ field }: { field: { label: string; required?: boolean } }) => (
    <p>{field.required ? `${field.label}*` : field.label}</p>
  ),
  RelationshipField: () => <p>Consent record</p>,
  useFormFields: (select: (form: [object]) => unknown) => select([form.fields]),
  useConfig: () => ({ config: { routes: { api: '/api' } } }),
  useDocumentInfo: () => ({
    id: 1,
    collectionSlug: 'posts',
    docConfig: { fields: [{ name: 'translation' }] },
    lastUpdateTime: form.savedAt,
  }),
  useField: () => ({ initialValue: form.initialValue, value: form.value }),
  useLocale: () => ({ code: 'am' }),
  useRowLabel: () => ({ data: form.row, rowNumber: 1 }),
  useTranslation: () => ({ i18n: { language: form.language } }),
}));

beforeEach(() => {
  Object.assign(form, { initialValue: '', value: '', english: {}, row: {}, language: 'en' });
  vi.stubGlobal('fetch', async () => Response.json(form.english));
});

async function draw(field: ReactNode): Promise<HTMLElement> {
  form.savedAt += 1;
  const place = document.body.appendChild(document.createElement('div'));
  await act(async () => {
    createRoot(place).render(field);
    // The English of the texts comes from the server.
    await new Promise(resolve => setTimeout(resolve));
  });
  await act(async () => new Promise(resolve => setTimeout(resolve)));
  return place;
}

const box = { path: 'box', field: { name: 'box', label: 'Box', type: 'checkbox', required: true } } as object;
type BoxProps = Parameters<typeof OptionalCheckbox>[0];

it('an optional checkbox is not marked as required', async () => {
  expect((await draw(<OptionalCheckbox {...(box as BoxProps)} />)).textContent).toBe('Box');
});

it('the checkbox to keep a sample is shown only for samples, until the choice is saved', async () => {
  const shown = async (initialValue: unknown, value: unknown) => {
    Object.assign(form, { initialValue, value });
    return (await draw(<SampleCheckbox {...(box as BoxProps)} />)).textContent !== '';
  };
  expect([await shown(false, false), await shown(undefined, undefined)]).toEqual([false, false]);
  expect([await shown(true, true), await shown(true, false)]).toEqual([true, true]);
});

it('the consent record is requested whenever the form says that somebody is recognisable', async () => {
  const shownFor = async (fields: typeof form.fields) => {
    form.fields = fields;
    return (await draw(<ConsentField {...({ path: 'consent' } as Parameters<typeof ConsentField>[0])} />))
      .textContent;
  };
  // Payload's own record of the condition is older where many uploads were answered at once.
  expect(await shownFor({ identifiable: { value: 'yes' }, consent: {} })).toBe('Consent record');
  for (const value of ['no', 'unanswered', undefined])
    expect(await shownFor({ identifiable: { value } })).toBe('');
  expect(await shownFor({ consent: {} }), 'chosen alone, for many documents').toBe('Consent record');
});

it('a section of the home page is called by its own name, in the language of the admin', () => {
  const names = { booking: { en: 'Book a meeting', am: 'ቀጠሮ' } };
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const label = (section: string | undefined, language = 'en') => {
    Object.assign(form, { row: section === undefined ? {} : { section }, language });
    act(() => root.render(<SectionLabel key={`${section} ${language}`} names={names} none="Section" />));
    return place.textContent;
  };
  expect([label('booking'), label('booking', 'am'), label(undefined), label('toString')]).toEqual([
    'Book a meeting',
    'ቀጠሮ',
    'Section',
    'Section',
  ]);
});

it('a row of a list is called by what it is, its place and its own words, in the language of the admin', async () => {
  const words = [
    { name: 'day', isDay: true },
    { name: 'kind', isDay: false, options: [{ value: 'a', label: { en: 'Apples', am: 'ፖም' } }] },
    { name: 'question', isDay: false },
  ];
  const label = async (row: object, language = 'en') => {
    Object.assign(form, { row, language });
    return (await draw(<RowLabel kind={{ en: 'Question', am: 'ጥያቄ' }} words={words} />)).textContent;
  };
  expect(await label({ question: 'What shall we bring?' })).toBe('Question 2: What shall we bring?');
  expect(await label({ day: '2026-12-05T12:00:00.000Z', kind: 'a', question: 3 })).toBe(
    'Question 2: Dec 05, 2026 · Apples · 3',
  );
  expect(await label({ kind: 'a' }, 'am')).toBe('ጥያቄ 2: ፖም');
  for (const row of [{}, { question: '' }, { question: null, kind: 'toString' }, { question: [] }])
    expect(await label(row)).toMatch(/^Question 2(: toString)?$/);
});
