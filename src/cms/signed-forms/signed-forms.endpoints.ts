import type { Endpoint, PayloadRequest } from 'payload';
import { mayUseSignedForms } from '#cms/access/access-for.ts';
import type { SignedFormRight } from '#cms/access/access-table.ts';
import { addForm, listForms, openForm, removeForm } from '#cms/consents/signed-form-store.ts';
import { recordSave } from '#cms/saves/save-store.ts';
import { type CheckedScan, checkScan, scanLimit } from '#cms/scans/check-scan.ts';
import { isScanId, MAX_REQUEST_BYTES, readableName, scanResponse } from '#cms/scans/scan-files.ts';
import { startClock } from '#platform/clock.ts';
import { env } from '#platform/env.ts';
import { readUploadForm } from '#platform/http/request-body.ts';
import { inOneTransaction, lockInTransaction } from '#platform/transaction.ts';
import { formTexts, MAX_FORMS } from './signed-forms.texts.ts';

const isTooOften = scanLimit('signed forms');
const clock = startClock(env.FIXED_NOW);

const respond = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
const refuse = (status: number, message: string) => respond(status, { errors: [{ message }] });

type Act = (req: PayloadRequest, consent: number, form: string) => Promise<Response>;

/** Checks the right first, so that other callers do not even learn whether the record exists. */
function endpoint(right: SignedFormRight, otherwise: string, act: Act): Endpoint {
  const [method, path = ''] = right.split(' ');
  return {
    method: method as 'get',
    path,
    handler: async req => {
      if (!mayUseSignedForms(req, right)) return refuse(403, otherwise);
      const consent = Number(req.routeParams?.id);
      const form = String(req.routeParams?.form ?? '');
      if (!(await isThere(req, consent))) return refuse(404, formTexts.gone);
      return act(req, consent, form);
    },
  };
}

/** The forms of a record in the bin are kept, but cannot be opened until it is restored. */
async function isThere(req: PayloadRequest, id: number): Promise<boolean> {
  if (!Number.isSafeInteger(id) || id < 1 || id > 2 ** 31 - 1) return false;
  const found = await req.payload.findByID({
    collection: 'consents',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
  });
  return found !== null;
}

/** Signed forms of consent records: editors list and add them, only admins open and remove them. */
export const signedFormEndpoints: Endpoint[] = [
  endpoint('get /signed-forms/:id', formTexts.notAllowed, answerList),
  endpoint('post /signed-forms/:id', formTexts.notAllowed, takeForm),
  endpoint('get /signed-forms/:id/:form', formTexts.adminsOnly, sendForm),
  endpoint('delete /signed-forms/:id/:form', formTexts.adminsOnly, dropForm),
];

async function answerList(req: PayloadRequest, consent: number): Promise<Response> {
  const forms = await listForms({ payload: req.payload }, consent);
  return respond(200, { forms, mayOpen: mayUseSignedForms(req, 'get /signed-forms/:id/:form') });
}

async function takeForm(req: PayloadRequest, consent: number): Promise<Response> {
  if (await isTooOften(req)) return refuse(429, formTexts.tooOften);
  const sent = await readUploadForm(req as never, MAX_REQUEST_BYTES);
  if (sent === 'too-large') return refuse(413, formTexts.tooLarge);
  const file = sent?.get('file');
  if (!(file instanceof File) || file.size === 0) return refuse(400, formTexts.noFile);
  const checked = await checkScan(Buffer.from(await file.arrayBuffer()));
  if (!checked.ok) {
    const { problem } = checked;
    return refuse(problem.status, problem.code === 'picture' ? problem.message : formTexts[problem.code]);
  }
  const isStored = await store(req, consent, readableName(file.name, 'form'), checked.value);
  return isStored ? answerList(req, consent) : refuse(409, formTexts.tooMany);
}

function store({ payload, user }: PayloadRequest, consent: number, name: string, form: CheckedScan) {
  return inOneTransaction(payload, async req => {
    await lockInTransaction(req, `signed-forms:${consent}`);
    if ((await listForms(req, consent)).length >= MAX_FORMS) return false;
    await addForm(req, { consent, name, ...form, by: Number(user?.id), now: clock.now() });
    await recordSave(
      Object.assign(req, { user }),
      { collection: 'consents', document: consent },
      'form-added',
    );
    return true;
  });
}

/** Records the opening in the audit trail before it sends the form. */
async function sendForm({ payload, user }: PayloadRequest, consent: number, id: string): Promise<Response> {
  const form = isScanId(id) ? await openForm({ payload }, { id, consent }) : null;
  if (form === null) return refuse(404, formTexts.gone);
  if (form === 'closed') return refuse(409, formTexts.closed);
  await inOneTransaction(payload, req =>
    recordSave(Object.assign(req, { user }), { collection: 'consents', document: consent }, 'form-opened'),
  );
  return scanResponse(form, `consent-${consent}-${id.slice(0, 8)}`);
}

async function dropForm({ payload, user }: PayloadRequest, consent: number, id: string): Promise<Response> {
  const isGone =
    isScanId(id) &&
    (await inOneTransaction(payload, async req => {
      if (!(await removeForm(req, { id, consent }))) return false;
      await recordSave(
        Object.assign(req, { user }),
        { collection: 'consents', document: consent },
        'form-removed',
      );
      return true;
    }));
  if (!isGone) return refuse(404, formTexts.gone);
  return respond(200, { forms: await listForms({ payload }, consent), mayOpen: true });
}
