import { randomUUID } from 'node:crypto';
import { type Message, type Moment, message, shownDay } from '#core/message.ts';
import { decimalText, formatMoney, type Money } from '#core/money.ts';
import { deskClock } from '#money/bookkeeping/desk/answer-desk.ts';
import {
  methodNames,
  refundFailureNames,
  refundSenderNames,
  refundStateNames,
} from '#money/bookkeeping/desk/desk.texts.ts';
import {
  answersTo,
  isStaffMethod,
  placesFor,
  type RefundAnswer,
} from '#money/bookkeeping/desk/refund.rules.ts';
import type { DonationDetails } from '#money/bookkeeping/donations/donation-details.ts';
import type { ListedRefund } from '#money/bookkeeping/donations/list-refunds.ts';
import { printPaymentReference } from '#money/domain/payment-reference.ts';
import { ActForm } from '#staff/frame/act-form.tsx';
import styles from '#staff/frame/admin-page.module.css';
import { sayHere } from '#staff/language/say.ts';
import { Badge } from '../parts/badge.tsx';
import { Submit } from '../parts/buttons.tsx';
import { Card } from '../parts/card.tsx';
import { Choices, Field, hintId } from '../parts/field.tsx';
import { Table } from '../parts/table.tsx';

type Names = ReadonlyMap<number, string>;

const today = () => deskClock.now().toISOString().slice(0, 10);
const nameStaff = (staff: Names, number: number): Message =>
  staff.get(number) ?? message('account {number}', { number });

/** The refunds that staff have to pay: how much, to whom, who pays it and by when. */
export function RefundTasks({
  tasks,
  staff,
  admin,
}: {
  tasks: readonly ListedRefund[];
  staff: Names;
  admin: string;
}) {
  const say = sayHere();
  if (tasks.length === 0) return null;
  const rows = tasks.map(({ id, reference, amount, payee, doer, dueOn, place }) => ({
    key: id,
    data: { 'data-refund-task': reference },
    cells: [
      dueOn !== null && dueOn < today() ? (
        <Badge key="due" tone="bad">
          {say('{day}, overdue', { day: shownDay(dueOn) })}
        </Badge>
      ) : (
        dueOn && say(shownDay(dueOn))
      ),
      formatMoney(amount, 'en'),
      place && say(methodNames[place]),
      payee,
      doer === null ? '' : say(nameStaff(staff, doer)),
      <a key="donation" href={`${admin}/gifts/${reference}`}>
        {printPaymentReference(reference)}
      </a>,
    ],
  }));
  return (
    <>
      <h2>{say('Refunds to pay')}</h2>
      <Table
        title={say('Refunds to pay')}
        columns={[
          { day: 'Pay by' },
          { money: 'Amount' },
          'Paid from',
          'Payee',
          'Who pays it',
          { code: 'Gift' },
        ]}
        rows={rows}
      />
    </>
  );
}

type RefundsMadeProps = {
  api: string;
  details: Pick<DonationDetails, 'refunds' | 'staff'>;
  /** The payment service of the donation says itself what became of its refunds. */
  lists: boolean;
};

/** The refunds of a donation, each with what staff can say about it. */
export function RefundsMade({ api, details: { refunds, staff }, lists }: RefundsMadeProps) {
  const say = sayHere();
  if (refunds.length === 0) return null;
  return (
    <Card title={say('Refunds')}>
      {refunds.map(refund => (
        <section key={refund.id} data-refund={refund.state}>
          <h3>
            {say(refundStateNames[refund.state])}: {formatMoney(refund.amount, 'en')}
          </h3>
          <dl className={styles.facts}>
            {listFacts(refund, staff).map(([name, value, isOwn]) => (
              <div key={name} className={styles.fact}>
                <dt>{say(name)}</dt>
                <dd>{isOwn && typeof value === 'string' ? value : say(value)}</dd>
              </div>
            ))}
          </dl>
          <div className={styles.sections}>
            {answersTo(refund, lists).map(answer => (
              <AnswerForm key={answer} api={api} refund={refund} answer={answer} />
            ))}
          </div>
        </section>
      ))}
    </Card>
  );
}

