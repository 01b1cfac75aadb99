import type { APIContext } from 'astro';
import { listGiverGifts } from '#features/giving/givers/giver-gifts.queries.ts';
import { GIVER_PARAMETER, readGiverPass } from '#features/giving/givers/giver-link.ts';
import { giversTexts } from '#features/giving/givers/givers.texts.ts';
import type { GiversView } from '#features/giving/givers/givers-page.tsx';
import { requestGiverLink } from '#features/giving/givers/request-giver-link.action.ts';
import { unlessUnavailable } from '#platform/database/unless-unavailable.ts';
import { readFormFields } from '#platform/http/form-fields.ts';
import { openCms } from '#platform/payload.ts';

type Visit = Pick<APIContext, 'request' | 'url' | 'clientAddress' | 'locals'>;
type ReadGivers = { view: GiversView; status: number };

/** Reads the link of a giver, or asks for one. The signed link alone says who they are; no cookie does. */
export async function readGivers(visit: Visit, organisation: string): Promise<ReadGivers> {
  if (visit.request.method === 'POST') return askForLink(visit, organisation);
  const pass = visit.url.searchParams.get(GIVER_PARAMETER);
  if (pass === null) return { view: { kind: 'ask', email: '' }, status: 200 };
  const giver = readGiverPass(pass, visit.locals.renderContext.now);
  if (giver === null) return { view: { kind: 'ask', email: '', isOver: true }, status: 410 };
  const { gifts } = await listGiverGifts({ payload: await openCms() }, giver);
  return { view: { kind: 'gifts', gifts, pass }, status: 200 };
}

async function askForLink(
  { request, clientAddress, locals }: Visit,
  organisation: string,
): Promise<ReadGivers> {
  const { locale, now } = locals.renderContext;
  const texts = giversTexts[locale];
  const fields = await readFormFields(request);
  if (!fields) return { view: { kind: 'ask', email: '' }, status: 400 };
  const email = fields.email ?? '';
  const asked = await unlessUnavailable(async () =>
    requestGiverLink(await openCms(), { email, locale, clientAddress, organisation, now }),
  );
  if (!asked) return { view: { kind: 'ask', email, failure: texts.unavailable }, status: 503 };
  if (asked.ok) return { view: { kind: 'asked' }, status: 200 };
  if (asked.problem === 'too-often')
    return { view: { kind: 'ask', email, failure: texts.tooOften }, status: 429 };
  return { view: { kind: 'ask', email, error: texts.invalidEmail }, status: 422 };
}
