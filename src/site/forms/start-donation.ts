import type { APIContext } from 'astro';
import type { Locale } from '#core/locale.ts';
import { listCampaigns } from '#money/donations/campaign.queries.ts';
import {
  AGAIN_FIELD,
  CHANGE_FIELD,
  findDonationValues,
  type RepeatedDonation,
} from '#money/donations/donation.queries.ts';
import { donationTexts } from '#money/donations/donation.texts.ts';
import {
  type DonationErrors,
  type DonationField,
  type DonationOffer,
  type DonationValues,
  donationFields,
  readDonationForm,
} from '#money/donations/form/donation-form.schema.ts';
import type { DonationFormProps } from '#money/donations/form/donation-form.tsx';
import {
  type DonationStart,
  type StartProblem,
  startDonation,
} from '#money/donations/start-donation.action.ts';
import { browserCookie, isDonationOfBrowser, readDonationLink } from '#money/donations/thanks-link.ts';
import { unlessUnavailable } from '#platform/database/is-unreachable.ts';
import { type FormFields, readFormFields } from '#platform/http/request-body.ts';
import { openCms } from '#platform/payload.ts';
import { runForm } from '#site/form-results.ts';
import type { Frame } from '#site/frame/read-frame.ts';
import { type GivingTableData, readGivingTable } from '#site/readers/read-giving.ts';

/** The outcome of a posted donation form: where to pay, or the errors. */
type DonationResult = {
  status: number;
  goTo?: string;
  /** The cookie that lets this browser try the gift again. */
  cookie?: string;
  values: DonationValues;
  errors?: DonationErrors;
  failure?: string;
  /** Set if the device has to send a proof of work, and whether it has tried before. */
  slowed?: DonationFormProps['slowed'];
};

type PlainDonation = DonationResult & { table: GivingTableData };

type Visit = Pick<APIContext, 'request' | 'clientAddress' | 'locals'>;

/** Starts the donation of a form posted to /send/gift; any other request gets an empty form. */
export async function answerDonationForm(visit: Visit, frame: Frame): Promise<PlainDonation> {
  const { renderContext, form } = visit.locals;
  const table = await readGivingTable(renderContext, await listCampaigns(renderContext));
  const result = await runForm(visit, () => postDonation(visit, table, frame));
  if (!result) return { status: 200, table, values: {} };
  // The proof begins by itself: never again when somebody comes back to the page.
  return { ...result, ...(result.slowed && form?.wasShown && { slowed: 'again' }), table };
}

async function postDonation(
  { request, clientAddress, locals: { renderContext } }: Visit,
  table: GivingTableData,
  frame: Frame,
): Promise<DonationResult> {
  const fields = await readFormFields(request);
  if (!fields) return { status: 400, values: {} };
  const sent = await readValues(request, fields, { offer: table.offer, now: renderContext.now });
  if (sent === null) return { status: 410, values: {} };
  const { values, isWhole } = sent;
  if (!isWhole) return { status: 200, failure: donationTexts[renderContext.locale].typeAgain, values };
  if (fields[CHANGE_FIELD] !== undefined) return { status: 200, values };
  const read = readDonationForm(values, table.offer);
  if (!read.ok) return { status: 422, values, errors: read.problem };
  const { locale: language, now } = renderContext;
  const title = donationTexts[language].donationTo.replace('{name}', () => frame.organisation.name.text);
  const { proof } = fields;
  const giving: DonationStart = { language, clientAddress, now, providers: table.providers, title, proof };
  const started = await unlessUnavailable(async () => startDonation(await openCms(), read.value, giving));
  if (started?.ok) {
    const { goTo, reference } = started.value;
    return { status: 200, goTo, cookie: browserCookie(reference, now), values };
  }
  const { status, failure } = describeFailure(started?.problem.code, language);
  if (started?.problem.code !== 'slowed') return { status, failure, values };
  return { status, failure, values, slowed: proof ? 'again' : 'first' };
}

/** The values of the form, or those of the gift that is tried again. Null if that gift cannot be tried again. */
async function readValues(
  { headers }: Request,
  fields: FormFields,
  { offer, now }: { offer: DonationOffer; now: Date },
): Promise<RepeatedDonation | null> {
  const again = fields[AGAIN_FIELD];
  if (again === undefined) {
    const typed = donationFields.flatMap(name => (fields[name] === undefined ? [] : [[name, fields[name]]]));
    return { values: Object.fromEntries(typed) as Record<DonationField, string>, isWhole: true };
  }
  const reference = readDonationLink(again, now);
  if (reference === null) return null;
  const isOwnBrowser = isDonationOfBrowser(reference, headers.get('cookie') ?? '', now);
  return findDonationValues({ payload: await openCms() }, reference, offer, { isOwnBrowser });
}

function describeFailure(code: StartProblem['code'] | undefined, language: Locale) {
  const texts = donationTexts[language];
  if (code === 'too-often') return { status: 429, failure: texts.tooOften };
  if (code === 'slowed') return { status: 429, failure: texts.slowed };
  if (code === 'no-provider') return { status: 502, failure: texts.noProvider };
  return { status: 503, failure: texts.unavailable };
}
