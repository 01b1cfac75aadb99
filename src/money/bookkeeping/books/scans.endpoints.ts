import type { Endpoint, PayloadRequest } from 'payload';
import { checkScan, type ScanProblem, scanLimit } from '#cms/scans/check-scan.ts';
import { isScanId, MAX_REQUEST_BYTES, readableName, scanResponse } from '#cms/scans/scan-files.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { addScan, type NewScan, openScan } from '#money/ledger/spending-scans.ts';
import { inOneTransaction } from '#platform/transaction.ts';
import { actingNow, deskEndpoint, deskFileForm } from '../desk/answer-desk.ts';
import { type DeskProblem, problemTexts } from '../desk/desk.texts.ts';
import { recordAct } from '../desk/record-act.ts';
import { BOOKS_PATH, bookForms, runForm, type Wrong } from './book-form.ts';

/** The field of a scan in the forms of the books. */
export const SCAN_FIELD = 'scan';
const isTooOften = scanLimit('scans of documents');

const codes: Record<ScanProblem, DeskProblem> = {
  tooLarge: 'scan-too-large',
  wrongKind: 'scan-of-wrong-kind',
  damaged: 'scan-damaged',
  active: 'scan-active',
  locked: 'scan-locked',
  picture: 'scan-picture',
};
const wrong = (code: DeskProblem) => problem<Wrong>({ code, field: SCAN_FIELD });

/** Checks a scan that came with a form, before anything is booked. */
export async function readScan(req: PayloadRequest, file: File): Promise<Outcome<NewScan, Wrong>> {
  if (await isTooOften(req)) return wrong('too-often');
  if (file.size === 0) return wrong('scan-empty');
  const checked = await checkScan(Buffer.from(await file.arrayBuffer()));
  if (!checked.ok) return wrong(codes[checked.problem.code]);
  return ok({ ...checked.value, name: readableName(file.name, 'scan') });
}

/** The upload of a scan in the forms of the books. */
export const scanOfForm = {
  field: SCAN_FIELD,
  mostBytes: MAX_REQUEST_BYTES,
  tooLarge: { to: BOOKS_PATH, code: 'scan-too-large', field: SCAN_FIELD },
} as const;

/** Adds scans to spending entries and opens them. Nobody can replace or delete one. */
export const scanEndpoints: Endpoint[] = [
  deskFileForm(
    { right: 'post /donations/books/scans', shape: bookForms.scan, file: scanOfForm },
    async (req, { key, entry }, { file, acting }) => {
      if (!file) return problem({ to: BOOKS_PATH, code: 'no-scan', field: SCAN_FIELD });
      const scan = await readScan(req, file);
      if (!scan.ok) return problem({ to: BOOKS_PATH, ...scan.problem });
      return runForm(req, key, acting, async transaction => {
        const added = await addScan(transaction, entry, scan.value, acting);
        if (!added.ok) return problem({ code: added.problem, field: SCAN_FIELD });
        return ok({ act: 'added-scan', details: { entry, scan: added.value }, done: 'scan-added' });
      });
    },
  ),
  deskEndpoint('get /donations/books/scans/:entry/:scan', sendScan),
];

const refuse = (status: number, code: DeskProblem) =>
  Response.json(
    { errors: [{ message: problemTexts[code] }] },
    { status, headers: { 'cache-control': 'no-store' } },
  );

/** Sends a scan, once the audit trail has it. */
async function sendScan(asked: PayloadRequest): Promise<Response> {
  const { payload, routeParams } = asked;
  const entry = String(routeParams?.entry ?? '');
  const id = String(routeParams?.scan ?? '');
  const isAddress = /^\d{1,15}$/.test(entry) && isScanId(id);
  const scan = isAddress ? await openScan({ payload }, { entry, id }) : null;
  if (scan === null) return refuse(404, 'unknown-scan');
  if (scan === 'closed') return refuse(409, 'scan-closed');
  const { by, now } = actingNow(asked);
  const act = { by, act: 'opened-scan', details: { entry, scan: id } } as const;
  await inOneTransaction(payload, req => recordAct(req, act, now));
  return scanResponse(scan, `entry-${entry}-${id.slice(0, 8)}`);
}
