import type { AdminViewServerProps } from 'payload';
import { mayUseDonations } from '#cms/access/access-for.ts';
import type { Message, Say } from '#core/message.ts';
import { message, shownDay } from '#core/message.ts';
import { formatMoney } from '#core/money.ts';
import { ownValue } from '#core/own-value.ts';
import { isIsoDay } from '#core/zoned-time.ts';
import {
  type DonationFilter,
  filterQuery,
  readFilter,
  readPage,
} from '#money/bookkeeping/desk/desk.schema.ts';
import {
  donationMatterNames,
  failureNames,
  methodNames,
  statusNames,
} from '#money/bookkeeping/desk/desk.texts.ts';
import { listPurposeNames, listRefundStaff } from '#money/bookkeeping/desk/desk-settings.ts';
import {
  countOpenMatters,
  type DonationOrder,
  donationOrders,
  type ListedDonation,
  listDonations,
  presetOrder,
  sumDonations,
} from '#money/bookkeeping/donations/list-donations.ts';
import { listRefundTasks } from '#money/bookkeeping/donations/list-refunds.ts';
import { printPaymentReference } from '#money/domain/payment-reference.ts';
import { readSlowed, readVerdicts } from '#money/donations/abuse/slow-down.ts';
import { presetCurrencies } from '#money/settings/giving-settings.schema.ts';
import { sayHere } from '#staff/language/say.ts';
import { Badge, type Tone } from '../parts/badge.tsx';
import { ActionLink } from '../parts/buttons.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { FilterBar, type SetFilter } from '../parts/filter-bar.tsx';
import { type ColumnSort, readSort, sortLinks } from '../parts/sort.rules.ts';
import { Table } from '../parts/table.tsx';
import { DeskFrame, guardDesk, Pages } from './desk-frame.tsx';
import { toneByStatus } from './donation-tones.ts';
import styles from './donations.module.css';
import { OpenMatters, SlowedNotice } from './notices.tsx';
import { RefundTasks } from './refunds.tsx';
import { MonthTotals } from './totals-page.tsx';

const PAGE_SIZE = 50;

/** The donations desk: what needs attention, and all donations. Editors see only totals. */
export async function DonationsPage(props: AdminViewServerProps) {
  const say = sayHere();
  guardDesk(props, 'donation totals');
  const { req } = props.initPageResult;
  const { admin } = props.payload.config.routes;
  const isDesk = mayUseDonations(req, 'donations desk');
  return (
    <DeskFrame
      {...props}
      title={say('Gifts')}
      about={say(
        isDesk
          ? 'Every gift, what came of it, and what needs somebody.'
          : 'What gifts brought in. Who gave is seen only by bookkeepers and admins.',
      )}
      action={
        isDesk && (
          <ActionLink href={`${admin}/gifts/enter`} icon="plus">
            {say('Enter a gift')}
          </ActionLink>
        )
      }
    >
      {isDesk ? (
        <Desk {...props} />
      ) : (
        <MonthTotals payload={props.payload} query={props.searchParams ?? {}} path="/gifts" />
      )}
    </DeskFrame>
  );
}

async function Desk({ payload, searchParams = {} }: AdminViewServerProps) {
  const say = sayHere();
  const filter = readFilter(searchParams);
  const order = readSort(searchParams.sort, donationOrders, presetOrder);
  const page = readPage(searchParams.page);
  const now = new Date();
  const [matters, tasks, doers, donations, sums, purposes, verdicts, slowed] = await Promise.all([
    countOpenMatters({ payload }),
    listRefundTasks({ payload }),
    listRefundStaff(payload),
    listDonations({ payload }, filter, { page, size: PAGE_SIZE, order }),
    sumDonations({ payload }, filter),
    listPurposeNames(payload),
    readVerdicts({ payload }, now),
    readSlowed({ payload }, now),
  ]);
  const { admin, api } = payload.config.routes;
  const all = sums.reduce((count, { donations: of }) => count + of, 0);
  const formatSums = (part: 'left' | 'disputed') =>
    sums
      .filter(sum => part === 'left' || sum.disputed !== 0n)
      .map(sum => formatMoney({ units: sum[part], currency: sum.currency }, 'en'))
      .join(', ');
  const [left, disputed] = [formatSums('left'), formatSums('disputed')];
  const query = filterQuery(filter);
  const sorted = new URLSearchParams(query);
  if (searchParams.sort !== undefined) sorted.set('sort', `${order.isDescending ? '-' : ''}${order.by}`);
  return (
    <>
      <SlowedNotice verdicts={verdicts} slowed={slowed} />
      <OpenMatters matters={matters} admin={admin} />
      <RefundTasks tasks={tasks} staff={doers} admin={admin} />
      <DonationFilterForm filter={filter} address={`${admin}/gifts`} />
      {all > 0 || query.size > 0 ? (
        <p role="status" className={styles.total}>
          {say(
            all === 0
              ? 'No gifts match.'
              : message('{count, plural, one {# gift} other {# gifts}}: {kept} received and kept.', {
                  count: all,
                  kept: left,
                }),
          )}
          {disputed !== '' && ` ${say('{money} is disputed and not counted as kept.', { money: disputed })}`}
        </p>
      ) : (
        <EmptyState
          drawing="gifts"
          title={say('No gifts yet')}
          action={
            <ActionLink href={`${admin}/gifts/enter`} look="quiet">
              {say('Enter cash, a cheque or goods')}
            </ActionLink>
          }
        >
          {say('Each gift appears here as soon as somebody begins it on the site.')}
        </EmptyState>
      )}
      {all > 0 && (
        <DonationTable
          donations={donations}
          purposes={purposes}
          admin={admin}
          links={sortLinks(order, donationOrders, query)}
        />
      )}
      <div className={styles.foot}>
        <Pages page={page} pages={Math.ceil(all / PAGE_SIZE)} query={sorted} />
        {all > 0 && (
          <ActionLink href={`${api}/donations/csv?${query}`} look="quiet" download>
            {say('Save these gifts as a table (CSV)')}
          </ActionLink>
        )}
      </div>
    </>
  );
}

