import type { APIContext } from 'astro';
import { donorTexts } from '#features/donors/donor.texts.ts';
import { DONOR_PARAMETER, readDonorPass } from '#features/donors/donor-link.ts';
import type { DonorView } from '#features/donors/donor-page.tsx';
import { listDonorDonations } from '#features/donors/find-donations.ts';
import { requestDonorLink } from '#features/donors/request-donor-link.action.ts';
import { unlessUnavailable } from '#platform/database/is-unreachable.ts';
import { readFormFields } from '#platform/http/request-body.ts';
import { openCms } from '#platform/payload.ts';
import { changeByForm, readMonthly } from '#site/readers/read-monthly.ts';

type Visit = Pick<APIContext, 'request' | 'url' | 'clientAddress' | 'locals'>;
/** `goTo` is the provider's page for a new card. */
type ReadDonorPage = { view: DonorView; status: number; goTo?: string };

/** Reads the link of a donor, or asks for one. The signed link alone says who they are; no cookie does. */
export async function readDonorPage(visit: Visit, organisation: string): Promise<ReadDonorPage> {
  const pass = visit.url.searchParams.get(DONOR_PARAMETER);
  const isPost = visit.request.method === 'POST';
  if (pass === null)
    return isPost ? askForLink(visit, organisation) : { view: { kind: 'ask', email: '' }, status: 200 };
  const { renderContext } = visit.locals;
  const donor = readDonorPass(pass, renderContext.now);
  if (donor === null) return { view: { kind: 'ask', email: '', isOver: true }, status: 410 };
  const { status, result, typed, goTo } = isPost
    ? await changeByForm(visit, donor)
    : { status: 200, result: undefined, typed: undefined, goTo: undefined };
  const [gifts, monthly] = await Promise.all([
    listDonorDonations({ payload: await openCms() }, donor),
    readMonthly(renderContext, donor),
  ]);
  return {
    view: { kind: 'gifts', gifts, pass, ...monthly, ...(result && { result }), ...(typed && { typed }) },
    status,
    ...(goTo && { goTo }),
  };
}

async function askForLink(
  { request, clientAddress, locals }: Visit,
  organisation: string,
): Promise<ReadDonorPage> {
  const { locale, now } = locals.renderContext;
  const texts = donorTexts[locale];
  const fields = await readFormFields(request);
  if (!fields) return { view: { kind: 'ask', email: '' }, status: 400 };
  const email = fields.email ?? '';
  const asked = await unlessUnavailable(async () =>
    requestDonorLink(await openCms(), { email, locale, clientAddress, organisation, now }),
  );
  if (!asked) return { view: { kind: 'ask', email, failure: texts.unavailable }, status: 503 };
  if (asked.ok) return { view: { kind: 'asked' }, status: 200 };
  if (asked.problem === 'too-often')
    return { view: { kind: 'ask', email, failure: texts.tooOften }, status: 429 };
  return { view: { kind: 'ask', email, error: texts.invalidEmail }, status: 422 };
}
