import { formatMoney } from '#core/money.ts';
import { type FundPicture, fundBars, fundPictures } from '#money/ledger/funds-picture.rules.ts';
import type { Balance } from '#money/ledger/totals.ts';
import { sayHere } from '#staff/language/say.ts';
import { Badge } from '../parts/badge.tsx';
import { Card } from '../parts/card.tsx';
import { Table } from '../parts/table.tsx';
import styles from './funds-picture.module.css';

type FundsProps = { balances: readonly Balance[]; funds: ReadonlyMap<string, string> };

/** The money of each fund, drawn by currency, with the same numbers as a table. */
export function Funds({ balances, funds }: FundsProps) {
  const say = sayHere();
  const pictures = fundPictures(balances);
  const nameFund = (fund: string) => say(funds.get(fund) ?? fund);
  const rows = pictures.map(({ fund, currency, in: came, out, moved, left, disputed }) => ({
    key: `${fund} ${currency}`,
    cells: [
      nameFund(fund),
      ...[came, out, moved, left - disputed, disputed].map(units => formatMoney({ units, currency }, 'en')),
    ],
  }));
  const columns = [
    'For',
    ...['Came in', 'Went out', 'Moved', 'Balance', 'Disputed, withheld'].map(money => ({ money })),
  ];
  const title = say('Money in each fund');
  return (
    <Card title={title}>
      <p className={styles.legend}>
        <span data-part="left">{say('What is left')}</span>
        <span data-part="out">{say('Went out')}</span>
      </p>
      {[...Map.groupBy(pictures, ({ currency }) => currency)].map(([currency, of]) => (
        <CurrencyFunds key={currency} pictures={of} nameFund={nameFund} />
      ))}
      <Table title={say('{title}, as a table', { title })} columns={columns} rows={rows} />
      <p className={styles.note}>
        {say(
          'Went out: spending, fees, refunds and lost disputes. Moved: from or to other funds and currencies, or held before the books began.',
        )}
      </p>
    </Card>
  );
}

type CurrencyFundsProps = { pictures: readonly FundPicture[]; nameFund: (fund: string) => string };

const HEIGHT = 10;

/** One bar for each fund: what is left, then what went out, in the same scale. The table says the same. */
function CurrencyFunds({ pictures, nameFund }: CurrencyFundsProps) {
  const say = sayHere();
  const bars = fundBars(pictures);
  return (
    <ul className={styles.funds}>
      {pictures.map(({ fund, currency, left }, at) => {
        const bar = bars[at] ?? { left: 0, out: 0 };
        return (
          <li key={fund} data-fund={fund}>
            <span className={styles.name}>{nameFund(fund)}</span>
            <span className={styles.left}>
              {formatMoney({ units: left, currency }, 'en')}
              {left < 0n && <Badge tone="bad">{say('Below zero')}</Badge>}
            </span>
            <svg viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
              <rect data-part="left" width={bar.left * 100} height={HEIGHT} />
              <rect data-part="out" x={bar.left * 100} width={bar.out * 100} height={HEIGHT} />
            </svg>
          </li>
        );
      })}
    </ul>
  );
}