/** A filter that is set, in words; the address without it keeps the others. */
function setFilters(filter: DonationFilter, address: string, say: Say): SetFilter[] {
  const names: [keyof DonationFilter, string, Record<string, string> | null][] = [
    ['words', 'Search', null],
    ['matter', 'Needs attention', donationMatterNames],
    ['state', 'State', statusNames],
    ['failure', 'Why it failed', failureNames],
    ['method', 'Payment method', methodNames],
    ['currency', 'Currency', null],
    ['from', 'First day', null],
    ['to', 'Last day', null],
  ];
  return names.flatMap(([name, label, words]) => {
    const value = filter[name];
    if (!value) return [];
    const rest = filterQuery({ ...filter, [name]: null });
    const shown = words
      ? say(ownValue(words, value) ?? value)
      : isIsoDay(value)
        ? say(shownDay(value))
        : value;
    return [{ label: say(label), value: shown, without: rest.size > 0 ? `${address}?${rest}` : address }];
  });
}

/** Search and filters as a plain GET form, so that the address can be shared. */
function DonationFilterForm({ filter, address }: { filter: DonationFilter; address: string }) {
  const say = sayHere();
  return (
    <FilterBar
      label={say('Search gifts')}
      address={address}
      set={setFilters(filter, address, say)}
      search={
        <label>
          {say('Reference, receipt number, email address or name')}
          <input type="search" name="words" defaultValue={filter.words} maxLength={100} />
        </label>
      }
    >
      <Choice
        name="matter"
        label={say('Needs attention')}
        value={filter.matter}
        names={donationMatterNames}
      />
      <Choice name="state" label={say('State')} value={filter.state} names={statusNames} />
      <Choice name="failure" label={say('Why it failed')} value={filter.failure} names={failureNames} />
      <Choice name="method" label={say('Payment method')} value={filter.method} names={methodNames} />
      <label>
        {say('Currency')}
        <input
          name="currency"
          defaultValue={filter.currency ?? ''}
          maxLength={3}
          size={4}
          list="gift-currencies"
        />
        <datalist id="gift-currencies">
          {presetCurrencies.map(currency => (
            <option key={currency} value={currency} />
          ))}
        </datalist>
      </label>
      <label>
        {say('First day')}
        <input type="date" name="from" defaultValue={filter.from ?? ''} />
      </label>
      <label>
        {say('Last day')}
        <input type="date" name="to" defaultValue={filter.to ?? ''} />
      </label>
    </FilterBar>
  );
}

type ChoiceProps = { name: string; label: string; value: string | null; names: Record<string, string> };

function Choice({ name, label, value, names }: ChoiceProps) {
  const say = sayHere();
  return (
    <label>
      {label}
      <select name={name} defaultValue={value ?? ''}>
        <option value="">{say('All')}</option>
        {Object.entries(names).map(([each, words]) => (
          <option key={each} value={each}>
            {say(words)}
          </option>
        ))}
      </select>
    </label>
  );
}

type DonationTableProps = {
  donations: readonly ListedDonation[];
  purposes: ReadonlyMap<string, string>;
  admin: string;
  links: Record<DonationOrder['by'], ColumnSort>;
};

function DonationTable({ donations, purposes, admin, links }: DonationTableProps) {
  const say = sayHere();
  const rows = donations.map(donation => ({
    key: donation.id,
    data: { 'data-donation': donation.state },
    cells: [
      say(shownDay(donation.day)),
      <a key="donation" href={`${admin}/gifts/${donation.reference}`}>
        {printPaymentReference(donation.reference)}
      </a>,
      formatMoney({ units: donation.amount, currency: donation.currency }, 'en'),
      say(methodNames[donation.method]),
      <StateCell
        key="state"
        state={statusNames[donation.state]}
        tone={toneByStatus[donation.state]}
        failure={donation.failure}
      />,
      say(namePurpose(donation, purposes)),
      donation.name ?? '–',
      donation.receipt?.padStart(6, '0') ?? '–',
    ],
  }));
  return (
    <Table
      title={say('Gifts')}
      columns={[
        { day: 'Day', sort: links.day },
        { code: 'Gift' },
        { money: 'Amount', sort: links.amount },
        'Payment method',
        { text: 'State', sort: links.state },
        'For',
        { text: 'Donor', sort: links.donor },
        { code: 'Receipt' },
      ]}
      rows={rows}
    />
  );
}

type StateCellProps = {
  state: Message;
  tone: Tone;
  failure: ListedDonation['failure'];
  note?: Message | undefined;
};

/** A status, and below it why the payment failed and what else there is to say. */
export function StateCell({ state, tone, failure, note }: StateCellProps) {
  const say = sayHere();
  return (
    <span className={styles.state}>
      <Badge tone={tone}>{say(state)}</Badge>
      {failure && <span className={styles.why}>{say(failureNames[failure])}</span>}
      {note && <span className={styles.why}>{say(note)}</span>}
    </span>
  );
}

/** What a donation is for: its campaign if it has one, otherwise its fund. */
export const namePurpose = (
  { fund, campaign }: Pick<ListedDonation, 'fund' | 'campaign'>,
  purposes: ReadonlyMap<string, string>,
): string => purposes.get(campaign ?? fund) ?? campaign ?? fund;
