import type { PayloadRequest } from 'payload';
import { checkScan, type ScanProblem } from '#cms/scans/check-scan.ts';
import { SCANS_IN_TEN_MINUTES } from '#cms/scans/scan-limits.ts';
import { readableName } from '#cms/scans/scan-name.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import type { NewScan } from '#features/ledger/spending-scans.ts';
import { createSharedLimit, type RateLimit } from '#platform/limits/rate-limit.ts';
import type { DeskProblem } from '../desk/desk.texts.ts';
import type { Wrong } from './book-form.ts';

/** The field of a scan in the forms of the books. */
export const SCAN_FIELD = 'scan';
const TEN_MINUTES = 10 * 60_000;
let perAccount: RateLimit | undefined;

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
export async function readScan({ user }: PayloadRequest, file: File): Promise<Outcome<NewScan, Wrong>> {
  perAccount ??= createSharedLimit({
    name: 'scans of documents',
    limit: SCANS_IN_TEN_MINUTES,
    windowMs: TEN_MINUTES,
  });
  if ((await perAccount.refuse(`staff ${user?.id}`)) !== null) return wrong('too-often');
  if (file.size === 0) return wrong('scan-empty');
  const checked = await checkScan(Buffer.from(await file.arrayBuffer()));
  if (!checked.ok) return wrong(codes[checked.problem.code]);
  return ok({ ...checked.value, name: readableName(file.name, 'scan') });
}
