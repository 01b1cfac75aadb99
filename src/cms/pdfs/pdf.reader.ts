import { readFile } from 'node:fs/promises';
import { type PdfProblem, pdfProblem } from './check-pdf.ts';

/** Why a PDF is refused, by its bytes or its path on disk; null if it is not. */
export async function read(pdf: { path: string } | { bytes: Uint8Array }): Promise<PdfProblem> {
  if ('path' in pdf) return pdfProblem(await readFile(pdf.path));
  const { buffer, byteOffset, byteLength } = pdf.bytes;
  return pdfProblem(Buffer.from(buffer, byteOffset, byteLength));
}
