import { formatMoney } from '#core/money.ts';
import type { BankBalance } from '#features/bookkeeping/books/bank-balances.ts';
import { sayHere } from '#staff/language/say.ts';

/** Says whether the bank and the books agree in a currency, and where not, what makes the difference. */
export function BankAgreement({ balance }: { balance: BankBalance }) {
  const say = sayHere();
  const { currency, day, bank, books, before, waiting, aside } = balance;
  const money = (units: bigint) => formatMoney({ units, currency }, 'en');
  const data = { 'data-balance': currency, 'data-difference': String(bank - books) };
  if (bank === books)
    return <p {...data}>{say(`On ${day} the bank and the books both say ${money(bank)}: they agree.`)}</p>;
  const rest = bank - books - before - waiting;
  const parts = [
    ...(waiting === 0n ? [] : [say(`${money(waiting)} is on lines that wait for a decision.`)]),
    ...(before === 0n
      ? []
      : [say(`${money(before)} was there before the first statement and is not in the books.`)]),
    ...(rest === 0n ? [] : [say(`${money(rest)} has another cause.`)]),
    ...(rest === 0n || aside === 0n
      ? []
      : [
          say(`Lines of ${money(aside)} were set aside: they are in the books only if somebody booked them.`),
        ]),
  ];
  return (
    <div {...data}>
      <p>
        {say(
          `On ${day} the bank says ${money(bank)} and the books say ${money(books)}: the difference is ${money(bank - books)}.`,
        )}
      </p>
      <ul>
        {parts.map(words => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </div>
  );
}
