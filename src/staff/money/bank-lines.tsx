import type { Say } from '#core/message.ts';
import { message } from '#core/message.ts';
import { formatMoney } from '#core/money.ts';
import type { OpenLine, SameLine } from '#money/bookkeeping/statements/bank-lines.ts';
import { ActForm } from '#staff/frame/act-form.tsx';
import styles from '#staff/frame/admin-page.module.css';
import { Choices, type DeskRow, DeskTable, Field } from '#staff/frame/page-parts.tsx';
import { sayHere } from '#staff/language/say.ts';

const resultWords: Record<OpenLine['result'], string> = {
  matched: 'Matched',
  'other-amount': 'Reference matches, amount does not',
  'paid-again': 'This gift is already paid',
  proposed: 'Proposed',
  ambiguous: 'Several gifts match',
  unknown: 'Unknown',
  'already-booked': 'Already booked',
  'not-a-donation': 'Money out',
};

/** The donations a line may belong to, likeliest first. */
function proposalsOf(match: OpenLine): string[] {
  if ('donationId' in match) return [match.donationId];
  return 'proposals' in match ? match.proposals.map(({ donationId }) => donationId) : [];
}

const moneyOf = ({ currency }: OpenLine['line'], units: number) =>
  formatMoney({ units: BigInt(units), currency }, 'en');

type BankLinesProps = {
  api: string;
  lines: readonly OpenLine[];
  purposes: ReadonlyMap<string, string>;
  /** The funds and kinds of spending that an expense can have, by the names that forms send. */
  expenses: { funds: ReadonlyMap<string, string>; kinds: ReadonlyMap<string, string> };
};

/**
 * Each line with the decisions it offers. One is preselected only where reference, amount and currency match, and never where
 * the line was probably imported before.
 */
export function BankLines({ api, lines, ...choices }: BankLinesProps) {
  const say = sayHere();
  if (lines.length === 0) return <p>{say('No line is waiting for a decision.')}</p>;
  return (
    <ActForm action={`${api}/donations/lines`}>
      <DeskTable
        title={say('Lines waiting for a decision')}
        columns={[
          { day: 'Day' },
          'Amount',
          'From or to whom',
          'Description',
          'Result',
          'Decision',
          'Another reference',
        ]}
        rows={lines.map(match => rowOf(match, choices, say))}
      />
      <button type="submit">{say('Apply these decisions')}</button>
    </ActForm>
  );
}

type LineChoices = Omit<BankLinesProps, 'api' | 'lines'>;

function rowOf(match: OpenLine, choices: LineChoices, say: Say): DeskRow {
  const { account, id, bookedOn, amount, currency, name, words } = match.line;
  const money = formatMoney({ units: BigInt(amount), currency }, 'en');
  return {
    key: `${account} ${id}`,
    data: { 'data-result': match.same ? 'probably-here' : match.result },
    cells: [
      bookedOn,
      money,
      name,
      words,
      <Result key="result" match={match} />,
      <Decision key="decision" {...{ match, money, ...choices }} />,
      <input
        key="reference"
        name={`reference:${account}:${id}`}
        aria-label={say('Reference of the gift for {money}, booked on {bookedOn}', { money, bookedOn })}
        size={16}
        maxLength={40}
        autoComplete="off"
      />,
    ],
  };
}

function Result({ match }: { match: OpenLine }) {
  const say = sayHere();
  const { same, announced, line } = match;
  if (same) return <SameAs same={same} />;
  if (match.refunds.length > 0)
    return say(line.amount < 0 ? 'Money out: may be one of our refunds' : 'May be a refund that came back');
  if (line.amount < 0 && match.returns.length > 0) return say('Money out: may be a returned gift');
  if (match.isCharge) return say('Money out: looks like a bank charge');
  const promised =
    announced && formatMoney({ units: BigInt(announced.amount), currency: announced.currency }, 'en');
  return (
    <>
      {say(resultWords[match.result])}
      {promised && (
        <span className={styles.why}>{say('The donor announced {money}.', { money: promised })}</span>
      )}
      {line.amount > 0 && line.charges > 0 && (
        <span className={styles.why}>
          {say('The bank charged {charges} for it.', { charges: moneyOf(line, line.charges) })}
        </span>
      )}
    </>
  );
}

const stateWords: Record<SameLine['state'], string> = {
  open: 'also waiting for a decision',
  booked: 'booked',
  'set-aside': 'set aside',
  same: 'left out',
};

/** The line imported before that is probably the same. */
function SameAs({ same }: { same: SameLine }) {
  const say = sayHere();
  const money = formatMoney({ units: BigInt(same.amount), currency: same.currency }, 'en');
  return (
    <>
      <strong>{say('Probably the same as this line:')}</strong>
      <span className={styles.why}>
        {[same.bookedOn, money, same.name, same.words].filter(Boolean).join(' · ')}
      </span>
      <span className={styles.why}>
        {[say(stateWords[same.state]), same.donation].filter(Boolean).join(', ')}
      </span>
    </>
  );
}

