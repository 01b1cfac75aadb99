import { formatMoney } from '#core/money.ts';
import type { OpenLine } from '#features/giving/desk/bank-lines.ts';
import { sayHere } from '#staff/language/say.ts';
import { ActForm } from './act-form.tsx';
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways has to be reached by keyboard */}
      <section className={styles.wide} tabIndex={0} aria-label={say('Lines to decide')}>
        <table>
          <thead>
            <tr>
              {['Day', 'Amount', 'From', 'Words', 'Result', 'Decision', 'Another reference'].map(title => (
                <th key={title} scope="col">
                  {say(title)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(match => (
              <LineRow key={`${match.line.account} ${match.line.id}`} match={match} purposes={purposes} />
            ))}
          </tbody>
        </table>
      </section>
      <button type="submit">{say('Book what is chosen')}</button>
    </ActForm>
  );
}

function LineRow({ match, purposes }: { match: OpenLine } & Pick<BankLinesProps, 'purposes'>) {
  const say = sayHere();
  const { account, id, bookedOn, amount, currency, name, words } = match.line;
  const money = formatMoney({ units: BigInt(amount), currency }, 'en');
  const proposals = proposalsOf(match);
  return (
    <tr data-result={match.result}>
      <td>{bookedOn}</td>
      <td>{money}</td>
      <td>{name}</td>
      <td>{words}</td>
      <td>{say(resultWords[match.result])}</td>
      <td>
        <select
          name={`decision:${account}:${id}`}
          aria-label={say(`Decision about ${money} of ${bookedOn}`)}
          defaultValue={match.result === 'matched' ? match.giftId : ''}
        >
          <option value="">{say('Later')}</option>
          {proposals.map(reference => (
            <option key={reference} value={reference}>
              {say(`Gift ${reference}`)}
            </option>
          ))}
          <option value="new">{say('A gift nobody announced')}</option>
          <option value="aside">{say('Not a gift')}</option>
        </select>
        <UnannouncedGift of={`${account}:${id}`} about={`${money} of ${bookedOn}`} purposes={purposes} />
      </td>
      <td>
        <input
          name={`reference:${account}:${id}`}
          aria-label={say(`Reference of the gift for ${money} of ${bookedOn}`)}
          maxLength={40}
          autoComplete="off"
        />
      </td>
    </tr>
  );
}
