import { randomUUID } from 'node:crypto';
import type { APIContext } from 'astro';
import { PROOF_PATH } from '#core/http-names.ts';
import { localePath } from '#core/locale.ts';
import { kindsFor, normalCode } from '#core/ticket-sale.ts';
import { readSession } from '#features/accounts/signed-in-user.queries.ts';
import { orderTickets } from '#features/tickets/orders/change-order.action.ts';
import { type OrderErrors, readChoice, readOrder } from '#features/tickets/orders/order.schema.ts';
import { orderTexts } from '#features/tickets/orders/order.texts.ts';
import type { OrderFormProps } from '#features/tickets/orders/order-form.island.tsx';
import { isGuessing } from '#features/tickets/orders/order-limits.ts';
import { ORDERED_PARAMETER, ORDERING_PATH, orderLink } from '#features/tickets/orders/order-link.ts';
import { paymentTexts } from '#features/tickets/orders/payment.texts.ts';
import { choiceForEvent, type SaleEvent } from '#features/tickets/orders/sale-event.ts';
import { listTakenOrDue } from '#features/tickets/orders/waiting-list.ts';
import { unlessUnavailable } from '#platform/database/is-unreachable.ts';
import { readFormFields } from '#platform/http/request-body.ts';
import { openCms } from '#platform/payload.ts';
import { runForm } from '#site/form-results.ts';
import { readWaysToPay } from '#site/readers/read-ticket-payment.ts';
import { readSaleEvents, shownKinds } from '#site/readers/read-tickets.ts';
import { payFor } from './pay-for-tickets.ts';

type Visit = Pick<APIContext, 'request' | 'url' | 'clientAddress' | 'locals'>;
type Fields = Readonly<Record<string, string>>;

const longestCode = 40;

/** `payAt` is where the order is paid: a page that leads there by itself. */
type OrderingAnswer = { status: number; form: OrderFormProps | null; goTo?: string; payAt?: string };

/** What a posted order led to: its page, or why nothing was ordered. */
type OrderingResult = {
  status: number;
  goTo?: string;
  payAt?: string;
  fields: Fields;
  errors?: OrderErrors;
  failure?: string;
  proof?: string;
  /** It was refused because there is no room. */
  isFull?: boolean;
};

/** /send/ticket-order: the tickets that a link or form chose, and the outcome of the posted order. */
export async function answerOrdering(visit: Visit): Promise<OrderingAnswer> {
  const { url, clientAddress, locals } = visit;
  const { renderContext, form: shown } = locals;
  const { locale } = renderContext;
  const texts = orderTexts[locale];
  const all = await readSaleEvents(renderContext);
  const result = await runForm(visit, () => postOrder(visit, all));
  if (result?.goTo) return { status: result.status, form: null, goTo: result.goTo };
  if (result?.payAt) return { status: result.status, form: null, payAt: result.payAt };
  const { status, fields, ...more }: OrderingResult = result ?? {
    status: 200,
    fields: Object.fromEntries(url.searchParams),
  };
  const choice = readChoice(fields);
  const events = chosenEvents(fields, all);
  if (events.length === 0) return { status: result ? status : 404, form: null };
  const code = codeIn(fields);
  const isKnown = knowsCode(events, code);
  const isRefused = normalCode(code) !== '' && (await isGuessing(clientAddress, isKnown));
  const typed = isRefused ? '' : code;
  const isLeftOut = [...choice.keys()].some(kind => !events.some(({ sale }) => offers(sale, typed, kind)));
  const failure =
    more.failure ??
    (isRefused ? texts.guessing : isKnown ? (isLeftOut ? texts.leftOut : undefined) : texts.unknownCode);
  const waits = fields.wait === '1' && events.length === 1;
  const taken = await listTakenOrDue({ payload: await openCms() }, events, renderContext.now);
  const isPriced = events.some(({ sale }) => sale?.kinds.some(({ price }) => price));
  const ways = isPriced && (await readWaysToPay(renderContext, null));
  // The proof begins by itself: never again when somebody comes back to the page.
  const proof = more.proof && !shown?.wasShown ? { proof: more.proof } : {};
  return {
    status,
    form: {
      locale,
      action: localePath(locale, ORDERING_PATH),
      code: typed,
      attempt: fields.attempt?.slice(0, 80) || randomUUID(),
      values: typedIn(fields),
      ...(more.errors && { errors: more.errors }),
      ...(failure !== undefined && { failure }),
      ...proof,
      waits,
      mayWait: more.isFull === true && !waits && events.length === 1,
      ...(ways && { methods: ways.methods }),
      events: events.flatMap(event => {
        const { id, heading, when, sale, timeZone } = event;
        if (!sale) return [];
        const of = { sale, timeZone, taken: taken.get(id) ?? [], code: typed, choice, waits };
        const kinds = shownKinds({ ...of, preset: choice.size === 0 && events.length === 1 }, renderContext);
        return [{ id, heading, when, kinds, questions: sale.questions }];
      }),
    },
  };
}

