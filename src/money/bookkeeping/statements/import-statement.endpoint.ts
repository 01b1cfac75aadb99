import type { Endpoint, PayloadRequest } from 'payload';
import type { z } from 'zod';
import { delimiterNames } from '#core/csv.ts';
import { ok, problem } from '#core/outcome.ts';
import type { DayOrder } from '#core/typed-day.ts';
import type { Meaning } from '#money/bookkeeping/desk/column-meanings.ts';
import { comparedAccount } from '#money/settings/giving-settings.schema.ts';
import { readTextFields, readUploadForm } from '#platform/http/request-body.ts';
import { actingNow, answer, BANK_PATH, type DeskAnswer, deskForm, refuseCall } from '../desk/answer-desk.ts';
import { deskForms } from '../desk/desk.schema.ts';
import type { DeskProblem } from '../desk/desk.texts.ts';
import { readDeskSettings } from '../desk/desk-settings.ts';
import { importUpload } from './import-statement.action.ts';
import type { Choices } from './read-csv.ts';
import { readStatement } from './read-upload.ts';
import { largestStatement } from './statement-line.ts';
import { deleteUpload, findUpload, storeChoices, storeUpload } from './uploaded-statements.ts';

/** The largest statement, and room for the other fields of the form. */
const mostBytes = largestStatement + 64 * 1024;

const previewAddress = (id: string) => `${BANK_PATH}/file?id=${id}`;
const stop = (code: DeskProblem, field?: string, to: string = BANK_PATH): DeskAnswer =>
  problem({ to, code, ...(field && { field }) });

export const statementEndpoints: Endpoint[] = [
  {
    path: '/donations/statement',
    method: 'post',
    handler: async req => {
      const refused = await refuseCall(req, 'post /donations/statement');
      if (refused) return refused;
      const form = await readUploadForm(req as never, mostBytes);
      if (form === 'too-large') return answer(req, stop('too-large', 'file'));
      const texts = readTextFields(form);
      return answer(req, await takeStatement(req, form?.get('file'), texts), texts);
    },
  },
  deskForm('post /donations/statement/read', deskForms.readStatement, decideStatement),
];

/** Stores an uploaded statement. Its lines are stored only after staff have seen how it is read. */
async function takeStatement(
  req: PayloadRequest,
  file: FormDataEntryValue | null | undefined,
  texts: Readonly<Record<string, string>>,
): Promise<DeskAnswer> {
  if (!(file instanceof Blob) || file.size === 0) return stop('no-file', 'file');
  const read = deskForms.statement.safeParse(texts);
  if (!read.success) return stop('bad-form', String(read.error.issues[0]?.path[0] ?? ''));
  const { bankAccounts } = await readDeskSettings(req.payload);
  const known = bankAccounts.map(({ account }) => account);
  if (!known.includes(read.data.account)) return stop('unknown-account', 'account');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const name = file instanceof File ? file.name.normalize('NFC').replace(/\p{C}+/gu, ' ') : '';
  const { account } = read.data;
  const statement = await readStatement(
    { payload: req.payload },
    { bytes, account, choices: {} },
    bankAccounts,
  );
  if (!statement.ok) return stop(statement.problem, 'file');
  const { table, readings } = statement.value;
  if (!table && !readings.some(reading => known.includes(comparedAccount(reading.account))))
    return stop('other-account', 'file');
  const upload = await storeUpload(req.payload, { account, name, bytes }, actingNow(req));
  return upload.ok
    ? ok({ to: previewAddress(upload.value), done: 'statement-uploaded' })
    : stop(upload.problem, 'file');
}

type ReadForm = z.infer<(typeof deskForms)['readStatement']>;

/** Reads an uploaded file with other settings, imports it or discards it. The settings are kept in any case. */
async function decideStatement(req: PayloadRequest, form: ReadForm): Promise<DeskAnswer> {
  const { payload } = req;
  const upload = await findUpload({ payload }, form.file);
  if (!upload) return stop('statement-gone');
  if (form.act === 'discard') {
    await deleteUpload({ payload }, upload.id);
    return ok({ to: BANK_PATH, done: 'statement-discarded' });
  }
  const to = previewAddress(upload.id);
  const choices = mergeChoices(form, upload.choices);
  const { bankAccounts } = await readDeskSettings(payload);
  const read = await readStatement({ payload }, { ...upload, choices }, bankAccounts);
  if (!read.ok) return stop(read.problem, 'delimiter', to);
  await storeChoices({ payload }, upload.id, choices);
  if (form.act === 'read') return ok({ to, done: 'statement-read' });
  const imported = await importUpload(payload, upload, { file: read.value, bankAccounts }, actingNow(req));
  if (imported.ok) return ok({ to: `${BANK_PATH}?import=${imported.value.id}`, done: 'imported' });
  if (imported.problem === 'gone') return stop('statement-gone');
  const about = read.value.table?.questions[0]?.about;
  if (imported.problem !== 'asks' || !about)
    return stop(imported.problem === 'asks' ? 'no-lines' : imported.problem, '', to);
  const [code, field] = questions[about];
  return stop(code, field, to);
}

const questions = {
  'day-column': ['asks-day-column', 'column:0'],
  'amount-column': ['asks-amount-column', 'column:0'],
  currency: ['asks-currency', 'currency'],
  direction: ['asks-direction', 'unsigned'],
  'direction-words': ['asks-direction-words', 'wordIn'],
  'day-order': ['asks-day-order', 'dayOrder'],
  decimal: ['asks-decimal', 'decimal'],
} as const satisfies Record<string, readonly [DeskProblem, string]>;

/** If the file is split differently, the chosen columns no longer apply and are found again. */
function mergeChoices(form: ReadForm, before: Choices): Choices {
  const { encoding, delimiter, header, dayOrder, decimal, currency, unsigned, wordIn, wordOut } = form;
  const parts = {
    ...(encoding && { encoding }),
    ...(delimiter && { delimiter: delimiterNames[delimiter] ?? null }),
    ...(header && { header: header === 'none' ? null : Number(header) - 1 }),
  };
  const isSplitAsBefore = (['encoding', 'delimiter', 'header'] as const).every(
    part => (parts as Choices)[part] === before[part],
  );
  const places = Object.keys(form).flatMap(name => /^column:(\d{1,2})$/.exec(name)?.[1] ?? []);
  const columns = Array.from(
    { length: Math.max(0, ...places.map(place => Number(place) + 1)) },
    (_, at) => (form[`column:${at}`] as Meaning | undefined) ?? null,
  );
  return {
    ...parts,
    ...(isSplitAsBefore && columns.length > 0 && { columns }),
    ...(dayOrder && { dayOrder: dayOrder as DayOrder }),
    ...(decimal && { decimal }),
    ...(currency && { currency }),
    ...(unsigned && { unsigned: unsigned === 'in' ? (1 as const) : (-1 as const) }),
    ...((wordIn || wordOut) && {
      sides: { ...(wordIn && { in: wordIn }), ...(wordOut && { out: wordOut }) },
    }),
  };
}
