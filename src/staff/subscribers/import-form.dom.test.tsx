import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inEnglish } from '#cms/language/amharic.ts';
import { countResults } from '#features/newsletter/lists/import.rules.ts';
import type { ListAnswer } from '#features/newsletter/lists/import-subscribers.endpoint.ts';
import { type GivenChoices, read } from '#features/newsletter/lists/list.reader.ts';
import { ImportForm } from './import-form.tsx';

const admin = vi.hoisted(() => ({ language: 'en', refresh: () => undefined }));
vi.mock('@payloadcms/ui', () => ({ useTranslation: () => ({ i18n: { language: admin.language } }) }));
vi.mock('next/navigation', () => ({ useRouter: () => admin }));

type Sent = GivenChoices & { file: string; look: boolean; takeOut: boolean };

/** What the endpoint answers, without a database: nobody is known yet. */
function answerTo({ file, look, takeOut: _, ...choices }: Sent): ListAnswer {
  const list = read({ bytes: Buffer.from(file, 'base64'), given: choices, now: new Date() });
  if ('problem' in list) throw new Error(inEnglish(list.problem));
  const { table, people } = list;
  const lines = people.rows.map(row => ({
    line: row.line,
    email: row.email,
    end: row.end === 'person' ? ('asked' as const) : row.end,
    ...('reason' in row && { reason: row.reason }),
  }));
  const { samples, statuses, days, notices } = people;
  const counts = countResults(lines);
  const leftThere = { found: 0, takenOut: 0 };
  return {
    table,
    samples,
    statuses,
    days,
    notices,
    report: { done: !look, read: lines.length, counts, leftThere, lines },
  };
}

let root: Root;
let answers: number;
beforeEach(() => {
  answers = 0;
  admin.language = 'en';
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.querySelector('div') as HTMLElement);
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    answers += 1;
    return Response.json(answerTo(JSON.parse(body)));
  });
});
afterEach(() => root.unmount());

/** React shows an answer some time after it has arrived. */
const eventually = (expectation: () => void) => vi.waitFor(expectation, { timeout: 5_000 });
const status = () => document.querySelector('[role=status]')?.textContent;

/** Until a choice has been answered. */
async function settle(): Promise<void> {
  const before = answers;
  await eventually(() => expect(answers).toBe(before + 1));
}

async function choose(text: string, name = 'list.csv'): Promise<void> {
  root.render(<ImportForm address="/api/subscribers/import" />);
  const input = await vi.waitFor(() => {
    const found = document.querySelector('input[type=file]');
    if (!found) throw new Error('not rendered yet');
    return found;
  });
  Object.defineProperty(input, 'files', { value: [new File([text], name)] });
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await settle();
  await eventually(() => expect(document.querySelector('[role=status] > *')).not.toBeNull());
}

const labelled = (name: string) =>
  [...document.querySelectorAll('label')]
    .filter(label => label.textContent?.startsWith(name))
    .map(label => document.getElementById(label.htmlFor))
    .find(element => element !== null) as HTMLSelectElement;
const button = () =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Import them');

async function select(element: HTMLSelectElement, value: string): Promise<void> {
  element.value = value;
  element.dispatchEvent(new Event('change', { bubbles: true }));
  await settle();
}

const list = [
  'email,May we send you our newsletter?,Chapter',
  'a@example.org,Yes,Bole',
  'b@example.org,No,Gulele',
  'c@example.org,Yes,Arada',
].join('\n');

it('the import is disabled until staff say what a column that may mark unsubscribed people means', async () => {
  await choose(list);
  const question = labelled('May we send you');
  expect(question.value).toBe('undecided');
  const sample = document.getElementById(question.getAttribute('aria-describedby') ?? '');
  expect(sample?.textContent).toBe('“Yes” (2), “No”');
  expect(button()?.disabled).toBe(true);
  await select(question, 'status');
  await eventually(() => expect(button()?.disabled).toBe(false));
  expect(labelled('May we send you').value).toBe('status');
  expect(status()).toContain('Unsubscribed, left out1');
});

it('the import form shows the entries of the columns that are not used', async () => {
  await choose(list);
  const unused = document.querySelector('[aria-label="The columns that are not used"]');
  expect(unused?.textContent).toBe('Chapter“Bole”, “Gulele”, “Arada”');
});

it('the import form asks about the people in a file whose name says that they left', async () => {
  await choose('email\na@example.org\n', 'cleaned_members.csv');
  const question = labelled('File: “cleaned_members.csv”');
  expect(button()?.disabled).toBe(true);
  await select(question, 'left');
  await eventually(() => expect(status()).toContain('Unsubscribed, left out1'));
});

it('the questions of the import form are in Amharic in an Amharic admin', async () => {
  admin.language = 'am';
  await choose(list);
  expect(document.body.textContent).toContain('እነዚህ ዓምዶች ለማን ኢሜይል መላክ እንደሌለበት ሊናገሩ ይችላሉ።');
  expect(document.body.textContent).toContain('“May we send you our newsletter?” የተባለው ዓምድ');
});
