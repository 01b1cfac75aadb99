import type { APIContext } from 'astro';
import { listProjectsOnTheirWay } from '#features/projects/project.queries.ts';
import { donorTexts } from '#money/donors/donor.texts.ts';
import { DONOR_PARAMETER, readDonorPass } from '#money/donors/donor-link.ts';
import type { DonorView } from '#money/donors/donor-page.tsx';
import { listDonorDonations } from '#money/donors/find-donations.ts';
import {
  chooseStationMails,
  type FollowAct,
  followActs,
  isFollowing,
} from '#money/donors/follow-stations.action.ts';
import type { ChangeProblem } from '#money/donors/monthly/change-monthly.action.ts';
import { changeMonthly } from '#money/donors/monthly/change-monthly.action.ts';
import {
  type AmountProblem,
  isAmountProblem,
  readMonthlyChange,
} from '#money/donors/monthly/change-monthly.schema.ts';
import { monthlyTexts } from '#money/donors/monthly/monthly.texts.ts';
import { requestDonorLink } from '#money/donors/request-donor-link.action.ts';
import { stationMailTexts } from '#money/donors/station-mails.texts.ts';
import { unlessUnavailable } from '#platform/database/is-unreachable.ts';
import { env } from '#platform/env.ts';
import { readFormFields } from '#platform/http/request-body.ts';
import { openCms } from '#platform/payload.ts';
import type { RenderContext } from '#platform/render-context.ts';
import { runForm } from '#site/form-results.ts';
import { readMonthly, readTable } from '#site/readers/read-monthly.ts';

type Visit = Pick<APIContext, 'request' | 'url' | 'clientAddress' | 'locals'>;
/** `goTo` is the provider's page for a new card. */
type DonorAnswer = { view: DonorView; status: number; goTo?: string };

/** The page behind a donor's link, or the form that mails one. The signed link alone identifies the donor, not a cookie. */
export async function answerDonorPage(visit: Visit, organisation: string): Promise<DonorAnswer> {
  const pass = visit.url.searchParams.get(DONOR_PARAMETER);
  if (pass === null)
    return (
      (await runForm(visit, () => requestLink(visit, organisation))) ?? {
        view: { kind: 'ask', email: '' },
        status: 200,
      }
    );
  const { renderContext } = visit.locals;
  const donor = readDonorPass(pass, renderContext.now);
  if (donor === null) return { view: { kind: 'ask', email: '', isOver: true }, status: 410 };
  const changed = await runForm(visit, () => changeMonthlyByForm(visit, donor));
  const { status, result, typed, goTo }: Changed = changed ?? { status: 200 };
  const payload = await openCms();
  const [donations, following, monthly] = await Promise.all([
    listDonorDonations({ payload }, donor),
    isFollowing({ payload }, donor),
    readMonthly(renderContext, donor),
  ]);
  return {
    view: {
      kind: 'donations',
      donations,
      following,
      pass,
      ...monthly,
      ...(result && { result }),
      ...(typed && { typed }),
    },
    status,
    ...(goTo && { goTo }),
  };
}

async function requestLink(
  { request, clientAddress, locals }: Visit,
  organisation: string,
): Promise<DonorAnswer> {
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

type DonationsView = Extract<DonorView, { kind: 'donations' }>;

type Changed = {
  status: number;
  result?: DonationsView['result'];
  typed?: DonationsView['typed'];
  goTo?: string;
};

const statusByProblem: Record<
  Exclude<ChangeProblem, AmountProblem> | 'malformed' | 'no-such-purpose',
  number
> = {
  malformed: 400,
  unknown: 404,
  misfit: 409,
  'no-such-purpose': 422,
  'too-often': 429,
  'no-provider': 502,
};

/** Makes the change to a monthly gift that a form asks for. The gift must belong to the donor of the signed link. */
async function changeMonthlyByForm(
  { request, url, clientAddress, locals }: Visit,
  donor: string,
): Promise<Changed> {
  const { locale, now } = locals.renderContext;
  const texts = monthlyTexts[locale];
  const refuse = (code: keyof typeof statusByProblem): Changed => ({
    status: statusByProblem[code],
    result: { words: texts[code], isProblem: true },
  });
  const fields = await readFormFields(request);
  const followAct = followActs.find(act => act === fields?.act);
  if (followAct) return chooseMails(locals.renderContext, donor, followAct);
  const { offer, providers } = await readTable(locals.renderContext);
  const change = readMonthlyChange(fields ?? {}, offer.purposes);
  if (!change.ok) return refuse(change.problem);
  // Without the pass, because the provider must not learn a link that shows everything about the donor.
  const returnTo = new URL(url.pathname, env.SITE_URL).href;
  const done = await unlessUnavailable(async () =>
    changeMonthly(await openCms(), change.value, {
      donor: donor,
      language: locale,
      providers,
      currencies: offer.currencies,
      clientAddress,
      returnTo,
      now,
    }),
  );
  if (!done) return refuse('no-provider');
  if (!done.ok) {
    if (!isAmountProblem(done.problem)) return refuse(done.problem);
    return {
      status: 422,
      typed: { donation: change.value.donation, typed: fields?.own ?? '', problem: done.problem },
    };
  }
  if (change.value.act === 'card') return { status: 200, ...(done.value && { goTo: done.value }) };
  return { status: 200, result: { words: texts[`did-${change.value.act}`], isProblem: false } };
}

/** Begins or ends the mails about stations, as the form on the page asks. */
async function chooseMails(renderContext: RenderContext, donor: string, act: FollowAct): Promise<Changed> {
  const { locale, now } = renderContext;
  const texts = stationMailTexts[locale];
  const done = await unlessUnavailable(async () => {
    const projects = await listProjectsOnTheirWay(renderContext);
    const reached = projects.flatMap(({ stations }) => stations.map(({ id }) => id));
    return chooseStationMails(await openCms(), { donor, act, language: locale, reached, now });
  });
  if (!done) return { status: 503, result: { words: texts.unavailable, isProblem: true } };
  if (!done.ok) return { status: 429, result: { words: texts[done.problem], isProblem: true } };
  return { status: 200, result: { words: texts[`did-${act}`], isProblem: false } };
}
