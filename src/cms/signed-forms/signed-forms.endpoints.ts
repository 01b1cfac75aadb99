import type { Endpoint, PayloadRequest } from 'payload';
import { mayUseForms } from '#cms/access/access-for.ts';
import type { SignedFormRight } from '#cms/access/access-table.ts';
import { addForm, type FormKind, listForms, openForm, removeForm } from '#cms/consents/signed-form-store.ts';
import { noteSave } from '#cms/saves/save-store.ts';
import { startClock } from '#platform/clock.ts';
import { env } from '#platform/env.ts';
import { readUploadForm } from '#platform/http/upload-form.ts';
import { createSharedLimit, type RateLimit } from '#platform/limits/rate-limit.ts';
import { inOneTransaction, lockInTransaction } from '#platform/transaction.ts';
import { type CheckedForm, checkForm } from './check-form.ts';
import { formTexts, MAX_FORM_BYTES, MAX_FORMS } from './form-limits.ts';

/** Room for the parts of the request around the file. */
const FORM_BYTES = 64 * 1024;
const NAME_LETTERS = 120;
const TEN_MINUTES = 10 * 60_000;
const UPLOADS_IN_TEN_MINUTES = 60;
const clock = startClock(env.FIXED_NOW);
let perAccount: RateLimit | undefined;

const respond = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
const refuse = (status: number, message: string) => respond(status, { errors: [{ message }] });

type Act = (req: PayloadRequest, consent: number, form: string) => Promise<Response>;

/** Right first: whoever may not is told nothing, not even whether there is such a record. */
function endpoint(right: SignedFormRight, otherwise: string, act: Act): Endpoint {
  const [method, path = ''] = right.split(' ');
  return {
    method: method as 'get',
    path,
    handler: async req => {
      if (!mayUseForms(req, right)) return refuse(403, otherwise);
      const consent = Number(req.routeParams?.id);
      const form = String(req.routeParams?.form ?? '');
      if (!(await isThere(req, consent))) return refuse(404, formTexts.gone);
      return act(req, consent, form);
    },
  };
}

/** A record in the bin keeps its forms, and they stay closed until it is put back. */
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

const isFormId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** Signed forms of consent records: listed and added by whoever writes, opened and removed by admins alone. */
export const signedFormEndpoints: Endpoint[] = [
  endpoint('get /signed-forms/:id', formTexts.notAllowed, answerList),
  endpoint('post /signed-forms/:id', formTexts.notAllowed, takeForm),
  endpoint('get /signed-forms/:id/:form', formTexts.adminsOnly, sendForm),
  endpoint('delete /signed-forms/:id/:form', formTexts.adminsOnly, dropForm),
];

async function answerList(req: PayloadRequest, consent: number): Promise<Response> {
  const forms = await listForms({ payload: req.payload }, consent);
  return respond(200, { forms, mayOpen: mayUseForms(req, 'get /signed-forms/:id/:form') });
}

async function takeForm(req: PayloadRequest, consent: number): Promise<Response> {
  perAccount ??= createSharedLimit({
    name: 'signed forms',
    limit: UPLOADS_IN_TEN_MINUTES,
    windowMs: TEN_MINUTES,
  });
  if ((await perAccount.refuse(`staff ${req.user?.id}`)) !== null) return refuse(429, formTexts.tooOften);
  const sent = await readUploadForm(req as never, MAX_FORM_BYTES + FORM_BYTES);
  if (sent === 'too-large') return refuse(413, formTexts.tooLarge);
  const file = sent?.get('file');
  if (!(file instanceof File) || file.size === 0) return refuse(400, formTexts.noFile);
  const checked = await checkForm(Buffer.from(await file.arrayBuffer()));
  if (!checked.ok) return refuse(checked.problem.status, checked.problem.message);
  const isStored = await store(req, consent, nameOf(file.name), checked.value);
  return isStored ? answerList(req, consent) : refuse(409, formTexts.tooMany);
}

function store({ payload, user }: PayloadRequest, consent: number, name: string, form: CheckedForm) {
  return inOneTransaction(payload, async req => {
    await lockInTransaction(req, `signed-forms:${consent}`);
    if ((await listForms(req, consent)).length >= MAX_FORMS) return false;
    await addForm(req, { consent, name, ...form, by: Number(user?.id), now: clock.now() });
    await noteSave(Object.assign(req, { user }), { collection: 'consents', document: consent }, 'form-added');
    return true;
  });
}

/** For people to read in a list; it never names a file of ours. */
const nameOf = (given: string) =>
  given
    .replace(/^.*[/\\]/, '')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .trim()
    .slice(0, NAME_LETTERS) || 'form';

const types: Record<FormKind, string> = { pdf: 'application/pdf', jpg: 'image/jpeg', png: 'image/png' };

/** Written into the audit trail before the first byte leaves. */
async function sendForm({ payload, user }: PayloadRequest, consent: number, id: string): Promise<Response> {
  const form = isFormId(id) ? await openForm({ payload }, { id, consent }) : null;
  if (form === null) return refuse(404, formTexts.gone);
  if (form === 'closed') return refuse(409, formTexts.closed);
  await inOneTransaction(payload, req =>
    noteSave(Object.assign(req, { user }), { collection: 'consents', document: consent }, 'form-opened'),
  );
  return new Response(Uint8Array.from(form.content), {
    headers: {
      'content-type': types[form.kind],
      'content-length': String(form.content.length),
      'content-disposition': `attachment; filename="consent-${consent}-${id.slice(0, 8)}.${form.kind}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    },
  });
}

async function dropForm({ payload, user }: PayloadRequest, consent: number, id: string): Promise<Response> {
  const isGone =
    isFormId(id) &&
    (await inOneTransaction(payload, async req => {
      if (!(await removeForm(req, { id, consent }))) return false;
      await noteSave(
        Object.assign(req, { user }),
        { collection: 'consents', document: consent },
        'form-removed',
      );
      return true;
    }));
  if (!isGone) return refuse(404, formTexts.gone);
  return respond(200, { forms: await listForms({ payload }, consent), mayOpen: true });
}