type DecisionProps = LineChoices & { match: OpenLine; money: string };

function Decision({ match, money, purposes, expenses }: DecisionProps) {
  const say = sayHere();
  const { account, id, bookedOn, amount, charges } = match.line;
  const isOut = amount < 0;
  return (
    <>
      <select
        name={`decision:${account}:${id}`}
        aria-label={say('Decision about {money}, booked on {bookedOn}', { money, bookedOn })}
        defaultValue={match.result === 'matched' && !match.same ? match.donationId : ''}
      >
        <option value="">{say('Later')}</option>
        {match.same && <option value="same">{say('The same line: leave it out')}</option>}
        {!isOut &&
          proposalsOf(match).map(reference => (
            <option key={reference} value={reference}>
              {say('Gift {reference}', { reference })}
            </option>
          ))}
        {match.refunds.map(reference => (
          <option key={reference} value={`${isOut ? 'refund' : 'back'}:${reference}`}>
            {say(
              isOut
                ? message('Our refund of gift {reference}', { reference })
                : message('Our refund of gift {reference} came back', { reference }),
            )}
          </option>
        ))}
        {match.returns.flatMap(reference => [
          <option key={`return ${reference}`} value={`return:${reference}`}>
            {say('The bank returned gift {reference}', { reference })}
          </option>,
          ...(match.refunds.includes(reference)
            ? []
            : [
                <option key={`refund ${reference}`} value={`refund:${reference}`}>
                  {say('We refunded gift {reference}', { reference })}
                </option>,
              ]),
        ])}
        {isOut ? (
          <>
            <option value="charge">{say('A bank charge')}</option>
            <option value="expense">{say('An expense')}</option>
          </>
        ) : (
          <option value="new">{say('An unannounced gift')}</option>
        )}
        {!isOut && charges > 0 && (
          <option value="new-whole">
            {say('An unannounced gift of {money}, less what the bank kept', {
              money: moneyOf(match.line, amount + charges),
            })}
          </option>
        )}
        <option value="aside">{isOut ? say('Not for our books') : say('Not a gift')}</option>
      </select>
      {isOut ? (
        <Expense of={`${account}:${id}`} about={`${money} of ${bookedOn}`} {...expenses} />
      ) : (
        <UnannouncedDonation of={`${account}:${id}`} about={`${money} of ${bookedOn}`} purposes={purposes} />
      )}
    </>
  );
}

type ExpenseProps = { of: string; about: string } & BankLinesProps['expenses'];

/** Details of an expense. What asks about a fund below zero appears with the question. */
function Expense({ of, about, funds, kinds }: ExpenseProps) {
  const say = sayHere();
  return (
    <details>
      <summary className={styles.unfold} aria-label={say('Add details of an expense: {about}', { about })}>
        {say('Add details of an expense')}
      </summary>
      <div className={styles.form}>
        <Field name={`fund:${of}`} label={say('Money given for')}>
          <Choices name={`fund:${of}`} options={funds} />
        </Field>
        <Field name={`kind:${of}`} label={say('What it was spent on')}>
          <Choices name={`kind:${of}`} options={[['', 'Choose later'], ...kinds]} />
        </Field>
        <Field name={`document:${of}`} label={say('Invoice or receipt number (optional)')}>
          <input name={`document:${of}`} maxLength={254} autoComplete="off" />
        </Field>
        <div className={styles.asked}>
          <Field name={`below:${of}`} label={say('Book it even though it leaves a negative balance')}>
            <input type="checkbox" name={`below:${of}`} />
          </Field>
        </div>
      </div>
    </details>
  );
}

type UnannouncedDonationProps = {
  /** Account and digest of the line, the suffix of its field names. */
  of: string;
  /** Names the row to screen readers. */
  about: string;
  purposes: ReadonlyMap<string, string>;
};

/** Details of an unannounced donation. The name is typed, because the one on a statement is often that of a bank. */
function UnannouncedDonation({ of, about, purposes }: UnannouncedDonationProps) {
  const say = sayHere();
  return (
    <details>
      <summary
        className={styles.unfold}
        aria-label={say('Add details of the unannounced gift of {money}', { money: about })}
      >
        {say('Add details')}
      </summary>
      <div className={styles.form}>
        <label>
          {say('What it is for')}
          <select name={`purpose:${of}`} defaultValue="general">
            {[...purposes].map(([value, name]) => (
              <option key={value} value={value}>
                {say(name)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {say('Name, for a receipt by email')}
          <input name={`name:${of}`} maxLength={100} autoComplete="off" />
        </label>
        <label>
          {say('Email address')}
          <input name={`email:${of}`} inputMode="email" maxLength={254} autoComplete="off" />
        </label>
        <label>
          {say('Receipt language')}
          <select name={`language:${of}`}>
            <option value="en">{say('English')}</option>
            <option value="am">አማርኛ</option>
          </select>
        </label>
      </div>
    </details>
  );
}
