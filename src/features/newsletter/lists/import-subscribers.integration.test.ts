import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { inEnglish } from '#cms/language/amharic.ts';
import { csvLine } from '#core/csv.ts';
import type { DayOrder } from '#core/typed-day.ts';
import { openTestPayload } from '../../../../tests/support/database.ts';
import { mailsTo } from '../../../../tests/support/outbox.ts';
import { callApi, signIn } from '../../../../tests/support/staff-session.ts';
import { unsubscribe } from '../preferences/preferences.action.ts';
import { subscribe } from '../subscribe.endpoint.ts';
import type { ColumnMeaning } from './columns.rules.ts';
import type { Agreement, ImportReport } from './import.rules.ts';
import { importSubscribers } from './import-subscribers.endpoint.ts';
import { read } from './list.reader.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

const now = new Date('2026-11-20T09:00:00.000Z');
const nothing: Agreement = { how: '', on: '' };
const onPaper: Agreement = { how: 'Signed the list at the fundraiser', on: '2026-10-03' };

type Options = {
  agreement?: Agreement;
  columns?: readonly ColumnMeaning[];
  dryRun?: boolean;
  takeOut?: boolean;
  dayOrder?: DayOrder;
};

async function importList(
  text: string,
  { agreement = nothing, columns, dayOrder, ...options }: Options = {},
) {
  const given = {
    language: 'en',
    agreement,
    statuses: [],
    dayOrder: dayOrder ?? null,
    ...(columns && { columns }),
  } as const;
  const list = read({ bytes: Buffer.from(text), given, now });
  if ('problem' in list) throw new Error(inEnglish(list.problem));
  return importSubscribers(payload, list.people.rows, { dryRun: false, now, ...options });
}
const sumCounts = ({ counts }: ImportReport) => Object.values(counts).reduce((sum, count) => sum + count, 0);
const findRow = async (email: string) =>
  (
    await payload.find({
      collection: 'subscribers',
      where: { compared: { equals: email } },
      overrideAccess: true,
    })
  ).docs[0];

/** A file as the admin saves one. */
const writeList = (columns: string[], rows: string[][]) =>
  `\uFEFF${[columns, ...rows].map(csvLine).join('')}`;

