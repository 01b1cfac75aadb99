import type { Endpoint, PayloadRequest } from 'payload';
import type { z } from 'zod';
import type { GiftRight } from '#cms/access/access-table.ts';
import { problem } from '#core/outcome.ts';
import { readFormFields, readUploadForm, textFieldsOf } from '#platform/http/request-body.ts';
import {
  type Acting,
  actingOf,
  answer,
  type DeskAnswer,
  deskEndpoint,
  readForm,
  type Stopped,
} from './answer-desk.ts';

type FileForm<Shape extends z.ZodType> = {
  right: GiftRight;
  shape: Shape;
  /** The field of the file, how large the whole form may be, and what a larger one gets. */
  file: { field: string; mostBytes: number; tooLarge: Stopped };
};

/** A form of the desk that may bring a file; null where none was chosen. The same right and limits as without. */
export function deskFileForm<Shape extends z.ZodType>(
  { right, shape, file }: FileForm<Shape>,
  act: (
    req: PayloadRequest,
    form: z.infer<Shape>,
    sent: { file: File | null; acting: Acting },
  ) => Promise<DeskAnswer>,
): Endpoint {
  return deskEndpoint(right, async req => {
    const sent = await readSent(req, file.mostBytes);
    if (sent === 'too-large') return answer(req, problem(file.tooLarge));
    const texts = textFieldsOf(sent);
    const form = readForm(shape, texts);
    if (!form.ok) return answer(req, form, texts);
    const chosen = sent.get(file.field);
    return answer(
      req,
      await act(req, form.value, { file: isChosen(chosen) ? chosen : null, acting: actingOf(req) }),
      texts,
    );
  });
}

/** An empty field of a file is sent as a file without a name. */
const isChosen = (sent: FormDataEntryValue | null): sent is File =>
  sent instanceof File && (sent.size > 0 || sent.name !== '');

async function readSent(req: PayloadRequest, mostBytes: number): Promise<FormData | 'too-large'> {
  const isPlain = req.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded');
  if (!isPlain) return (await readUploadForm(req as never, mostBytes)) ?? new FormData();
  const form = new FormData();
  for (const [name, value] of Object.entries((await readFormFields(req as unknown as Request)) ?? {}))
    form.append(name, value);
  return form;
}
