import type { AdminViewServerProps, Payload } from 'payload';
import { formatMoney } from '#core/money.ts';
import { listPurposeNames } from '#money/bookkeeping/desk/desk-settings.ts';
import {
  listMonthTotals,
  type MonthTotal,
  readTotalsFilter,
  sumByCurrency,
  type TotalsFilter,
  totalsQuery,
} from '#money/ledger/totals.ts';
import { presetCurrencies } from '#money/settings/giving-settings.schema.ts';
import styles from '#staff/frame/admin-page.module.css';
import { sayHere } from '#staff/language/say.ts';
import { ActionLink, Submit } from '../parts/buttons.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { Table } from '../parts/table.tsx';
import { DeskFrame, guardDesk } from './desk-frame.tsx';

/** Totals by month, purpose and currency; editors see them too. */
export async function TotalsPage(props: AdminViewServerProps) {
  const say = sayHere();
  guardDesk(props, 'donation totals');
  const { payload, searchParams = {} } = props;
  return (
    <DeskFrame {...props} title={say('Totals')} about={say('What gifts brought in, by month and purpose.')}>
      <MonthTotals payload={payload} query={searchParams} path="/gifts/totals" />
    </DeskFrame>
  );
}

type MonthTotalsProps = {
  payload: Payload;
  query: Readonly<Record<string, unknown>>;
  /** The path of the page, below that of the admin. */
  path: string;
};

/** Totals by month, purpose and currency, with a CSV download. */
export async function MonthTotals({ payload, query, path }: MonthTotalsProps) {
  const say = sayHere();
  const filter = readTotalsFilter(query);
  const [totals, purposes] = await Promise.all([
    listMonthTotals({ payload }, filter),
    listPurposeNames(payload),
  ]);
  const { admin, api } = payload.config.routes;
  const isNarrowed = totalsQuery(filter).size > 0;
  return (
    <>
      {(totals.length > 0 || isNarrowed) && (
        <TotalsForm filter={filter} purposes={purposes} address={`${admin}${path}`} />
      )}
      {totals.length === 0 ? (
        <NoTotals isNarrowed={isNarrowed} address={`${admin}${path}`} />
      ) : (
        <>
          <TotalsTable totals={totals} purposes={purposes} />
          <p>
            <a href={`${api}/donations/totals?${totalsQuery(filter)}`} download>
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
    return (
      <EmptyState drawing="gifts" title={say('No gifts yet')}>
        {say('No gift is in the books yet. Each one appears here once it is paid.')}
      </EmptyState>
    );
  return (
    <div role="status">
      <EmptyState
        drawing="search"
        title={say('No gifts in the books match this choice.')}
        action={
          <ActionLink href={address} look="quiet">
            {say('Show all months')}
          </ActionLink>
        }
      />
    </div>
  );
}

/** For browsers without a month picker, where people type 2026-11. */
const MONTH = '\\d{4}-\\d{2}';

type TotalsFormProps = { filter: TotalsFilter; purposes: ReadonlyMap<string, string>; address: string };

function TotalsForm({ filter, purposes, address }: TotalsFormProps) {
  const say = sayHere();
  return (
    <form className={styles.filter} method="get" action={address} aria-label={say('Filter the totals')}>
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
          {[...purposes].map(([value, name]) => (
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
      <Submit look="quiet">{say('Show')}</Submit>
      <a href={address}>{say('Show all')}</a>
    </form>
  );
}

const columns = [
  'Month',
  'For',
  ...['Gifts', 'Received', 'Returned', 'Lost', 'Disputed', 'Amount kept', 'Fees'].map(money => ({ money })),
];
const amounts = ['cameIn', 'givenBack', 'lost', 'disputed', 'stayed', 'fees'] as const;

type TotalsTableProps = { totals: readonly MonthTotal[]; purposes: ReadonlyMap<string, string> };

function TotalsTable({ totals, purposes }: TotalsTableProps) {
  const say = sayHere();
  const rows = totals.map(total => ({
    key: `${total.month} ${total.purpose} ${total.currency}`,
    cells: [total.month, say(purposes.get(total.purpose) ?? total.purpose), ...formatNumbers(total)],
  }));
  const sums = sumByCurrency(totals).map(sum => ({
    key: sum.currency,
    cells: [say('Total'), sum.currency, ...formatNumbers(sum)],
  }));
  return (
    <Table
      title={say('What gifts brought in, by month and purpose')}
      isCaptioned
      columns={columns}
      rows={rows}
      sums={sums}
    />
  );
}

type Numbers = Pick<MonthTotal, (typeof amounts)[number] | 'currency' | 'donations'>;

function formatNumbers(total: Numbers): string[] {
  const { currency, donations } = total;
  return [String(donations), ...amounts.map(name => formatMoney({ units: total[name], currency }, 'en'))];
}