/** Name and value; `true` for what people wrote, which is never translated. */
function listFacts(refund: ListedRefund, staff: Names): [string, Message | Moment, boolean?][] {
  const { sentBy, failure, place, payee, doer, dueOn, doneOn, document, reason } = refund;
  return [
    ['Moved by', refundSenderNames[sentBy]],
    ...(failure ? [['Why it did not arrive', refundFailureNames[failure]] as [string, string]] : []),
    ...(place ? [['Paid from', methodNames[place]] as [string, string]] : []),
    ...(payee ? [['Payee', payee, true] as [string, string, boolean]] : []),
    ...(doer === null ? [] : [['Who pays it', nameStaff(staff, doer), true] as [string, Message, boolean]]),
    ...(doneOn
      ? [['Paid on', shownDay(doneOn)] as [string, Moment]]
      : dueOn
        ? [['Pay by', shownDay(dueOn)] as [string, Moment]]
        : []),
    ...(document ? [['Reference', document, true] as [string, string, boolean]] : []),
    ...(reason ? [['Reason', reason, true] as [string, string, boolean]] : []),
  ];
}

const buttons: Record<RefundAnswer, string> = {
  done: 'Mark as paid',
  back: 'Mark as not arrived',
  withdrawn: 'Withdraw the refund',
  kept: 'Keep the money: the donor agrees',
};

const dayNames: Partial<Record<RefundAnswer, string>> = {
  done: 'Day the money left',
  back: 'Day the money came back',
};

type AnswerFormProps = { api: string; refund: ListedRefund; answer: RefundAnswer };

function AnswerForm({ api, refund: { id, reference }, answer }: AnswerFormProps) {
  const say = sayHere();
  return (
    <ActForm action={`${api}/donations/refund/settle`} className={styles.form}>
      <input type="hidden" name="reference" value={reference} />
      <input type="hidden" name="refund" value={id} />
      <input type="hidden" name="answer" value={answer} />
      {dayNames[answer] !== undefined && (
        <Field name="day" label={say(dayNames[answer])}>
          <input type="date" name="day" required defaultValue={today()} max={today()} />
        </Field>
      )}
      {answer === 'done' && (
        <Field name="document" label={say('Payment reference or voucher number')}>
          <input name="document" maxLength={100} required autoComplete="off" />
        </Field>
      )}
      <Submit look={answer === 'done' ? 'main' : 'quiet'}>{say(buttons[answer])}</Submit>
    </ActForm>
  );
}

type RefundFormsProps = {
  api: string;
  details: DonationDetails;
  doers: Names;
  by: number | undefined;
  /** Valid tickets that the donation pays for; null if there are none. */
  tickets: { price: Money; tickets: number } | null;
};

/**
 * One form per payment that is not fully refunded: a donation can be paid twice by mistake. What no payment service can return
 * becomes a task, and so can what it failed to return.
 */
export function RefundForms({
  api,
  details: { donation, payments, refunds },
  doers,
  by,
  tickets,
}: RefundFormsProps) {
  const say = sayHere();
  const open = payments.filter(({ left }) => left > 0n);
  if (open.length === 0) return null;
  const byStaff = isStaffMethod(donation.method);
  const hasFailed = (payment: string) =>
    refunds.some(each => each.payment === payment && each.state === 'failed' && !each.isClosed);
  const form = { api, reference: donation.reference, currency: donation.currency, tickets };
  const task = { doers, by, method: donation.method };
  return (
    <Card title={say('Refund')}>
      {open.length > 1 && <p>{say('This gift was paid more than once.')}</p>}
      {open.map(({ payment, left }) => (
        <div key={payment}>
          {!byStaff && <RefundForm {...form} payment={payment} left={left} />}
          {!byStaff && hasFailed(payment) && <h3>{say('Refund it another way')}</h3>}
          {(byStaff || hasFailed(payment)) && (
            <RefundForm {...form} payment={payment} left={left} task={task} />
          )}
        </div>
      ))}
    </Card>
  );
}

