import { type Locale, localePath } from '#core/locale.ts';
import type { Words } from '#core/words.ts';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { StateMessage } from '#ui/components/state-message.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { Title } from '#ui/components/title.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { Island } from '#ui/islands/island.tsx';
import { FormCard, FormPage } from '#ui/layout/form-page.tsx';
import { AskFirst, ChangeTicket, type ChangeTicketProps } from './change-ticket-form.tsx';
import { orderTexts } from './order.texts.ts';
import { OrderForm, type OrderFormProps } from './order-form.island.tsx';
import { ORDER_PARAMETER } from './order-link.ts';
import css from './order-page.module.css';
import type { Order as StoredOrder } from './order-store.ts';
import { PaymentPanel, paymentWords, type ShownPayment } from './payment-panel.tsx';
import { ticketPageTexts } from './ticket.texts.ts';
import { type ShownTicket, TicketList } from './ticket-list.tsx';

type OrderingPageProps = { locale: Locale; form: OrderFormProps | null };

/** The page on which chosen tickets are ordered. */
export function OrderingPage({ locale, form }: OrderingPageProps) {
  const texts = orderTexts[locale];
  return (
    <FormPage>
      <Title as="h1" variant="section" words={{ text: form?.waits ? texts.waitTitle : texts.title }} />
      {form ? (
        <>
          <p>{form.waits ? texts.waitIntro : texts.intro}</p>
          <Island>
            <OrderForm {...form} />
          </Island>
        </>
      ) : (
        <StateMessage
          kind="empty"
          words={texts.noEvent}
          action={
            <ButtonLink variant="ink" href={localePath(locale, '/sales/get-tickets')}>
              {texts.seeTickets}
            </ButtonLink>
          }
        />
      )}
    </FormPage>
  );
}

/** An order as its page shows it. */
export type ShownOrder = {
  state: StoredOrder['state'] | 'released' | 'over';
  /** When the hold ends or ended; null once it is confirmed. */
  until: string | null;
  groups: {
    id: number;
    heading: Words;
    href: string | null;
    when: string;
    place: Words | null;
    /** `2 × Adult`. */
    tickets: string;
    words: Words;
    /** Each ticket, for whoever has the mail of a confirmed order; else empty. */
    each: ShownTicket[];
    /** It was cancelled or postponed. */
    isOff: boolean;
  }[];
  /** Confirms and cancels it; null on the page after ordering, where the mailbox is not proven. */
  token: string | null;
  mayConfirm: boolean;
  mayCancel: boolean;
  /** The address of its file for a calendar, while it is confirmed and ahead. */
  file: string | null;
  /** The address of its tickets as PDF, for whoever has the mail. */
  pdf: string | null;
  /** For how long its page may be kept on a device, in seconds; null without tickets to show. */
  keepSeconds: number | null;
  /** The kinds that this browser has just ordered, which leave its cart. */
  justOrdered: readonly string[];
  /** Null for free tickets. */
  payment?: ShownPayment | null;
};

type OrderPageProps = {
  locale: Locale;
  order: ShownOrder | null;
  failure: string | undefined;
  /** What was just done to a ticket. */
  notice?: string | undefined;
};

/** The page of an order, linked from its mails: shows, confirms and cancels it. */
export function OrderPage({ locale, order, ...told }: OrderPageProps) {
  const texts = orderTexts[locale];
  return (
    <FormPage wide>
      <Title as="h1" variant="section" words={{ text: order ? texts.orderTitle : texts.unknown }} />
      {order ? (
        <Order order={order} locale={locale} {...told} />
      ) : (
        <>
          <p>{texts.unknownNext}</p>
          <div>
            <ButtonLink href={localePath(locale, '/contact')}>{texts.contact}</ButtonLink>
          </div>
        </>
      )}
    </FormPage>
  );
}

/** The page of one ticket of an order, from the link beside it. */
export function TicketPage(props: ChangeTicketProps) {
  return (
    <FormPage>
      <Title as="h1" variant="section" words={{ text: ticketPageTexts[props.locale].title }} />
      <FormCard>
        <ChangeTicket {...props} />
      </FormCard>
    </FormPage>
  );
}

type OrderProps = { order: ShownOrder } & Omit<OrderPageProps, 'order'>;

