import { join } from 'node:path';
import type { Payload } from 'payload';
import PDFDocument from 'pdfkit';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { MAX_SCAN_BYTES } from '#cms/scans/scan-files.ts';
import { receiveEvent } from '#money/donations/receive-event.action.ts';
import { exportJournal } from '#money/ledger/export-journal.ts';
import { listManualEntries } from '#money/ledger/list-entries.ts';
import { countClosedScans, MAX_SCANS, openScan } from '#money/ledger/spending-scans.ts';
import { checkBackup } from '#platform/backup/check-backup.ts';
import { writeBackup } from '#platform/backup/make-backup.ts';
import { folderMedia } from '#platform/backup/media-store.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { prepareAccounts } from '#platform/database/make-accounts.ts';
import { env } from '#platform/env.ts';
import { accountAddress, openTestPayload, testDatabaseUrl } from '../../../../tests/support/database.ts';
import { giveDonation, report } from '../../../../tests/support/donations.ts';
import { donationRows, sendToDesk } from '../../../../tests/support/donations-desk.ts';
import { drawPicture } from '../../../../tests/support/pictures.ts';
import { callApi, type Session, signIn } from '../../../../tests/support/staff-session.ts';
import { problemTexts } from '../desk/desk.texts.ts';

let payload: Payload;
let bookkeeper: Session;
beforeAll(async () => {
  payload = await openTestPayload();
  bookkeeper = await signIn(payload, 'bookkeeper');
  const { reference } = await giveDonation(payload);
  await receiveEvent(payload, report(reference, 'paid', 2_500n));
});

async function pdf(words: string): Promise<Buffer> {
  const document = new PDFDocument({ compress: false });
  const pieces: Buffer[] = [];
  document.on('data', piece => pieces.push(piece));
  const ended = new Promise(resolve => document.on('end', resolve));
  document.text(words);
  document.end();
  await ended;
  return Buffer.concat(pieces);
}

const spending = {
  // Only the first of these entries has its money.
  below: 'on',
  day: '2026-11-20',
  note: '',
  place: 'stripe',
  amount: '3.50',
  currency: 'usd',
  fund: 'general',
  document: 'invoice 12',
};

async function sendFile(
  path: string,
  fields: Record<string, string>,
  scan: { bytes: Uint8Array; name?: string } | null,
  session: Session | null = bookkeeper,
) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ key: crypto.randomUUID(), ...fields }))
    body.append(name, value);
  // As a browser sends a field in which no file was chosen.
  if (scan === null) body.append('scan', new File([], ''));
  else body.append('scan', new File([Uint8Array.from(scan.bytes)], scan.name ?? 'invoice.pdf'));
  const headers = { accept: 'application/json', ...session?.headers };
  const answer = await callApi('POST', `/donations/books/${path}`, { headers, body });
  const { errors, to } = await answer.json();
  return { status: answer.status, to, ...errors?.[0] } as {
    status: number;
    to?: string;
    message?: string;
    field?: string;
  };
}
const entries = () => listManualEntries({ payload }, { size: 50, page: 1 });
const newest = async () => (await entries())[0];
const stored = () => donationRows<{ entry: string }>('select entry from money.spending_scans');
const acts = (act: string) =>
  donationRows<{ staff: number; details: Record<string, unknown> }>(
    'select staff, details from money.acts where act = $1 order by number',
    [act],
  );
const open = (entry: string, id: string, session: Session | null = bookkeeper) =>
  callApi('GET', `/donations/books/scans/${entry}/${id}`, { headers: session?.headers ?? {} });

/** A spending entry of its own, with a scan if one is given. */
async function spend(bytes: Uint8Array | null = null) {
  expect((await sendFile('spending', spending, bytes && { bytes })).status).toBe(200);
  const entry = await newest();
  return { entry: String(entry?.id), scan: String(entry?.scans[0]?.id) };
}

