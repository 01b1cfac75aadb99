import { fileTypeFromBuffer } from 'file-type/node';
import { APIError } from 'payload';
import type { FormKind } from '#cms/consents/signed-form-store.ts';
import { cleanPicture } from '#cms/media/clean-picture.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { pdfProblem } from './check-pdf.ts';
import { type FormProblem, formTexts, MAX_FORM_BYTES } from './form-limits.ts';

/** A form as it is stored. */
export type CheckedForm = { kind: FormKind; content: Buffer };
/** A sentence for people, and the status of the response. */
type Refused = { status: number; message: string };

const STATUS: Partial<Record<FormProblem, number>> = {
  tooLarge: 413,
  wrongKind: 415,
  heic: 415,
  active: 415,
  locked: 415,
};
const refused = (code: FormProblem) =>
  problem<Refused>({ status: STATUS[code] ?? 400, message: formTexts[code] });

/**
 * Checks a form by its bytes, whatever its name says. A photo is decoded and encoded again, as every picture, so that
 * nothing hidden in it and no position is left; a PDF is kept as it is, and refused when it can do more than be read.
 */
export async function checkForm(bytes: Buffer): Promise<Outcome<CheckedForm, Refused>> {
  if (bytes.length > MAX_FORM_BYTES) return refused('tooLarge');
  const mime = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime ?? '';
  if (/^image\/hei[cf]/.test(mime)) return refused('heic');
  if (mime === 'application/pdf') {
    const found = pdfProblem(bytes);
    return found ? refused(found) : ok({ kind: 'pdf', content: bytes });
  }
  if (!['image/jpeg', 'image/png', 'image/webp'].includes(mime)) return refused('wrongKind');
  return drawnAgain(bytes, mime);
}

async function drawnAgain(bytes: Buffer, mimetype: string): Promise<Outcome<CheckedForm, Refused>> {
  try {
    const { file } = await cleanPicture({ name: 'form', data: bytes, mimetype, size: bytes.length });
    return ok({ kind: file.mimetype === 'image/png' ? 'png' : 'jpg', content: file.data });
  } catch (error) {
    if (error instanceof APIError) return problem({ status: error.status, message: error.message });
    throw error;
  }
}
