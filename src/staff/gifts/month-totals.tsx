import type { Payload } from 'payload';
import { presetCurrencies } from '#cms/giving-settings/giving-settings.schema.ts';
import { formatMoney } from '#core/money.ts';
import { listPurposeNames } from '#features/bookkeeping/desk/desk-settings.ts';
import {
  listMonthTotals,
  type MonthTotal,
  readTotalsFilter,
  sumByCurrency,
  type TotalsFilter,
  totalsQuery,
} from '#features/ledger/totals.ts';
import { sayHere } from '#staff/language/say.ts';
import { DeskTable } from './desk-table.tsx';
import styles from './gifts.module.css';

type MonthTotalsProps = {
  payload: Payload;
  query: Readonly<Record<string, unknown>>;
  /** The page this is on, below the admin. */
  path: string;
};

/** What gifts brought in each month, for each purpose and currency, and the same as a table to save. */
export async function MonthTotals({ payload, query, path }: MonthTotalsProps) {
  const say = sayHere();
  const filter = readTotalsFilter(query);
  const [totals, purposes] = await Promise.all([
    listMonthTotals({ payload }, filter),
    listPurposeNames(payload),
  ]);
  const { admin, api } = payload.config.routes;
  return (
    <>
      <TotalsForm filter={filter} purposes={purposes} address={`${admin}${path}`} />
      {totals.length === 0 ? (
        <NoTotals isNarrowed={totalsQuery(filter).size > 0} address={`${admin}${path}`} />
      ) : (
        <>
          <TotalsTable totals={totals} purposes={purposes} />
          <p>
            <a href={`${api}/gifts/totals?${totalsQuery(filter)}`} download>
              {say('Save these totals as a table (CSV)')}
            </a>
          </p>
        </>
      )}
    </>
  );
}

function NoTotals({ isNarrowed, address }: { isNarrowed: boolean; address: string }) {
  const say = sayHere();
  if (!isNarrowed)
    return <p role="status">{say('No gift is in the books yet. Each one appears here once it is paid.')}</p>;
  return (
    <p role="status">
      {say('No gift is in the books for this choice.')} <a href={address}>{say('Show all months')}</a>
    </p>
  );
}

/** For browsers without a field for months, where one writes 2026-11. */
const MONTH = '\\d{4}-\\d{2}';

type TotalsFormProps = { filter: TotalsFilter; purposes: ReadonlyMap<string, string>; address: string };

function TotalsForm({ filter, purposes, address }: TotalsFormProps) {
  const say = sayHere();
  const funds = [...purposes].filter(([value]) => !value.startsWith('campaign-'));
  return (
    <form className={styles.filter} method="get" action={address} aria-label={say('Narrow the totals')}>
      <label>
        {say('From month')}
        <input type="month" name="from" defaultValue={filter.from ?? ''} pattern={MONTH} />
      </label>
      <label>
        {say('To month')}
        <input type="month" name="to" defaultValue={filter.to ?? ''} pattern={MONTH} />
      </label>
      <label>
        {say('For')}
        <select name="purpose" defaultValue={filter.purpose ?? ''}>
          <option value="">{say('All')}</option>
          {funds.map(([value, name]) => (
            <option key={value} value={value}>
              {say(name)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {say('Currency')}
        <input
          name="currency"
          defaultValue={filter.currency ?? ''}
          maxLength={3}
          size={4}
          list="total-currencies"
        />
        <datalist id="total-currencies">
          {presetCurrencies.map(currency => (
            <option key={currency} value={currency} />
          ))}
        </datalist>
      </label>
      <button type="submit">{say('Show')}</button>
      <a href={address}>{say('Show all')}</a>
    </form>
  );
}

const columns = [
  'Month',
  'For',
  ...['Gifts', 'Came in', 'Returned', 'Lost', 'Disputed', 'Stayed', 'Fees'].map(money => ({ money })),
];
const amounts = ['cameIn', 'givenBack', 'lost', 'disputed', 'stayed', 'fees'] as const;

type TotalsTableProps = { totals: readonly MonthTotal[]; purposes: ReadonlyMap<string, string> };

function TotalsTable({ totals, purposes }: TotalsTableProps) {
  const say = sayHere();
  const rows = totals.map(total => ({
    key: `${total.month} ${total.purpose} ${total.currency}`,
    cells: [total.month, say(purposes.get(total.purpose) ?? total.purpose), ...numbersOf(total)],
  }));
  const sums = sumByCurrency(totals).map(sum => ({
    key: sum.currency,
    cells: [say('Together'), sum.currency, ...numbersOf(sum)],
  }));
  return (
    <DeskTable
      title={say('What gifts brought in, by month and purpose')}
      isCaptioned
      columns={columns}
      rows={rows}
      sums={sums}
    />
  );
}

type Numbers = Pick<MonthTotal, (typeof amounts)[number] | 'currency' | 'gifts'>;

function numbersOf(total: Numbers): string[] {
  const { currency, gifts } = total;
  return [String(gifts), ...amounts.map(name => formatMoney({ units: total[name], currency }, 'en'))];
}
