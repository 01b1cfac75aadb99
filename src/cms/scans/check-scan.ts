import { fileTypeFromBuffer } from 'file-type/node';
import { APIError } from 'payload';
import { cleanPicture } from '#cms/media/clean-picture.ts';
import { pdfProblem } from '#cms/pdfs/check-pdf.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import type { ScanKind } from '#platform/sealed-scans.ts';
import { MAX_SCAN_BYTES, SCAN_TYPES } from './scan-files.ts';

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
  const mime = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime ?? '';
  if (mime === 'application/pdf') {
    const code = pdfProblem(bytes);
    if (code === null) return ok({ kind: 'pdf', content: bytes });
    return problem({ code, status: code === 'damaged' ? 400 : 415 });
  }
  if (!SCAN_TYPES.includes(mime)) return problem({ code: 'wrongKind', status: 415 });
  return reencoded(bytes, mime);
}

async function reencoded(bytes: Buffer, mimetype: string): Promise<Outcome<CheckedScan, ScanRefused>> {
  try {
    const { file } = await cleanPicture({ name: 'scan', data: bytes, mimetype, size: bytes.length });
    return ok({ kind: file.mimetype === 'image/png' ? 'png' : 'jpg', content: file.data });
  } catch (error) {
    if (!(error instanceof APIError)) throw error;
    return problem({ code: 'picture', status: error.status, message: error.message });
  }
}