describe('the scan of a document', () => {
  it('a scan is stored with its spending, once even if the form is sent twice, and opens byte for byte', async () => {
    const bytes = await pdf('Invoice 12');
    const form = { ...spending, key: crypto.randomUUID() };
    const scan = { bytes, name: '../etc/In\u202evoice 12.pdf' };
    const answers = await Promise.all([1, 2, 3].map(() => sendFile('spending', form, scan)));
    expect(answers.map(({ status, to }) => [status, to])).toEqual(
      Array(3).fill([200, '/admin/gifts/books?done=booked']),
    );
    expect(await entries()).toMatchObject([
      { kind: 'spending', document: 'invoice 12', scans: [{ name: 'Invoice 12.pdf', by: 'bookkeeper' }] },
    ]);
    expect(await stored()).toHaveLength(1);
    const [entry] = await entries();
    const id = String(entry?.scans[0]?.id);
    const opened = await open(String(entry?.id), id);
    expect(Buffer.from(await opened.arrayBuffer()).equals(bytes)).toBe(true);
    expect(Object.fromEntries(opened.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename="entry-\d+-[0-9a-f]{8}\.pdf"$/),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(await acts('spent')).toMatchObject([{ details: { scan: id, entry: entry?.id } }]);
    expect(await acts('opened-scan')).toEqual([
      { staff: bookkeeper.user.id, details: { scan: id, entry: entry?.id } },
    ]);
  });

  it('scans can be added to spending later, at most five per entry, and to no other kind of entry', async () => {
    const { entry } = await spend();
    const form = { key: crypto.randomUUID(), entry };
    const scan = { bytes: await pdf('came later') };
    const answers = await Promise.all([1, 2].map(() => sendFile('scans', form, scan)));
    expect(answers.map(({ to }) => to)).toEqual(Array(2).fill('/admin/gifts/books?done=scan-added'));
    for (let more = 1; more < MAX_SCANS; more += 1)
      expect((await sendFile('scans', { entry }, scan)).status).toBe(200);
    expect(await sendFile('scans', { entry }, scan)).toMatchObject({
      status: 422,
      field: 'scan',
      message: problemTexts['too-many-scans'],
    });
    expect((await newest())?.scans).toHaveLength(MAX_SCANS);
    expect(await acts('added-scan')).toHaveLength(MAX_SCANS);
    const [donation] = await donationRows<{ id: string }>(
      'select id from money.entries where event is not null',
    );
    for (const [other, code] of [
      [donation?.id, 'not-spending'],
      ['999999', 'unknown-entry'],
    ] as const)
      expect(await sendFile('scans', { entry: String(other) }, scan)).toMatchObject({
        status: 422,
        message: problemTexts[code],
      });
    expect(await sendFile('scans', { entry }, null)).toMatchObject({ message: problemTexts['no-scan'] });
    let journal = '';
    for await (const piece of exportJournal({ payload })) journal += piece;
    expect(journal).toContain('; invoice 12\n    ; scans: 5\n');
  });

  it('a reversed entry keeps its scan, and its counter-entry shows it too', async () => {
    const bytes = await pdf('booked by mistake');
    const { entry, scan } = await spend(bytes);
    const back = { key: crypto.randomUUID(), entry, note: 'entered twice' };
    expect((await sendToDesk('books/take-back', back, bookkeeper)).status).toBe(200);
    const listed = (await entries()).slice(0, 2);
    expect(listed).toMatchObject([
      { kind: 'correction', corrects: entry, scans: [{ id: scan }] },
      { id: entry, scans: [{ id: scan }] },
    ]);
    expect(Buffer.from(await (await open(entry, scan)).arrayBuffer()).equals(bytes)).toBe(true);
    const late = { bytes: await pdf('came late') };
    expect(await sendFile('scans', { entry: String(listed[0]?.id) }, late)).toMatchObject({
      message: problemTexts['not-spending'],
    });
  });

  it('no scan is stored when its spending is refused', async () => {
    const before = [await entries(), await stored()];
    const scan = { bytes: await pdf('never') };
    for (const [fields, field] of [
      [{ amount: '-1' }, 'amount'],
      [{ document: ' ' }, 'document'],
      [{ day: '2999-01-01' }, 'day'],
      [{ place: 'nowhere' }, 'place'],
    ] as const)
      expect(await sendFile('spending', { ...spending, ...fields }, scan)).toMatchObject({
        status: 422,
        field,
      });
    expect([await entries(), await stored()]).toEqual(before);
  });
});

describe('an encrypted scan', () => {
  it('scans are stored encrypted, included in backups, and unreadable for the site and worker accounts', async () => {
    await spend(await pdf('Hidden words of a supplier'));
    const rows = await donationRows<{ content: Buffer; about: string }>(
      'select content, about from money.spending_scans',
    );
    const asStored = rows.map(
      ({ content, about }) => content.toString('latin1') + Buffer.from(about, 'base64url').toString('latin1'),
    );
    expect(asStored.join()).not.toMatch(/Hidden|%PDF|invoice/i);
    const file = join(env.DATA_DIR, 'with-scans.tar.zst');
    const media = folderMedia(join(env.DATA_DIR, 'media'));
    const source = { databaseUrl: testDatabaseUrl(), media, now: new Date() };
    await writeBackup(file, { ...source, software: 'adey 0.0.0', key: null });
    const { tables } = await checkBackup(file, null);
    expect(tables.find(({ name }) => name === 'spending_scans')?.rows).toBe(rows.length);
    await prepareAccounts(testDatabaseUrl());
    for (const account of ['site', 'worker'] as const)
      await expect(
        connectOnce(accountAddress(account), client => client.query('select from money.spending_scans')),
        account,
      ).rejects.toMatchObject({ code: '42501' });
  });

  it('the database refuses to delete, replace or move a scan, even for the owner of the table', async () => {
    const { scan } = await spend(await pdf('stays'));
    for (const change of [
      'delete from money.spending_scans where id = $1',
      "update money.spending_scans set content = '' where id = $1",
      'update money.spending_scans set entry = entry - 1 where id = $1',
    ])
      await expect(donationRows(change, [scan]), change).rejects.toMatchObject({ code: '23000' });
    await expect(donationRows('truncate money.spending_scans')).rejects.toMatchObject({ code: '23000' });
  });

  it('a scan does not open at another entry, even when its row is copied there', async () => {
    const { entry: other } = await spend();
    const { entry, scan } = await spend(await pdf('of this entry'));
    expect((await open(other, scan)).status).toBe(404);
    await donationRows(
      `insert into money.spending_scans
         select gen_random_uuid(), $2, kind, bytes, about, content, added_at, added_by
         from money.spending_scans where id = $1`,
      [scan, other],
    );
    const copied = (await entries()).find(({ id }) => id === other)?.scans[0];
    expect(copied?.name).toBeNull();
    const answer = await open(other, String(copied?.id));
    expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining('FORMER_SECRETS')]);
    expect((await open(entry, scan)).status).toBe(200);
    expect(await countClosedScans({ payload })).toBe(1);
  });

  it('scans are re-encrypted under a new secret, and then open without the former one', async () => {
    const { entry, scan } = await spend(await pdf('through two secrets'));
    const [old, next] = [String(process.env.PAYLOAD_SECRET), 'n'.repeat(40)];
    const withSecrets = async <Value>(
      [now, former]: [string, string],
      act: (store: typeof import('#money/ledger/spending-scans.ts')) => Promise<Value>,
    ) => {
      vi.resetModules();
      vi.stubEnv('PAYLOAD_SECRET', now);
      vi.stubEnv('FORMER_SECRETS', former);
      try {
        return await act(await import('#money/ledger/spending-scans.ts'));
      } finally {
        vi.unstubAllEnvs();
      }
    };
    const place = { entry, id: scan };
    expect(await withSecrets([next, ''], store => store.openScan({ payload }, place))).toBe('closed');
    await withSecrets([next, old], store => store.renewScanSeals({ payload }));
    expect(await withSecrets([next, ''], store => store.openScan({ payload }, place))).toMatchObject({
      kind: 'pdf',
    });
    expect(await openScan({ payload }, place)).toBe('closed');
    await withSecrets([old, next], store => store.renewScanSeals({ payload }));
  });
});