describe('importing a list', () => {
  it('a dry run gives every line a result and stores nothing', async () => {
    const text = 'name,email\nAbeba,look@example.org\n1,broken@example.org\nSaba,LOOK@example.org\n';
    const report = await importList(text, { dryRun: true });
    expect(report).toMatchObject({
      done: false,
      read: 3,
      counts: { asked: 1, twice: 1, refused: 1, confirmed: 0 },
    });
    expect(report.lines).toEqual([
      { line: 2, email: 'look@example.org', end: 'asked' },
      {
        line: 3,
        email: 'broken@example.org',
        end: 'refused',
        reason: 'The name has no letters, or more than 120 characters.',
      },
      { line: 4, email: 'LOOK@example.org', end: 'twice' },
    ]);
    expect(await findRow('look@example.org')).toBeUndefined();
    expect(await mailsTo(payload, 'look@example.org')).toEqual([]);
  });

  it('only people with a stated agreement and its day are imported as confirmed; others are asked by mail', async () => {
    const text = [
      'Name;Email;Language;Agreed how;Agreed on',
      'Abeba;own@example.org;am;Ticked the box of the ticket form;2026-05-01',
      'Saba;half@example.org;;Ticked the box of the ticket form;',
      'Hanna;future@example.org;en;Ticked the box of the ticket form;2027-01-01',
    ].join('\r\n');
    const report = await importList(text);
    expect(report.counts).toMatchObject({ confirmed: 1, asked: 2 });
    expect(await findRow('own@example.org')).toMatchObject({
      status: 'confirmed',
      language: 'am',
      source: 'import',
      joinedAt: '2026-05-01T00:00:00.000Z',
      confirmedAt: now.toISOString(),
      consentText: 'Ticked the box of the ticket form (2026-05-01)',
      topics: { news: true, events: true, projects: true },
    });
    expect(await mailsTo(payload, 'own@example.org')).toEqual([]);
    for (const email of ['half@example.org', 'future@example.org']) {
      expect(await findRow(email)).toMatchObject({ status: 'waiting', consentText: null });
      expect((await mailsTo(payload, email)).map(({ kind }) => kind)).toEqual(['confirm']);
    }
  });

  it('an agreement for the whole list confirms everybody, and a repeated import changes nothing', async () => {
    const text = 'email,name\nwhole1@example.org,Abeba\nwhole2@example.org,ሳባ\n';
    expect((await importList(text, { agreement: onPaper })).counts).toMatchObject({ confirmed: 2 });
    const before = await findRow('whole1@example.org');
    expect((await importList(text)).counts).toMatchObject({ known: 2, confirmed: 0, asked: 0 });
    expect(await findRow('whole1@example.org')).toEqual(before);
  });

  it('an import never resubscribes people who unsubscribed, and never changes existing subscribers', async () => {
    const context = { language: 'en', clientAddress: '10.5.0.1', now } as const;
    for (const email of ['gone@example.org', 'there@example.org'])
      await subscribe(payload, { name: 'Abeba Bekele', email, source: 'section' }, context);
    await unsubscribe(payload, (await findRow('gone@example.org'))?.id ?? 0, now);
    const text = 'name,email\nNew Name,Gone@Example.org\nNew Name,there@example.org\n';
    const report = await importList(text, { agreement: onPaper });
    expect(report.lines.map(({ end }) => end)).toEqual(['left', 'known']);
    expect(await findRow('gone@example.org')).toBeUndefined();
    expect(await findRow('there@example.org')).toMatchObject({ name: 'Abeba Bekele', status: 'waiting' });
  });

  it('our own export can be imported again, and its escaped formulas are restored', async () => {
    const text = writeList(['Name', 'Email', 'Status'], [['Abeba', '=cmd@example.org', 'confirmed']]);
    expect(text).toContain(`"'=cmd@example.org"`);
    expect((await importList(text)).counts).toMatchObject({ asked: 1 });
    expect(await findRow('=cmd@example.org')).toMatchObject({ email: '=cmd@example.org', status: 'waiting' });
  });

  it('people who have left according to an export are not imported or mailed, and the counts add up', async () => {
    const text = [
      'email,name,subscribed_to_emails,created_at',
      'stays@example.org,Abeba,true,20.03.2026',
      'unsub@example.org,Saba,false,20.03.2026',
      'both@example.org,Hanna,false,20.03.2026',
      'BOTH@example.org,Hanna,true,20.03.2026',
      'stays@example.org,Abeba,true,20.03.2026',
      'nobody,Abeba,true,20.03.2026',
    ].join('\n');
    const report = await importList(text, { agreement: { how: 'The form of our blog', on: '' } });
    expect(report).toMatchObject({
      done: true,
      read: 6,
      counts: { confirmed: 1, asked: 0, known: 0, left: 3, twice: 1, refused: 1, open: 0 },
    });
    expect(sumCounts(report)).toBe(report.read);
    expect(await findRow('stays@example.org')).toMatchObject({
      status: 'confirmed',
      joinedAt: '2026-03-20T00:00:00.000Z',
    });
    for (const email of ['unsub@example.org', 'both@example.org']) {
      expect(await findRow(email)).toBeUndefined();
      expect(await mailsTo(payload, email)).toEqual([]);
    }
  });

  it('nobody is mailed while a column that could say who left is undecided', async () => {
    const text = 'email,May we write?\nyes@example.org,Yes\nno@example.org,No\n';
    expect(await importList(text)).toMatchObject({ done: false, counts: { open: 2 } });
    const columns = ['email', 'status'] as const;
    expect(await importList(text, { columns })).toMatchObject({ done: true, counts: { asked: 1, left: 1 } });
    expect(await mailsTo(payload, 'yes@example.org')).toHaveLength(1);
    expect(await mailsTo(payload, 'no@example.org')).toEqual([]);
  });

  it('an import with an open question stores nothing, and is completed once it is answered', async () => {
    const text = 'email,joined\nopen@example.org,03.05.2026\n';
    expect(await importList(text, { agreement: onPaper })).toMatchObject({
      done: false,
      counts: { open: 1 },
    });
    expect(await findRow('open@example.org')).toBeUndefined();
    const report = await importList(text, { agreement: onPaper, dayOrder: 'day-first' });
    expect(report).toMatchObject({ done: true, counts: { confirmed: 1, open: 0 } });
    expect(await findRow('open@example.org')).toMatchObject({ joinedAt: '2026-05-03T00:00:00.000Z' });
  });

  it('subscribers who have left elsewhere are listed, and unsubscribed if staff choose that', async () => {
    await importList('email\nwrong@example.org\n', { agreement: onPaper });
    const text = 'email,status\nWrong@example.org,unsubscribed\nother@example.org,unsubscribed\n';
    expect(await importList(text)).toMatchObject({
      leftThere: { found: 1, takenOut: 0 },
      counts: { left: 2 },
    });
    expect(await findRow('wrong@example.org')).toMatchObject({ status: 'confirmed' });
    expect(await importList(text, { takeOut: true, dryRun: true })).toMatchObject({
      leftThere: { found: 1, takenOut: 0 },
    });
    expect(await importList(text, { takeOut: true })).toMatchObject({ leftThere: { found: 1, takenOut: 1 } });
    expect(await findRow('wrong@example.org')).toBeUndefined();
    const again = await importList('email\nwrong@example.org\n', { agreement: onPaper });
    expect(again.counts).toMatchObject({ left: 1, confirmed: 0 });
  });

  it('two thousand people are imported at once', async () => {
    const people = Array.from({ length: 2_000 }, (_, place) => ['Abeba', `many${place}@example.org`]);
    const report = await importList(writeList(['name', 'email'], people));
    expect(report.counts).toMatchObject({ asked: 2_000 });
    const { totalDocs } = await payload.count({
      collection: 'mails',
      where: { compared: { like: 'many' } },
      overrideAccess: true,
    });
    expect(totalDocs).toBe(2_000);
  });
});

