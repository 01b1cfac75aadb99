import { readFile } from 'node:fs/promises';
import { APIError, type PayloadRequest } from 'payload';
import { storedName } from '#cms/media/stored-name.ts';
import { pdfProblem } from '#cms/scans/check-pdf.ts';
import { MAX_PDF_BYTES, PDF_TYPE, pdfRefusals } from './pdf-limits.ts';

type Upload = NonNullable<PayloadRequest['file']>;

const statuses = { tooLarge: 413, wrongKind: 415, damaged: 422, locked: 422, active: 422 } as const;

function refuse(reason: keyof typeof statuses): never {
  throw new APIError(pdfRefusals[reason], statuses[reason], undefined, true);
}

/**
 * Reads a PDF whole and returns it under a name nobody can guess. It is stored unchanged: drawing it anew takes a
 * program we do not ship. Therefore one that can do more than be read is refused.
 * @throws APIError with one sentence for people.
 */
export async function checkUpload(upload: Upload): Promise<Upload> {
  if (upload.size > MAX_PDF_BYTES) refuse('tooLarge');
  const bytes = upload.tempFilePath ? await readFile(upload.tempFilePath) : upload.data;
  const problem = pdfProblem(bytes);
  if (problem) refuse(problem);
  const name = storedName({ original: upload.name, otherwise: 'document', extension: 'pdf' });
  return { ...upload, name, mimetype: PDF_TYPE };
}