it('only bookkeepers and admins may add and open scans; all others get a 403', async () => {
  const bytes = await pdf('of the books');
  const { entry, scan } = await spend(bytes);
  const before = [await entries(), await stored()];
  for (const session of [await signIn(payload, 'editor'), await signIn(payload, 'door'), null]) {
    for (const [path, fields] of [
      ['spending', spending],
      ['scans', { entry }],
      ['scans', { entry: '999999' }],
    ] as const)
      expect((await sendFile(path, fields, { bytes }, session)).status).toBe(403);
    for (const id of [scan, crypto.randomUUID(), 'nonsense'])
      expect((await open(entry, id, session)).status).toBe(403);
  }
  expect([await entries(), await stored()]).toEqual(before);
  const admin = await signIn(payload, 'admin');
  expect((await open(entry, scan, admin)).status).toBe(200);
  expect((await sendFile('scans', { entry }, { bytes }, admin)).status).toBe(200);
  for (const [of, id] of [
    ['0', scan],
    [`${entry}'`, scan],
    [entry, 'nonsense'],
    ['9'.repeat(30), scan],
  ] as const)
    expect((await open(of, id, admin)).status).toBe(404);
});

it.each<[string, () => Uint8Array | Promise<Uint8Array>, keyof typeof problemTexts]>([
  ['HTML named .pdf', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'scan-of-wrong-kind'],
  ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'scan-of-wrong-kind'],
  ['an empty file', () => Buffer.of(), 'scan-empty'],
  [
    'a PDF with a script',
    () => Buffer.from('%PDF-1.7\n1 0 obj\n<< /S /JavaScript /JS (x) >>\nendobj\n%%EOF'),
    'scan-active',
  ],
  [
    'a PDF with a password',
    () => Buffer.from('%PDF-1.7\ntrailer << /Encrypt 2 0 R >>\n%%EOF'),
    'scan-locked',
  ],
  ['half a PDF', async () => (await pdf('x')).subarray(0, 300), 'scan-damaged'],
  ['half a picture', async () => (await drawPicture()).subarray(0, 100), 'scan-picture'],
  ['too many bytes', () => Buffer.alloc(MAX_SCAN_BYTES + 1, '%PDF-'), 'scan-too-large'],
  ['far too many bytes', () => Buffer.alloc(MAX_SCAN_BYTES + 1024 * 1024), 'scan-too-large'],
])('%s is refused as a scan with an error at its field, and nothing is booked', async (_, make, code) => {
  const entry = String((await newest())?.id);
  const before = [await entries(), await stored()];
  const scan = { bytes: await make() };
  for (const [path, fields] of [
    ['spending', spending],
    ['scans', { entry }],
  ] as const)
    expect(await sendFile(path, fields, scan)).toMatchObject({
      status: 422,
      field: 'scan',
      message: problemTexts[code],
    });
  expect([await entries(), await stored()]).toEqual(before);
});
