import { APIError, type PayloadRequest } from 'payload';
import { cleanPicture } from '#cms/media/clean-picture.ts';
import { pictureKind } from '#cms/media/upload-limits.ts';
import { checkPdf } from '#cms/pdfs/check-pdf-apart.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { createSharedLimit, type RateLimit } from '#platform/limits/rate-limit.ts';
import type { ScanKind } from '#platform/sealed-scans.ts';
import { MAX_SCAN_BYTES } from './scan-files.ts';

/** A scan as it is stored. */
export type CheckedScan = { kind: ScanKind; content: Buffer };
/** Why a file is refused, with the HTTP status; a refused picture comes with a sentence for staff. */
export type ScanRefused =
  | { code: 'tooLarge' | 'wrongKind' | 'damaged' | 'active' | 'locked'; status: number }
  | { code: 'picture'; status: number; message: string };
export type ScanProblem = ScanRefused['code'];

/**
 * Checks a scan by its bytes, whatever its name says. A photo is re-encoded like every picture, which removes hidden data
 * and positions; a PDF is stored unchanged, and refused if it has active content.
 */
export async function checkScan(bytes: Buffer): Promise<Outcome<CheckedScan, ScanRefused>> {
  if (bytes.length > MAX_SCAN_BYTES) return problem({ code: 'tooLarge', status: 413 });
  if (bytes.toString('latin1', 0, 5) === '%PDF-') {
    const found = await checkPdf({ bytes });
    if (found === null) return ok({ kind: 'pdf', content: bytes });
    const code = found === 'tooMuch' ? 'damaged' : found;
    return problem({ code, status: code === 'damaged' ? 400 : 415 });
  }
  return pictureKind(bytes) === null ? problem({ code: 'wrongKind', status: 415 }) : reencoded(bytes);
}

async function reencoded(bytes: Buffer): Promise<Outcome<CheckedScan, ScanRefused>> {
  try {
    const { file } = await cleanPicture({ name: 'scan', data: bytes, mimetype: '', size: bytes.length });
    return ok({ kind: file.mimetype === 'image/png' ? 'png' : 'jpg', content: file.data });
  } catch (error) {
    if (!(error instanceof APIError)) throw error;
    return problem({ code: 'picture', status: error.status, message: error.message });
  }
}

/** Per account, because decoding each scan costs time. */
const SCANS_IN_TEN_MINUTES = 60;
const TEN_MINUTES = 10 * 60_000;

/** A check that counts the scans of each account under `name`, and says whether the one of a request is too many. */
export function scanLimit(name: string): (req: Pick<PayloadRequest, 'user'>) => Promise<boolean> {
  let perAccount: RateLimit | undefined;
  return async ({ user }) => {
    perAccount ??= createSharedLimit({ name, limit: SCANS_IN_TEN_MINUTES, windowMs: TEN_MINUTES });
    return (await perAccount.refuse(`staff ${user?.id}`)) !== null;
  };
}
