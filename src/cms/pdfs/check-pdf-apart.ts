import { type ReadLimits, readApart } from '#platform/foreign/read-apart.ts';
import type { PdfProblem } from './check-pdf.ts';

/** A report of 20 MB takes half a second and 100 MB, a PDF made to take long one that the limits of its reader allow. */
const limits: ReadLimits = { milliseconds: 20_000, megabytes: 384 };

/** Why a PDF is refused; `tooMuch`: its check took too much time or memory, which no scan or leaflet does. */
export async function checkPdf(
  pdf: { path: string } | { bytes: Uint8Array },
): Promise<PdfProblem | 'tooMuch'> {
  const read = await readApart<typeof import('./pdf.reader.ts')>('src/cms/pdfs/pdf.reader.ts', pdf, limits);
  if (read.ok) return read.value;
  return read.code === 'unreadable' ? 'damaged' : 'tooMuch';
}
