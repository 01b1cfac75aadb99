import type { AdminViewServerProps } from 'payload';
import { type Message, message, shownDay } from '#core/message.ts';
import { formatMoney } from '#core/money.ts';
import { readPage } from '#money/bookkeeping/desk/desk.schema.ts';
import { methodNames, monthlyChangers, monthlyStatusNames } from '#money/bookkeeping/desk/desk.texts.ts';
import { listPurposeNames } from '#money/bookkeeping/desk/desk-settings.ts';
import {
  listMonthlyAtDesk,
  type MonthlyAtDesk,
  readMonthlyState,
  sumMonthly,
} from '#money/bookkeeping/donations/list-monthly.ts';
import { printPaymentReference } from '#money/domain/payment-reference.ts';
import styles from '#staff/frame/admin-page.module.css';
import { sayHere } from '#staff/language/say.ts';
import type { Tone } from '../parts/badge.tsx';
import { Submit } from '../parts/buttons.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { Table } from '../parts/table.tsx';
import { DeskFrame, guardDesk, Pages } from './desk-frame.tsx';
import { namePurpose, StateCell } from './donations-page.tsx';

const PAGE_SIZE = 50;

/** All monthly donations: status, amount, next payment, and what failed. */
export async function MonthlyPage(props: AdminViewServerProps) {
  const say = sayHere();
  guardDesk(props, 'donations desk');
  const { payload, searchParams = {} } = props;
  const state = readMonthlyState(searchParams.state);
  const page = readPage(searchParams.page);
  const [donations, { all, each }, purposes] = await Promise.all([
    listMonthlyAtDesk({ payload }, state, { size: PAGE_SIZE, page }),
    sumMonthly({ payload }, state),
    listPurposeNames(payload),
  ]);
  const { admin } = payload.config.routes;
  const sums = each.map(money => formatMoney(money, 'en')).join(', ');
  return (
    <DeskFrame
      {...props}
      title={say('Monthly gifts')}
      about={say('Who gives each month, when the next gift is due, and which payments failed.')}
    >
      <form className={styles.filter} method="get" aria-label={say('Search monthly gifts')}>
        <label>
          {say('State')}
          <select name="state" defaultValue={state ?? ''}>
            <option value="">{say('All that were paid at least once')}</option>
            {Object.entries(monthlyStatusNames).map(([value, words]) => (
              <option key={value} value={value}>
                {say(words)}
              </option>
            ))}
          </select>
        </label>
        <Submit look="quiet">{say('Show')}</Submit>
      </form>
      {all === 0 ? (
        <div role="status">
          {state ? (
            <EmptyState drawing="search" title={say('No monthly gift matches.')} />
          ) : (
            <EmptyState drawing="gifts" title={say('No monthly gifts yet')}>
              {say('Each appears here once its first month is paid.')}
            </EmptyState>
          )}
        </div>
      ) : (
        <p role="status">
          {say(
            sums === ''
              ? message('{count, plural, one {# monthly gift.} other {# monthly gifts.}}', { count: all })
              : message(
                  '{count, plural, one {# monthly gift, {sums} each month.} other {# monthly gifts, {sums} each month.}}',
                  { count: all, sums },
                ),
          )}
        </p>
      )}
      {donations.length > 0 && <MonthlyTable donations={donations} purposes={purposes} admin={admin} />}
      <Pages
        page={page}
        pages={Math.ceil(all / PAGE_SIZE)}
        query={new URLSearchParams(state ? { state } : {})}
      />
    </DeskFrame>
  );
}

type MonthlyTableProps = {
  donations: readonly MonthlyAtDesk[];
  purposes: ReadonlyMap<string, string>;
  admin: string;
};

function MonthlyTable({ donations, purposes, admin }: MonthlyTableProps) {
  const say = sayHere();
  const rows = donations.map(donation => ({
    key: donation.reference,
    data: { 'data-monthly': donation.state },
    cells: [
      say(bookedDay(donation.begunAt)),
      <a key="donation" href={`${admin}/gifts/${donation.reference}`}>
        {printPaymentReference(donation.reference)}
      </a>,
      formatMoney(donation.amount, 'en'),
      say(methodNames[donation.method]),
      <StateCell
        key="state"
        state={monthlyStatusNames[donation.state]}
        tone={toneByState[donation.state]}
        failure={donation.failure}
        note={describeChange(donation)}
      />,
      donation.nextAt ? say(bookedDay(donation.nextAt)) : '–',
      donation.paid,
      say(namePurpose(donation, purposes)),
      donation.name ?? '–',
    ],
  }));
  return <Table title={say('Monthly gifts')} columns={columns} rows={rows} />;
}

const columns = [
  'Started',
  { code: 'First gift' },
  { money: 'Each month' },
  'Payment method',
  'State',
  'Next month',
  { money: 'Paid' },
  'For',
  'Donor',
];

const toneByState: Record<MonthlyAtDesk['state'], Tone> = {
  begun: 'quiet',
  active: 'good',
  paused: 'info',
  failing: 'bad',
  ended: 'quiet',
};

/** Its day in UTC, as in the books. */
const bookedDay = (moment: Date) => shownDay(moment.toISOString().slice(0, 10));

/** The status since when, and who changed it; undefined where the status says it all. */
function describeChange({ state, change }: MonthlyAtDesk): Message | undefined {
  if (!change || state === 'active' || state === 'begun') return undefined;
  const values = { state: message(monthlyStatusNames[state]), day: shownDay(change.at) };
  if (state === 'failing')
    return message(
      '{state} since {day}: the card or the bank refused. The payment service tries again, then ends it.',
      values,
    );
  return message(monthlyChangers[change.by], values);
}
