import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { csvLine } from '#core/csv.ts';
import { openTestPayload } from '../../../../tests/support/database.ts';
import { mailsTo } from '../../../../tests/support/outbox.ts';
import { unsubscribe } from '../preferences/unsubscribe.action.ts';
import { subscribe } from '../subscribe.action.ts';
import type { Agreement } from './import.rules.ts';
import { importSubscribers } from './import-subscribers.action.ts';
import { readList } from './read-list.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

const now = new Date('2026-11-20T09:00:00.000Z');
const nothing: Agreement = { how: '', on: '' };
const onPaper: Agreement = { how: 'Signed the list at the fundraiser', on: '2026-10-03' };

async function importList(text: string, { agreement = nothing, dryRun = false } = {}) {
  const list = readList(text, { language: 'en', agreement, now });
  if ('problem' in list) throw new Error(list.detail);
  return importSubscribers(payload, list, { dryRun, now });
}
const rowOf = async (email: string) =>
  (
    await payload.find({
      collection: 'subscribers',
      where: { compared: { equals: email } },
      overrideAccess: true,
    })
  ).docs[0];

/** A file as the admin saves one. */
const listOf = (columns: string[], rows: string[][]) => `\uFEFF${[columns, ...rows].map(csvLine).join('')}`;

describe('importing a list', () => {
  it('is previewed first: every line gets a result, and nothing changes', async () => {
    const text = 'name,email\nAbeba,look@example.org\n1,broken@example.org\nSaba,LOOK@example.org\n';
    const report = await importList(text, { dryRun: true });
    expect(report).toMatchObject({
      done: false,
      counts: { asked: 1, twice: 1, unreadable: 1, confirmed: 0 },
    });
    expect(report.lines).toEqual([
      { line: 2, email: 'look@example.org', end: 'asked' },
      { line: 3, email: '', end: 'unreadable', reason: 'Please enter a valid Name' },
      { line: 4, email: 'LOOK@example.org', end: 'twice' },
    ]);
    expect(await rowOf('look@example.org')).toBeUndefined();
    expect(await mailsTo(payload, 'look@example.org')).toEqual([]);
  });

  it('imports as confirmed only people with a stated agreement, how and when; all others get a confirmation mail', async () => {
    const text = [
      'Name;Email;Language;Agreed how;Agreed on',
      'Abeba;own@example.org;am;Ticked the box of the ticket form;2026-05-01',
      'Saba;half@example.org;;Ticked the box of the ticket form;',
      'Hanna;future@example.org;en;Ticked the box of the ticket form;2027-01-01',
    ].join('\r\n');
    const report = await importList(text);
    expect(report.counts).toMatchObject({ confirmed: 1, asked: 2 });
    expect(await rowOf('own@example.org')).toMatchObject({
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
      expect(await rowOf(email)).toMatchObject({ status: 'waiting', consentText: null });
      expect((await mailsTo(payload, email)).map(({ kind }) => kind)).toEqual(['confirm']);
    }
  });

  it('applies a statement to the whole list, and duplicates nothing when repeated', async () => {
    const text = 'email,name\nwhole1@example.org,Abeba\nwhole2@example.org,ሳባ\n';
    expect((await importList(text, { agreement: onPaper })).counts).toMatchObject({ confirmed: 2 });
    const before = await rowOf('whole1@example.org');
    expect((await importList(text)).counts).toMatchObject({ known: 2, confirmed: 0, asked: 0 });
    expect(await rowOf('whole1@example.org')).toEqual(before);
  });

  it('never resubscribes people who unsubscribed, in any spelling, and changes no existing subscriber', async () => {
    const context = { language: 'en', clientAddress: '10.5.0.1', now } as const;
    for (const email of ['gone@example.org', 'there@example.org'])
      await subscribe(payload, { name: 'Abeba Bekele', email, source: 'section' }, context);
    await unsubscribe(payload, (await rowOf('gone@example.org'))?.id ?? 0, now);
    const text = 'name,email\nNew Name,Gone@Example.org\nNew Name,there@example.org\n';
    const report = await importList(text, { agreement: onPaper });
    expect(report.lines.map(({ end }) => end)).toEqual(['left', 'known']);
    expect(await rowOf('gone@example.org')).toBeUndefined();
    expect(await rowOf('there@example.org')).toMatchObject({ name: 'Abeba Bekele', status: 'waiting' });
  });

  it('reads its own export back, with formulas escaped and restored', async () => {
    const text = listOf(['Name', 'Email', 'Status'], [['Abeba', '=cmd@example.org', 'confirmed']]);
    expect(text).toContain(`"'=cmd@example.org"`);
    expect((await importList(text)).counts).toMatchObject({ asked: 1 });
    expect(await rowOf('=cmd@example.org')).toMatchObject({ email: '=cmd@example.org', status: 'waiting' });
  });

  it('reports what is wrong with a file that is not a list', () => {
    const read = (text: string) => readList(text, { language: 'en', agreement: nothing, now });
    expect(read('')).toMatchObject({ problem: 'no-columns' });
    expect(read('first,second\na,b\n')).toMatchObject({ problem: 'no-columns' });
    expect(read('name,email\n"Abeba,a@b.c\n')).toMatchObject({ problem: 'no-table' });
    expect(read(`name,email\n${'a,b\n'.repeat(20_001)}`)).toMatchObject({ problem: 'too-long' });
  });

  it('imports two thousand people at once, all or nothing', async () => {
    const people = Array.from({ length: 2_000 }, (_, place) => ['Abeba', `many${place}@example.org`]);
    const report = await importList(listOf(['name', 'email'], people));
    expect(report.counts).toMatchObject({ asked: 2_000 });
    const { totalDocs } = await payload.count({
      collection: 'mails',
      where: { compared: { like: 'many' } },
      overrideAccess: true,
    });
    expect(totalDocs).toBe(2_000);
  });
});
