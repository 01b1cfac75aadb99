import { shownDay } from '#core/message.ts';
import { formatMoney } from '#core/money.ts';
import type { BankBalance } from '#money/bookkeeping/books/bank-balances.ts';
import type { StatementCounts } from '#money/bookkeeping/statements/read-upload.ts';
import styles from '#staff/frame/admin-page.module.css';
import { sayHere } from '#staff/language/say.ts';

/** Says whether bank and books agree in a currency; if not, what the difference is made of. */
export function BankAgreement({ balance }: { balance: BankBalance }) {
  const say = sayHere();
  const { currency, day, bank, books, before, waiting, aside } = balance;
  const money = (units: bigint) => formatMoney({ units, currency }, 'en');
  const data = { 'data-balance': currency, 'data-difference': String(bank - books) };
  if (bank === books)
    return (
      <p {...data}>
        {say('On {day} the bank and the books both say {bank}: they agree.', {
          day: shownDay(day),
          bank: money(bank),
        })}
      </p>
    );
  const rest = bank - books - before - waiting;
  const parts = [
    ...(waiting === 0n
      ? []
      : [say('{money} is on lines waiting for a decision.', { money: money(waiting) })]),
    ...(before === 0n
      ? []
      : [
          say('{money} was there before the first statement and is not in the books.', {
            money: money(before),
          }),
        ]),
    ...(rest === 0n ? [] : [say('{money} has another cause.', { money: money(rest) })]),
    ...(rest === 0n || aside === 0n
      ? []
      : [
          say('Lines worth {money} were set aside: they are in the books only if somebody booked them.', {
            money: money(aside),
          }),
        ]),
  ];
  return (
    <div {...data}>
      <p>
        {say('On {day} the bank says {bank} and the books say {books}: the difference is {difference}.', {
          day: shownDay(day),
          bank: money(bank),
          books: money(books),
          difference: money(bank - books),
        })}
      </p>
      <ul>
        {parts.map(words => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </div>
  );
}

/** The five counts of a statement, and the entries they add up to. */
export function StatementNumbers({ counts }: { counts: Omit<StatementCounts, 'asked'> }) {
  const say = sayHere();
  const numbers: [string, number][] = [
    ['Money in', counts.moneyIn],
    ['Money out', counts.moneyOut],
    ['Already imported', counts.hereBefore],
    ['Pending', counts.pending],
    ['Refused', counts.refused],
    ['Entries in the file', counts.entries],
  ];
  return (
    <dl className={styles.numbers}>
      {numbers.map(([name, number]) => (
        <div key={name} data-number={name}>
          <dt>{say(name)}</dt>
          <dd>{number}</dd>
        </div>
      ))}
    </dl>
  );
}
