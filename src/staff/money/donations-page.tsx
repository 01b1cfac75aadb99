import type { AdminViewServerProps } from 'payload';
import { mayUseDonations } from '#cms/access/access-for.ts';
import type { Message } from '#core/message.ts';
import { message } from '#core/message.ts';
import { formatMoney } from '#core/money.ts';
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
  type ListedDonation,
  listDonations,
  sumDonations,
} from '#money/bookkeeping/donations/list-donations.ts';
import { listRefundTasks } from '#money/bookkeeping/donations/list-refunds.ts';
import { printPaymentReference } from '#money/domain/payment-reference.ts';
import { readSlowed, readVerdicts } from '#money/donations/abuse/slow-down.ts';
import { presetCurrencies } from '#money/settings/giving-settings.schema.ts';
import styles from '#staff/frame/admin-page.module.css';
import { DeskTable } from '#staff/frame/page-parts.tsx';
import { sayHere } from '#staff/language/say.ts';
import { DeskFrame, guardDesk, Pages } from './desk-frame.tsx';
import { OpenMatters, SlowedNotice } from './notices.tsx';
import { RefundTasks } from './refunds.tsx';
import { MonthTotals } from './totals-page.tsx';

const PAGE_SIZE = 50;

/** The donations desk: what needs attention, and all donations. Editors see only totals. */
export async function DonationsPage(props: AdminViewServerProps) {
  const say = sayHere();
  guardDesk(props, 'donation totals');
  const { req } = props.initPageResult;
  return (
    <DeskFrame {...props} title={say('Gifts')}>
      {mayUseDonations(req, 'donations desk') ? (
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
  const page = readPage(searchParams.page);
  const now = new Date();
  const [matters, tasks, doers, donations, sums, purposes, verdicts, slowed] = await Promise.all([
    countOpenMatters({ payload }),
    listRefundTasks({ payload }),
    listRefundStaff(payload),
    listDonations({ payload }, filter, { page, size: PAGE_SIZE }),
    sumDonations({ payload }, filter),
    listPurposeNames(payload),
    readVerdicts({ payload }, now),
    readSlowed({ payload }, now),
  ]);
  const { admin, api } = payload.config.routes;
  const all = sums.reduce((count, { donations: of }) => count + of, 0);
  const sumsOf = (part: 'left' | 'disputed') =>
    sums
      .filter(sum => part === 'left' || sum.disputed !== 0n)
      .map(sum => formatMoney({ units: sum[part], currency: sum.currency }, 'en'))
      .join(', ');
  const [left, disputed] = [sumsOf('left'), sumsOf('disputed')];
  const query = filterQuery(filter);
  return (
    <>
      <SlowedNotice verdicts={verdicts} slowed={slowed} />
      <OpenMatters matters={matters} admin={admin} />
      <RefundTasks tasks={tasks} staff={doers} admin={admin} />
      <DonationFilterForm filter={filter} address={`${admin}/gifts`} />
      <p role="status">
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
      {all > 0 && <DonationTable donations={donations} purposes={purposes} admin={admin} />}
      <Pages page={page} pages={Math.ceil(all / PAGE_SIZE)} query={query} />
      <p>
        <a href={`${api}/donations/csv?${query}`} download>
          {say('Save these gifts as a table (CSV)')}
        </a>
      </p>
    </>
  );
}

/** Search and filters as a plain GET form, so that the address can be shared. */
function DonationFilterForm({ filter, address }: { filter: DonationFilter; address: string }) {
  const say = sayHere();
  return (
    <form className={styles.filter} method="get" action={address} aria-label={say('Search gifts')}>
      <label>
        {say('Reference, receipt number, email address or name')}
        <input type="search" name="words" defaultValue={filter.words} maxLength={100} />
      </label>
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
      <button type="submit">{say('Show')}</button>
      <a href={address}>{say('Show all')}</a>
    </form>
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
};

/** Donations, newest first by the day the money arrived. */
function DonationTable({ donations, purposes, admin }: DonationTableProps) {
  const say = sayHere();
  const rows = donations.map(donation => ({
    key: donation.id,
    data: { 'data-donation': donation.state },
    cells: [
      donation.day,
      <a key="donation" href={`${admin}/gifts/${donation.reference}`}>
        {printPaymentReference(donation.reference)}
      </a>,
      formatMoney({ units: donation.amount, currency: donation.currency }, 'en'),
      say(methodNames[donation.method]),
      <StateCell key="state" state={statusNames[donation.state]} failure={donation.failure} />,
      say(purposeOf(donation, purposes)),
      donation.name ?? '–',
      donation.receipt?.padStart(6, '0') ?? '–',
    ],
  }));
  return (
    <DeskTable
      title={say('Gifts')}
      columns={[
        { day: 'Day' },
        'Gift',
        { money: 'Amount' },
        'Payment method',
        'State',
        'For',
        'Donor',
        'Receipt',
      ]}
      rows={rows}
    />
  );
}

/** A status, and below it why the payment failed. */
export function StateCell({ state, failure }: { state: Message; failure: ListedDonation['failure'] }) {
  const say = sayHere();
  return (
    <>
      {say(state)}
      {failure && <span className={styles.why}>{say(failureNames[failure])}</span>}
    </>
  );
}

/** What a donation is for: its campaign if it has one, otherwise its fund. */
export const purposeOf = (
  { fund, campaign }: Pick<ListedDonation, 'fund' | 'campaign'>,
  purposes: ReadonlyMap<string, string>,
): string => purposes.get(campaign ?? fund) ?? campaign ?? fund;