const codeIn = (fields: Fields) => (fields.code ?? '').slice(0, longestCode);

/** What the visitor typed, apart from their choice. */
const typedIn = (fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).filter(([name]) => /^(name|email|gift|method|[pq]-\w{1,40})$/.test(name)),
  );

const offers = (sale: SaleEvent['sale'], code: string, kind: string) =>
  sale !== null && kindsFor(sale, code).some(({ id }) => id === kind);

const knowsCode = (events: readonly SaleEvent[], code: string) =>
  normalCode(code) === '' ||
  events.some(({ sale }) => sale?.kinds.some(kind => kind.code === normalCode(code)));

/** The events of the chosen kinds, and the one whose code was typed. */
function chosenEvents(fields: Fields, all: readonly SaleEvent[]): SaleEvent[] {
  const choice = readChoice(fields);
  return all.filter(event => choiceForEvent(event, choice).size > 0 || String(event.id) === fields.event);
}

async function postOrder(
  { request, clientAddress, locals }: Visit,
  all: readonly SaleEvent[],
): Promise<OrderingResult> {
  const { locale, now } = locals.renderContext;
  const fields = await readFormFields(request);
  if (!fields) return { status: 400, fields: {} };
  const { proof, ...kept } = fields;
  const shown = chosenEvents(kept, all);
  const chosen = shown.filter(event => choiceForEvent(event, readChoice(kept)).size > 0);
  const texts = orderTexts[locale];
  const read = readOrder(
    kept,
    chosen.flatMap(({ sale }) => sale?.questions ?? []),
    all.flatMap(({ sale }) => sale?.kinds ?? []),
  );
  if (!read.ok) return { status: 422, fields: kept, errors: read.problem };
  const code = codeIn(kept);
  if (normalCode(code) !== '' && (await isGuessing(clientAddress, knowsCode(shown, code))))
    return { status: 429, fields: { ...kept, code: '' }, failure: texts.guessing };
  const ordered = await unlessUnavailable(async () => {
    const { supporter } = await readSession(request.headers);
    const ownEmail = supporter?.isProven ? supporter.email : null;
    const { attempt = '' } = kept;
    return orderTickets(await openCms(), read.value, {
      ...{ events: chosen, code, attempt, language: locale, clientAddress, proof, ownEmail, now },
      waits: kept.wait === '1',
    });
  });
  if (!ordered) return { status: 503, fields: kept, failure: texts.failed };
  if (ordered.ok && ordered.value.isDue) {
    const paid = await payFor({ clientAddress, locals }, ordered.value.id, kept);
    // Whatever kept the payment from beginning, the page of the order lets it begin.
    if (paid?.ok) return { status: 200, fields: {}, payAt: paid.value.goTo };
  }
  if (ordered.ok)
    return { status: 303, fields: {}, goTo: orderLink(ordered.value.id, ORDERED_PARAMETER, locale) };
  const isAboutChoice = ['closed', 'tooMany', 'full', 'mixed', 'tooDear'].includes(ordered.problem);
  const isSlowed = ordered.problem === 'slowed' && !proof;
  return {
    status: isAboutChoice ? 409 : 429,
    fields: kept,
    failure: { ...paymentTexts[locale], ...texts }[ordered.problem],
    isFull: ordered.problem === 'full',
    ...(isSlowed && { proof: PROOF_PATH }),
  };
}
