import { formatMoney } from '#core/money.ts';
import type { OpenLine, SameLine } from '#features/bookkeeping/statements/bank-lines.ts';
import { sayHere } from '#staff/language/say.ts';
import { ActForm } from './act-form.tsx';
import { type DeskRow, DeskTable } from './desk-table.tsx';
import styles from './gifts.module.css';
import { UnannouncedGift } from './unannounced-gift.tsx';

const resultWords: Record<OpenLine['result'], string> = {
  matched: 'Matched',
  'other-amount': 'Reference fits, amount does not',
  'paid-again': 'This gift is paid already',
  proposed: 'Proposed',
  ambiguous: 'Several gifts fit',
  unknown: 'Unknown',
  'already-booked': 'Booked already',
  'not-a-gift': 'Money out',
};

/** The references a line may stand for, the likeliest first. */
function proposalsOf(match: OpenLine): string[] {
  if ('giftId' in match) return [match.giftId];
  return 'proposals' in match ? match.proposals.map(({ giftId }) => giftId) : [];
}

type BankLinesProps = {
  api: string;
  lines: readonly OpenLine[];
  purposes: ReadonlyMap<string, string>;
};

/**
 * Each line with what it may be. Chosen beforehand is only what fits by reference, amount and currency; nothing is where a line
 * was probably here before.
 */
export function BankLines({ api, lines, purposes }: BankLinesProps) {
  const say = sayHere();
  if (lines.length === 0) return <p>{say('No line is waiting for a decision.')}</p>;
  return (
    <ActForm action={`${api}/gifts/lines`}>
      <DeskTable
        title={say('Lines to decide')}
        columns={['Day', 'Amount', 'From', 'Words', 'Result', 'Decision', 'Another reference']}
        rows={lines.map(match => rowOf(match, purposes, say))}
      />
      <button type="submit">{say('Book what is chosen')}</button>
    </ActForm>
  );
}

function rowOf(
  match: OpenLine,
  purposes: BankLinesProps['purposes'],
  say: (english: string) => string,
): DeskRow {
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
      <Decision key="decision" {...{ match, money, purposes }} />,
      <input
        key="reference"
        name={`reference:${account}:${id}`}
        aria-label={say(`Reference of the gift for ${money} of ${bookedOn}`)}
        maxLength={40}
        autoComplete="off"
      />,
    ],
  };
}

function Result({ match }: { match: OpenLine }) {
  const say = sayHere();
  const { same, announced, line } = match;
  if (same) return <Same same={same} />;
  if (line.amount < 0 && match.returns.length > 0) return say('Money out: it may give back a gift');
  if (match.isCharge) return say('Money out: it looks like a charge of the bank');
  if (!announced) return say(resultWords[match.result]);
  const promised = formatMoney({ units: BigInt(announced.amount), currency: announced.currency }, 'en');
  return (
    <>
      {say(resultWords[match.result])}
      <span className={styles.why}>{say(`Announced were ${promised}.`)}</span>
    </>
  );
}

const stateWords: Record<SameLine['state'], string> = {
  open: 'waits below or above',
  booked: 'booked',
  'set-aside': 'set aside',
  same: 'left out',
};

/** The line that it probably is, as it stands here. */
function Same({ same }: { same: SameLine }) {
  const say = sayHere();
  const money = formatMoney({ units: BigInt(same.amount), currency: same.currency }, 'en');
  return (
    <>
      <strong>{say('Probably the same as this line:')}</strong>
      <span className={styles.why}>
        {[same.bookedOn, money, same.name, same.words].filter(Boolean).join(' · ')}
      </span>
      <span className={styles.why}>
        {[say(stateWords[same.state]), same.gift].filter(Boolean).join(', ')}
      </span>
    </>
  );
}

type DecisionProps = { match: OpenLine; money: string; purposes: BankLinesProps['purposes'] };

function Decision({ match, money, purposes }: DecisionProps) {
  const say = sayHere();
  const { account, id, bookedOn, amount } = match.line;
  const isOut = amount < 0;
  return (
    <>
      <select
        name={`decision:${account}:${id}`}
        aria-label={say(`Decision about ${money} of ${bookedOn}`)}
        defaultValue={match.result === 'matched' && !match.same ? match.giftId : ''}
      >
        <option value="">{say('Later')}</option>
        {match.same && <option value="same">{say('It is the same: leave it out')}</option>}
        {!isOut &&
          proposalsOf(match).map(reference => (
            <option key={reference} value={reference}>
              {say(`Gift ${reference}`)}
            </option>
          ))}
        {match.returns.map(reference => (
          <option key={reference} value={`return:${reference}`}>
            {say(`Gives back gift ${reference}`)}
          </option>
        ))}
        {isOut ? (
          <option value="charge">{say('A charge of the bank')}</option>
        ) : (
          <option value="new">{say('A gift nobody announced')}</option>
        )}
        <option value="aside">{isOut ? say('Not for the books here') : say('Not a gift')}</option>
      </select>
      {!isOut && (
        <UnannouncedGift of={`${account}:${id}`} about={`${money} of ${bookedOn}`} purposes={purposes} />
      )}
    </>
  );
}
