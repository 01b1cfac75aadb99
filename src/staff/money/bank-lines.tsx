import type { Say } from '#core/message.ts';
import { message, shownDay } from '#core/message.ts';
import { formatMoney } from '#core/money.ts';
import { statusNames } from '#money/bookkeeping/desk/desk.texts.ts';
import {
  listProposals,
  type OpenLine,
  type PromisedDonation,
  type SameLine,
} from '#money/bookkeeping/statements/bank-lines.ts';
import { printPaymentReference } from '#money/domain/payment-reference.ts';
import { ActForm } from '#staff/frame/act-form.tsx';
import page from '#staff/frame/admin-page.module.css';
import { sayHere } from '#staff/language/say.ts';
import { Badge, type Tone } from '../parts/badge.tsx';
import { Submit } from '../parts/buttons.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { Choices, Field } from '../parts/field.tsx';
import { type Row, Table } from '../parts/table.tsx';
import styles from './bank-lines.module.css';
import { toneByStatus } from './donation-tones.ts';

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

const formatAmount = ({ currency }: OpenLine['line'], units: number) =>
  formatMoney({ units: BigInt(units), currency }, 'en');

type BankLinesProps = {
  api: string;
  lines: readonly OpenLine[];
  /** The gifts that lines may belong to, by their references. */
  promised: ReadonlyMap<string, PromisedDonation>;
  admin: string;
  purposes: ReadonlyMap<string, string>;
  /** The funds and kinds of spending that an expense can have, by the names that forms send. */
  expenses: { funds: ReadonlyMap<string, string>; kinds: ReadonlyMap<string, string> };
};

/**
 * What the bank says on the left, what we know on the right, and between them what one may be of the other. A decision is preselected only where reference, amount and currency match, and never where
 * the line was probably imported before.
 */
export function BankLines({ api, lines, ...choices }: BankLinesProps) {
  const say = sayHere();
  if (lines.length === 0)
    return (
      <EmptyState drawing="thanks" title={say('No line is waiting for a decision.')}>
        {say('Everything on the statements is explained.')}
      </EmptyState>
    );
  return (
    <ActForm action={`${api}/donations/lines`}>
      <Table
        title={say('Lines waiting for a decision')}
        columns={['The bank says', 'What it may be', 'What we know']}
        className={styles.pairs}
        rows={lines.map(match => toRow(match, choices, say))}
      />
      <Submit>{say('Apply these decisions')}</Submit>
    </ActForm>
  );
}

type LineChoices = Omit<BankLinesProps, 'api' | 'lines'>;

function toRow(match: OpenLine, choices: LineChoices, say: Say): Row {
  const { account, id, bookedOn, amount, currency, name, words } = match.line;
  const money = formatMoney({ units: BigInt(amount), currency }, 'en');
  const day = shownDay(bookedOn);
  return {
    key: `${account} ${id}`,
    data: { 'data-result': match.same ? 'probably-here' : match.result },
    cells: [
      <div key="line" className={styles.side}>
        <span className={styles.first}>
          <strong>{money}</strong> <span>{say(day)}</span>
        </span>
        {name && <span>{name}</span>}
        {words && <span className={styles.why}>{words}</span>}
      </div>,
      <div key="decision" className={styles.between}>
        <Result match={match} />
        <Decision {...{ match, money, ...choices }} />
      </div>,
      <div key="known" className={styles.side}>
        <Known match={match} {...choices} />
        <label className={styles.why}>
          {say('Another reference')}
          <input
            name={`reference:${account}:${id}`}
            aria-label={say('Reference of the gift for {money}, booked on {bookedOn}', {
              money,
              bookedOn: day,
            })}
            size={16}
            maxLength={40}
            autoComplete="off"
          />
        </label>
      </div>,
    ],
  };
}

