import { randomUUID } from 'node:crypto';
import { type Message, message } from '#core/message.ts';
import type { OpenBefore } from '#money/bookkeeping/books/bank-balances.ts';
import { ActForm } from '#staff/frame/act-form.tsx';
import page from '#staff/frame/admin-page.module.css';
import { sayHere } from '#staff/language/say.ts';
import { ActionLink, Submit } from '../parts/buttons.tsx';
import { Card } from '../parts/card.tsx';
import { Choices, Field } from '../parts/field.tsx';
import { type Step, Steps } from '../parts/steps.tsx';
import { BankAgreement } from './bank-summaries.tsx';
import { monthName } from './month-name.ts';

type ClosingProps = { api: string; admin: string; months: readonly OpenBefore[] };

/** Closing a month: what is missing in each month that can be closed, with the way there, and the form that closes it. */
export function Closing({ api, admin, months }: ClosingProps) {
  const say = sayHere();
  const [first, ...later] = months;
  if (!first) return null;
  return (
    <Card title={say('Close a month')}>
      <MonthSteps month={first} admin={admin} />
      {later.map(month => (
        <details key={month.until}>
          <summary className={page.unfold}>
            {say('Up to the end of {month}', { month: monthName(month.until) })}
          </summary>
          <MonthSteps month={month} admin={admin} />
        </details>
      ))}
      <ActForm action={`${api}/donations/books/closing`} className={page.form}>
        <input type="hidden" name="key" value={randomUUID()} />
        <p>
          {say(
            'A closed month stays closed, and those before it are closed with it. Anything reported later counts in the next open month.',
          )}
        </p>
        <Field name="until" label={say('Month')}>
          <Choices
            name="until"
            options={months.map(({ until }, before) => [until, monthAndBefore(until, before)])}
          />
        </Field>
        <Field name="sure" label={say('Close it for good, with every open month before it')}>
          <input type="checkbox" name="sure" required />
        </Field>
        <Submit look="danger">{say('Close the month')}</Submit>
      </ActForm>
    </Card>
  );
}

/** The steps before a month is closed: those that are done, and those in which something is missing. */
export function MonthSteps({ month, admin }: { month: OpenBefore; admin: string }) {
  const say = sayHere();
  const { until, lines, counted, unsorted, banks } = month;
  const missing = (title: string, found: false | string, path: string, label: string): Step =>
    found
      ? {
          title: say(title),
          state: 'blocked',
          children: (
            <>
              <p>{found}</p>
              <ActionLink href={path} look="quiet" icon="arrow-right">
                {say(label)}
              </ActionLink>
            </>
          ),
        }
      : { title: say(title), state: 'done', note: say('Nothing is missing.') };
  const steps: Step[] = [
    missing(
      'Decide on the lines of bank statements',
      lines > 0 && say('Bank statement lines waiting for a decision: {lines}.', { lines }),
      `${admin}/gifts/bank`,
      'Show the lines',
    ),
    missing(
      'Confirm counted gifts',
      counted > 0 && say('Counted gifts waiting for a second person: {counted}.', { counted }),
      `${admin}/gifts?matter=second-person`,
      'Show these gifts',
    ),
    missing(
      'Give all spending a kind',
      unsorted > 0 && say('Spending without a kind: {unsorted}.', { unsorted }),
      '#spending-without-a-kind',
      'Show this spending',
    ),
    banks.length === 0
      ? { title: say('Bank and books agree'), state: 'done', note: say('Nothing is missing.') }
      : {
          title: say('Bank and books agree'),
          state: 'blocked',
          children: (
            <>
              {banks.map(balance => (
                <BankAgreement key={balance.currency} balance={balance} />
              ))}
              <ActionLink href={`${admin}/gifts/bank`} look="quiet" icon="arrow-right">
                {say('Compare bank and books')}
              </ActionLink>
            </>
          ),
        },
  ];
  const isReady = steps.every(({ state }) => state === 'done');
  return (
    <section data-open-before={until}>
      <h3>{say('Still open at the end of {month}', { month: monthName(until) })}</h3>
      {isReady && <p>{say('Nothing is open.')}</p>}
      <Steps steps={[...steps, { title: say('Close the month'), state: isReady ? 'current' : 'open' }]} />
    </section>
  );
}

/** A month, and how many open months are closed with it. */
const monthAndBefore = (until: string, before: number): Message => {
  const month = monthName(until);
  return before === 0
    ? message('{month}', { month })
    : message('{month}, and {count, plural, one {one month} other {# months}} before it', {
        month,
        count: before,
      });
};