function Order({ order, locale, failure, notice }: OrderProps) {
  const texts = orderTexts[locale];
  const { state, groups, token, mayConfirm, mayCancel, file, pdf, justOrdered } = order;
  const isNew = justOrdered.length > 0;
  const waits = state === 'asking' || state === 'waiting';
  const unpaid = order.payment && paymentWords(order.payment, order, locale);
  // A transfer is confirmed first; where to send it is shown below.
  const isNext = mayConfirm && order.payment?.isUnproven === true;
  const acts = token && (mayConfirm || mayCancel) && (
    <form method="post" action="?" className={css.acts}>
      <input type="hidden" name={ORDER_PARAMETER} value={token} />
      {mayConfirm && (
        <Button type="submit" variant="ink" name="act" value="confirm">
          {texts.confirm}
        </Button>
      )}
      {mayCancel && (
        <AskFirst
          question={waits ? texts.leave : texts.cancel}
          words={waits ? texts.leaveNext : ticketPageTexts[locale].cancelAllNext}
        >
          <Button type="submit" name="act" value="cancel">
            {waits ? texts.leaveNow : ticketPageTexts[locale].cancelAllNow}
          </Button>
        </AskFirst>
      )}
    </form>
  );
  return (
    <FormCard>
      {failure && <ErrorSummary locale={locale} problems={[{ words: failure }]} />}
      {notice && <p role="status">{notice}</p>}
      <p
        role="status"
        className={css.state}
        data-ordered-kinds={isNew ? justOrdered.join(' ') : undefined}
        data-goal={isNew ? 'ticket' : undefined}
      >
        {unpaid ?? stateWords(order, locale)}
        {!token &&
          !unpaid &&
          (state === 'held' || state === 'asking' || (state === 'confirmed' && isNew)) && (
            <span className={css.next}>{texts[`${state}Next`]}</span>
          )}
      </p>
      {groups.map(group => (
        <section key={group.id} className={css.group} aria-labelledby={`order-event-${group.id}`}>
          <Title as="h2" variant="story" id={`order-event-${group.id}`}>
            {group.href ? (
              <a href={localePath(locale, group.href)}>
                <LocalizedText words={group.heading} />
              </a>
            ) : (
              <LocalizedText words={group.heading} />
            )}
          </Title>
          {group.isOff && <p>{texts.called}</p>}
          <dl className={css.facts}>
            <Fact name={texts.tickets} words={{ text: group.tickets }} />
            <Fact name={texts.when} words={{ text: group.when }} />
            <Fact name={texts.where} words={group.place} />
            {state === 'confirmed' && <Fact name={texts.words} words={group.words} />}
          </dl>
          {group.each.length > 0 && <TicketList tickets={group.each} locale={locale} />}
        </section>
      ))}
      {isNext && acts}
      {order.payment && <PaymentPanel payment={order.payment} token={token} locale={locale} />}
      {pdf && (
        <p>
          <TextLink href={pdf} variant="bold">
            {ticketPageTexts[locale].asPdf}
          </TextLink>
        </p>
      )}
      {order.keepSeconds !== null && <KeepTickets locale={locale} />}
      {file && (
        <p>
          <TextLink href={file} variant="bold">
            {texts.addToCalendar}
          </TextLink>
        </p>
      )}
      {!isNext && acts}
      {state === 'cancelled' && (
        <div>
          <ButtonLink href={localePath(locale, '/sales/get-tickets')}>{texts.again}</ButtonLink>
        </div>
      )}
    </FormCard>
  );
}

/** Keeps the page on this device; a script fills it where a browser can (src/site/offline/keep-tickets.browser.ts). */
function KeepTickets({ locale }: { locale: Locale }) {
  const { keep, keepNote, kept, keptNot, unkeep } = orderTexts[locale];
  const texts = {
    ...{ 'data-keep': keep, 'data-note': keepNote, 'data-kept': kept },
    ...{ 'data-failed': keptNot, 'data-remove': unkeep },
  };
  return (
    <div hidden data-keep-tickets {...texts}>
      <div className={css.pay}>
        <p role="status" />
        <div>
          <Button type="button">{keep}</Button>
        </div>
      </div>
    </div>
  );
}

function Fact({ name, words }: { name: string; words: Words | null }) {
  if (!words?.text) return null;
  return (
    <div className={css.fact}>
      <dt>{name}</dt>
      <dd>
        <LocalizedText words={words} />
      </dd>
    </div>
  );
}

function stateWords({ state, token, until, mayConfirm, groups }: ShownOrder, locale: Locale): string {
  const texts = orderTexts[locale];
  if (groups.length === 0) return ticketPageTexts[locale].allPassed;
  if (token && !mayConfirm && ['held', 'released', 'asking'].includes(state)) return texts.notOpen;
  const words = {
    held: token ? texts.confirmNow : texts.held,
    released: token ? texts.stillFree : texts.released,
    confirmed: texts.confirmed,
    cancelled: texts.cancelled,
    asking: token ? texts.askNow : texts.asking,
    waiting: texts.waiting,
    left: texts.left,
    over: texts.over,
  };
  return words[state].replace('{until}', until ?? '');
}