/** The gifts that a line may belong to, likeliest first. */
function Known({ match, promised, admin }: LineChoices & { match: OpenLine }) {
  const say = sayHere();
  const references = new Set([...listProposals(match), ...match.refunds, ...match.returns]);
  const gifts = [...references].flatMap(reference => promised.get(reference) ?? []);
  if (gifts.length === 0) return <span className={styles.why}>{say('No gift that it may be.')}</span>;
  return (
    <ul className={styles.gifts}>
      {gifts.map(({ reference, amount, name, day, state }) => (
        <li key={reference}>
          <span className={styles.first}>
            <strong>{formatMoney(amount, 'en')}</strong> <span>{say(shownDay(day))}</span>
          </span>
          {name && <span>{name}</span>}
          <span className={styles.first}>
            <a href={`${admin}/gifts/${reference}`}>{printPaymentReference(reference)}</a>
            <Badge tone={toneByStatus[state]}>{say(statusNames[state])}</Badge>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** How sure a result is: only what matches is chosen beforehand. */
const resultTones: Record<OpenLine['result'], Tone> = {
  matched: 'good',
  'other-amount': 'wait',
  'paid-again': 'wait',
  proposed: 'info',
  ambiguous: 'wait',
  unknown: 'quiet',
  'already-booked': 'quiet',
  'not-a-donation': 'quiet',
};

function Result({ match }: { match: OpenLine }) {
  const say = sayHere();
  const { same, announced, line } = match;
  if (same) return <SameAs same={same} />;
  if (match.refunds.length > 0)
    return (
      <Badge tone="info">
        {say(line.amount < 0 ? 'Money out: may be one of our refunds' : 'May be a refund that came back')}
      </Badge>
    );
  if (line.amount < 0 && match.returns.length > 0)
    return <Badge tone="info">{say('Money out: may be a returned gift')}</Badge>;
  if (match.isCharge) return <Badge>{say('Money out: looks like a bank charge')}</Badge>;
  const promised =
    announced && formatMoney({ units: BigInt(announced.amount), currency: announced.currency }, 'en');
  return (
    <>
      <Badge tone={resultTones[match.result]}>{say(resultWords[match.result])}</Badge>
      {promised && (
        <span className={styles.why}>{say('The donor announced {money}.', { money: promised })}</span>
      )}
      {line.amount > 0 && line.charges > 0 && (
        <span className={styles.why}>
          {say('The bank charged {charges} for it.', { charges: formatAmount(line, line.charges) })}
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
        {[say(shownDay(same.bookedOn)), money, same.name, same.words].filter(Boolean).join(' · ')}
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
  const day = shownDay(bookedOn);
  const about = [money, say(day)].join(', ');
  return (
    <>
      <select
        name={`decision:${account}:${id}`}
        aria-label={say('Decision about {money}, booked on {bookedOn}', { money, bookedOn: day })}
        defaultValue={match.result === 'matched' && !match.same ? match.donationId : ''}
      >
        <option value="">{say('Later')}</option>
        {match.same && <option value="same">{say('The same line: leave it out')}</option>}
        {!isOut &&
          listProposals(match).map(reference => (
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
              money: formatAmount(match.line, amount + charges),
            })}
          </option>
        )}
        <option value="aside">{isOut ? say('Not for our books') : say('Not a gift')}</option>
      </select>
      {isOut ? (
        <Expense of={`${account}:${id}`} about={about} {...expenses} />
      ) : (
        <UnannouncedDonation of={`${account}:${id}`} about={about} purposes={purposes} />
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
      <summary className={page.unfold} aria-label={say('Add details of an expense: {about}', { about })}>
        {say('Add details of an expense')}
      </summary>
      <div className={page.form}>
        <Field name={`fund:${of}`} label={say('Money given for')}>
          <Choices name={`fund:${of}`} options={funds} />
        </Field>
        <Field name={`kind:${of}`} label={say('What it was spent on')}>
          <Choices name={`kind:${of}`} options={[['', 'Choose later'], ...kinds]} />
        </Field>
        <Field name={`document:${of}`} label={say('Invoice or receipt number (optional)')}>
          <input name={`document:${of}`} maxLength={254} autoComplete="off" />
        </Field>
        <div className={page.asked}>
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
        className={page.unfold}
        aria-label={say('Add details of the unannounced gift of {money}', { money: about })}
      >
        {say('Add details')}
      </summary>
      <div className={page.form}>
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