describe('the import endpoint', () => {
  const send = async (headers: Record<string, string>, file: Buffer, more: object = {}) => {
    const body = {
      file: file.toString('base64'),
      language: 'en',
      agreement: nothing,
      look: true,
      ...more,
    };
    const answer = await callApi('POST', '/subscribers/import', { headers, body });
    return { status: answer.status, ...(await answer.json()) };
  };

  it('only admins can import, and a file that is empty or larger than 4 MB is refused', async () => {
    const { headers } = await signIn(payload, 'admin');
    const file = Buffer.from('email,Contact allowed?\nquiet@example.org,No\n');
    expect(await send(headers, file)).toMatchObject({
      status: 200,
      table: { columns: ['email', 'undecided'], doubtful: [1] },
      samples: [{ column: 1, values: [{ value: 'No', count: 1 }] }],
      report: { done: false, counts: { open: 1 } },
    });
    expect(await send(headers, Buffer.from('email\n'))).toMatchObject({
      status: 422,
      errors: [{ message: expect.stringMatching(/^There are no people in this file/) }],
    });
    expect(await send(headers, Buffer.alloc(4 * 1024 * 1024 + 2, 'a'))).toMatchObject({
      status: 422,
      errors: [{ message: 'This file is too large: at most 4 MB at once.' }],
    });
    expect(await send((await signIn(payload, 'editor')).headers, file)).toMatchObject({ status: 403 });
  });
});
