import type { Endpoint, PayloadRequest } from 'payload';
import type { z } from 'zod';
import { ok, problem } from '#core/outcome.ts';
import { readUploadForm, textFieldsOf } from '#platform/http/upload-form.ts';
import type { ColumnMap } from '../bank/column-map.rules.ts';
import { largestStatement } from '../bank/statement-file.ts';
import { answer, DESK_PATH, type DeskAnswer, deskClock, refuseCall } from './answer-desk.ts';
import { deskForms } from './desk.schema.ts';
import { readDeskSettings } from './desk-settings.ts';
import type { DeskProblem } from './desk-words.ts';
import { importStatement } from './import-statement.action.ts';

/** The page of bank statements, below the admin. */
export const BANK_PATH = `${DESK_PATH}/bank`;
/** A statement with room for the other fields of its form. */
const mostBytes = largestStatement + 64 * 1024;

const stop = (code: DeskProblem, field?: string): DeskAnswer =>
  problem({ to: BANK_PATH, code, ...(field && { field }) });

/** Takes the file of a bank's statement. */
export const statementEndpoint: Endpoint = {
  path: '/gifts/statement',
  method: 'post',
  handler: async req => {
    const refused = await refuseCall(req, 'post /gifts/statement');
    if (refused) return refused;
    const form = await readUploadForm(req as never, mostBytes);
    if (form === 'too-large') return answer(req, stop('too-large', 'file'));
    const texts = textFieldsOf(form);
    return answer(req, await takeStatement(req, form?.get('file'), texts), texts);
  },
};

async function takeStatement(
  req: PayloadRequest,
  file: FormDataEntryValue | null | undefined,
  texts: Readonly<Record<string, string>>,
): Promise<DeskAnswer> {
  if (!(file instanceof Blob) || file.size === 0) return stop('no-file', 'file');
  const read = deskForms.statement.safeParse(texts);
  if (!read.success) return stop('bad-form', String(read.error.issues[0]?.path[0] ?? ''));
  const { bankAccounts } = await readDeskSettings(req.payload);
  const chosen = bankAccounts.find(({ account }) => account === read.data.account);
  if (!chosen) return stop('unknown-account');
  const columns = columnsFrom(read.data, chosen.currency);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const acting = { by: Number(req.user?.id), now: deskClock.now() };
  const imported = await importStatement(req.payload, { bytes, columns }, acting);
  if (!imported.ok) return stop(imported.problem, 'file');
  return ok({ to: `${BANK_PATH}?statement=${imported.value.id}`, done: 'imported' });
}

function columnsFrom(form: z.infer<(typeof deskForms)['statement']>, currency: string): ColumnMap {
  const { account, bookedOn, name, words, reference, dates, decimal, credit, debit } = form;
  return {
    account,
    bookedOn,
    amount: form.amount === '' && credit !== '' ? { credit, debit } : { signed: form.amount },
    currency: { always: currency },
    name,
    words: words === '' ? [] : [words],
    ...(reference && { reference }),
    dates,
    decimal,
  };
}