type RefundFormProps = {
  api: string;
  reference: string;
  currency: string;
  payment: string;
  left: bigint;
  tickets: RefundFormsProps['tickets'];
  task?: TaskFieldsProps;
};

function RefundForm({ api, reference, currency, payment, left, tickets, task }: RefundFormProps) {
  const say = sayHere();
  return (
    <ActForm action={`${api}/donations/refund`} className={styles.form}>
      <input type="hidden" name="reference" value={reference} />
      <input type="hidden" name="payment" value={payment} />
      <input type="hidden" name="key" value={randomUUID()} />
      {task && <input type="hidden" name="by" value="staff" />}
      <Field
        name="amount"
        label={say('Amount in {currency}, at most {most}', {
          currency,
          most: decimalText({ units: left, currency }),
        })}
      >
        <input
          name="amount"
          inputMode="decimal"
          maxLength={20}
          required
          defaultValue={decimalText({ units: left, currency })}
        />
      </Field>
      {tickets && <TicketsField {...tickets} />}
      {task && <TaskFields {...task} />}
      <Field name="reason" label={say('Reason, without names')}>
        <input name="reason" maxLength={500} required />
      </Field>
      <Submit look={task ? 'quiet' : 'danger'}>{say(task ? 'Plan the refund' : 'Refund')}</Submit>
    </ActForm>
  );
}

/** Asks what becomes of the tickets whose price goes back. */
function TicketsField({ price, tickets }: NonNullable<RefundFormsProps['tickets']>) {
  const say = sayHere();
  return (
    <Field
      name="tickets"
      label={say('{count, plural, one {Its ticket} other {Its # tickets}}', { count: tickets })}
      hint={say(
        'When the whole price goes back ({price}): the places of cancelled tickets are free at once, and whoever holds them gets a mail.',
        { price: formatMoney(price, 'en') },
      )}
    >
      <select name="tickets" defaultValue="cancel" aria-describedby={hintId('tickets')}>
        <option value="cancel">{say('Cancel the tickets as well')}</option>
        <option value="keep">{say('Leave the tickets valid')}</option>
      </select>
    </Field>
  );
}

type TaskFieldsProps = {
  doers: Names;
  by: number | undefined;
  method: DonationDetails['donation']['method'];
};

function TaskFields({ doers, by, method }: TaskFieldsProps) {
  const say = sayHere();
  const places = placesFor(method);
  const own = places.find(place => place === method) ?? 'bank';
  return (
    <>
      <p>{say('One of us pays it. It is booked, and the donor is told, once it is entered as paid.')}</p>
      <Field name="place" label={say('Paid from')}>
        <Choices
          name="place"
          options={places.map(place => [place, methodNames[place]])}
          required={{ preselected: own }}
        />
      </Field>
      <Field name="payee" label={say('Account or person it goes to (deleted once it is paid)')}>
        <input name="payee" maxLength={200} required autoComplete="off" />
      </Field>
      <Field name="doer" label={say('Who pays it')}>
        <select name="doer" required defaultValue={by === undefined ? '' : String(by)}>
          <option value="">{say('Please choose')}</option>
          {[...doers].map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </Field>
      <Field name="due" label={say('Pay by')}>
        <input type="date" name="due" required min={today()} defaultValue={inDays(DAYS_TO_PAY)} />
      </Field>
    </>
  );
}

const DAYS_TO_PAY = 7;
const inDays = (days: number) =>
  new Date(deskClock.now().getTime() + days * 24 * 3_600_000).toISOString().slice(0, 10);
