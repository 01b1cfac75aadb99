import { formatMoney } from '#core/money.ts';
import type { OpenLine } from '#features/giving/desk/bank-lines.ts';
import { sayHere } from '#staff/language/say.ts';
import { ActForm } from './act-form.tsx';
import { type DeskRow, DeskTable } from './desk-table.tsx';
import { UnannouncedGift } from './unannounced-gift.tsx';

const resultWords: Record<OpenLine['result'], string> = {
  matched: 'Matched',
  'other-amount': 'Reference fits, amount does not',
  'paid-again': 'This gift is paid already',
  proposed: 'Proposed',
  ambiguous: 'Several gifts fit',
  unknown: 'Unknown',
  'already-booked': 'Booked already',
  'not-a-gift': 'Not a gift',
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

/** Each line with what it may be. Only what fits by reference, amount and currency is chosen beforehand. */
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
    data: { 'data-result': match.result },
    cells: [
      bookedOn,
      money,
      name,
      words,
      say(resultWords[match.result]),
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

type DecisionProps = { match: OpenLine; money: string; purposes: BankLinesProps['purposes'] };

function Decision({ match, money, purposes }: DecisionProps) {
  const say = sayHere();
  const { account, id, bookedOn } = match.line;
  return (
    <>
      <select
        name={`decision:${account}:${id}`}
        aria-label={say(`Decision about ${money} of ${bookedOn}`)}
        defaultValue={match.result === 'matched' ? match.giftId : ''}
      >
        <option value="">{say('Later')}</option>
        {proposalsOf(match).map(reference => (
          <option key={reference} value={reference}>
            {say(`Gift ${reference}`)}
          </option>
        ))}
        <option value="new">{say('A gift nobody announced')}</option>
        <option value="aside">{say('Not a gift')}</option>
      </select>
      <UnannouncedGift of={`${account}:${id}`} about={`${money} of ${bookedOn}`} purposes={purposes} />
    </>
  );
}
