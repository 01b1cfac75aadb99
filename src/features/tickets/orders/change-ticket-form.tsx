import { longestEmail } from '#core/email-address.ts';
import type { Locale } from '#core/locale.ts';
import { formatMoney, type Money } from '#core/money.ts';
import { longestFullName } from '#core/person-name.ts';
import { Button } from '#ui/components/button.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { Title } from '#ui/components/title.tsx';
import { ErrorSummary, listProblems } from '#ui/forms/error-summary.tsx';
import { Field } from '#ui/forms/field.tsx';
import { orderTexts } from './order.texts.ts';
import { ORDER_PARAMETER, TICKET_PARAMETER } from './order-link.ts';
import css from './order-page.module.css';
import type { TicketErrors } from './ticket.schema.ts';
import { ticketPageTexts } from './ticket.texts.ts';
import { type ShownTicket, TicketFacts } from './ticket-list.tsx';

export type ChangeTicketProps = {
  locale: Locale;
  ticket: ShownTicket;
  token: string;
  /** The address of the page of its order, to which everything is posted. */
  order: string;
  mayPass: boolean;
  /** The price paid, if cancelling asks what becomes of it. */
  price?: Money;
  /** What was typed into the form with errors. */
  values?: Readonly<Record<string, string>>;
  errors?: TicketErrors;
  failure?: string | undefined;
};

/** One ticket of an order: corrects its name, passes it on or cancels it. */
export function ChangeTicket({ locale, ticket, token, order, mayPass, price, ...more }: ChangeTicketProps) {
  const texts = ticketPageTexts[locale];
  const { values = {}, errors, failure } = more;
  const findError = (act: TicketErrors['act'], field: 'name' | 'email') => {
    const error = errors?.act === act ? errors[field] : undefined;
    return error ? orderTexts[locale][error] : null;
  };
  const typed = (act: TicketErrors['act'], field: string, preset: string) =>
    values.act === act ? values[field] : preset;
  const problems = failure
    ? [{ words: failure }]
    : listProblems(
        ['ticket-name', findError('name', 'name')],
        ['pass-name', findError('pass', 'name')],
        ['pass-email', findError('pass', 'email')],
      );
  const hidden = (
    <>
      <input type="hidden" name={ORDER_PARAMETER} value={token} />
      <input type="hidden" name={TICKET_PARAMETER} value={ticket.id} />
    </>
  );
  return (
    <>
      <ErrorSummary locale={locale} problems={problems} />
      <TicketFacts ticket={ticket} locale={locale} />
      <form method="post" action={order} className={css.group} noValidate>
        {hidden}
        <Title as="h2" variant="story" words={{ text: texts.correctName }} />
        <Field
          id="ticket-name"
          name="name"
          label={orderTexts[locale].name}
          hint={texts.correctNameNext}
          required
          maxLength={longestFullName}
          defaultValue={typed('name', 'name', ticket.name)}
          error={findError('name', 'name')}
        />
        <div>
          <Button type="submit" variant="ink" name="act" value="name">
            {texts.saveName}
          </Button>
        </div>
      </form>
      {mayPass && (
        <form method="post" action={order} className={css.group} noValidate>
          {hidden}
          <Title as="h2" variant="story" words={{ text: texts.passOn }} />
          <p>{texts.passOnNext}</p>
          <Field
            id="pass-name"
            name="name"
            label={texts.newName}
            required
            maxLength={longestFullName}
            defaultValue={typed('pass', 'name', '')}
            error={findError('pass', 'name')}
          />
          <Field
            id="pass-email"
            name="email"
            label={texts.newEmail}
            inputMode="email"
            required
            maxLength={longestEmail}
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={typed('pass', 'email', '')}
            error={findError('pass', 'email')}
          />
          <div>
            <Button type="submit" variant="ink" name="act" value="pass">
              {texts.pass}
            </Button>
          </div>
        </form>
      )}
      <form method="post" action={order}>
        {hidden}
        <AskFirst question={texts.cancel} words={texts.cancelNext}>
          {price ? (
            <>
              <p>{texts.priceNext.replace('{amount}', formatMoney(price, locale))}</p>
              <div className={css.acts}>
                <Button type="submit" variant="ink" name="act" value="cancel-for-gift">
                  {texts.cancelForGift}
                </Button>
                <Button type="submit" name="act" value="cancel-for-refund">
                  {texts.cancelForRefund}
                </Button>
              </div>
            </>
          ) : (
            <Button type="submit" name="act" value="cancel-ticket">
              {texts.cancelNow}
            </Button>
          )}
        </AskFirst>
      </form>
      <p>
        <TextLink href={order}>{texts.back}</TextLink>
      </p>
    </>
  );
}

type AskFirstProps = { question: string; words: string; children: React.ReactNode };

/** What cannot be undone: its button is behind a question and what follows from it. */
export function AskFirst({ question, words, children }: AskFirstProps) {
  return (
    <details className={css.ask}>
      <summary>{question}</summary>
      <p>{words}</p>
      {children}
    </details>
  );
}
