import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { mayUseDonations } from '#cms/access/access-for.ts';
import { type Message, message, shownDay, shownMoment } from '#core/message.ts';
import { formatMoney, isCurrency } from '#core/money.ts';
import { detailWords } from '#money/bookkeeping/desk/book-words.ts';
import { readPage } from '#money/bookkeeping/desk/desk.schema.ts';
import { printPaymentReference } from '#money/domain/payment-reference.ts';
import { areDonationsOn } from '#money/settings/donation-switch.ts';
import { sayHere } from '#staff/language/say.ts';
import { AdminPage } from '../frame/admin-frame.tsx';
import styles from '../frame/admin-page.module.css';
import { ActionLink } from '../parts/buttons.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { FilterBar } from '../parts/filter-bar.tsx';
import { Table } from '../parts/table.tsx';
import {
  listPeople,
  listTrail,
  readTitles,
  readTrailFilter,
  type TrailFilter,
  type TrailRow,
  trailQuery,
} from './list-trail.ts';
import { actWords, kindNames } from './trail-words.ts';

const PAGE_SIZE = 50;

/** The audit trail: admins see everything, bookkeepers what was done with money. Nobody can change it. */
export async function TrailPage(props: AdminViewServerProps) {
  const say = sayHere();
  const { initPageResult, payload, searchParams = {} } = props;
  const { req } = initPageResult;
  const { admin } = payload.config.routes;
  const parts = {
    money: areDonationsOn() && mayUseDonations(req, 'trail of money'),
    content: mayUseDonations(req, 'trail of content'),
  };
  if (!parts.money && !parts.content) redirect(admin);
  const kinds = kindNames(payload, parts);
  const filter = readTrailFilter(searchParams, kinds);
  const page = readPage(searchParams.page);
  const [{ rows, hasMore }, people] = await Promise.all([
    listTrail({ payload }, filter, parts, { size: PAGE_SIZE, page }),
    listPeople({ payload }),
  ]);
  const titles = await readTitles(req, rows);
  return (
    <AdminPage
      {...props}
      title={say('Who did what')}
      about={say('Nobody can change this record. Times are those of Addis Ababa.')}
      className={styles.page}
    >
      <FilterForm filter={filter} kinds={kinds} people={people} address={`${admin}/who-did-what`} />
      {rows.length === 0 ? (
        <EmptyState drawing="search" title={say('No entries match.')} />
      ) : (
        <TrailTable rows={rows} titles={titles} kinds={kinds} admin={admin} />
      )}
      <PageLinks page={page} hasMore={hasMore} query={trailQuery(filter)} />
    </AdminPage>
  );
}

type FilterFormProps = {
  filter: TrailFilter;
  kinds: ReadonlyMap<string, string>;
  people: readonly { staff: number; name: string | null }[];
  address: string;
};

function FilterForm({ filter, kinds, people, address }: FilterFormProps) {
  const say = sayHere();
  const { person, kind, from, to } = filter;
  const personName = people.find(({ staff }) => String(staff) === String(person))?.name;
  const values = [
    { key: 'person', label: say('Who'), value: person === null ? null : (personName ?? String(person)) },
    { key: 'kind', label: say('Kind'), value: kind === null ? null : say(kinds.get(kind) ?? kind) },
    { key: 'from', label: say('First day'), value: from && say(shownDay(from)) },
    { key: 'to', label: say('Last day'), value: to && say(shownDay(to)) },
  ];
  const set = values.flatMap(({ key, label, value }) => {
    const query = trailQuery(filter);
    query.delete(key);
    return value === null ? [] : [{ label, value, without: `${address}?${query}` }];
  });
  return (
    <FilterBar label={say('Search')} address={address} set={set}>
      <label>
        {say('Who')}
        <select name="person" defaultValue={filter.person ?? ''}>
          <option value="">{say('Everybody')}</option>
          {people.map(({ staff, name }) => (
            <option key={staff} value={staff}>
              {name ?? say('Deleted account {staff}', { staff })}
            </option>
          ))}
        </select>
      </label>
      <label>
        {say('Kind')}
        <select name="kind" defaultValue={filter.kind ?? ''}>
          <option value="">{say('All')}</option>
          {[...kinds].map(([kind, name]) => (
            <option key={kind} value={kind}>
              {say(name)}
            </option>
          ))}
        </select>
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

function PageLinks({ page, hasMore, query }: { page: number; hasMore: boolean; query: URLSearchParams }) {
  const say = sayHere();
  if (page === 1 && !hasMore) return null;
  const to = (number: number) => `?${new URLSearchParams([...query, ['page', String(number)]])}`;
  return (
    <nav className={styles.pages} aria-label={say('Pages')}>
      {page > 1 && (
        <ActionLink href={to(page - 1)} look="quiet">
          {say('Newer')}
        </ActionLink>
      )}
      {hasMore && (
        <ActionLink href={to(page + 1)} look="quiet">
          {say('Older')}
        </ActionLink>
      )}
    </nav>
  );
}

type TrailTableProps = {
  rows: readonly TrailRow[];
  titles: ReadonlyMap<string, string>;
  kinds: ReadonlyMap<string, string>;
  admin: string;
};

/** The recorded acts, newest first, with links to documents that still exist. */
function TrailTable({ rows, titles, kinds, admin }: TrailTableProps) {
  const say = sayHere();
  const columns = [{ day: 'When' }, 'Who', 'Action', 'Affected item'];
  return (
    <Table
      title={say('Who did what')}
      columns={columns}
      rows={rows.map((row, index) => ({
        key: index,
        data: { 'data-act': row.act },
        cells: [
          say(shownMoment(row.at)),
          row.name ?? say(authorWithoutAccount(row)),
          say(actWords(row)),
          <Subject key="subject" row={row} titles={titles} kinds={kinds} admin={admin} />,
        ],
      }))}
    />
  );
}

/** Names the author of an act without an account: somebody who answered by a mailed link, or an automatic act. */
function authorWithoutAccount({ staff, act }: TrailRow): Message {
  if (staff !== null) return message('Deleted account {staff}', { staff });
  return act === 'approved' || act === 'changes-asked' ? 'The person asked' : 'Automatic';
}

function Subject({ row, titles, kinds, admin }: Omit<TrailTableProps, 'rows'> & { row: TrailRow }) {
  const say = sayHere();
  if (row.of === 'content') {
    const { collection, document } = row;
    const kind = kinds.get(collection) ?? collection;
    if (document === 0) return <a href={`${admin}/globals/${collection}`}>{say(kind)}</a>;
    const title = titles.get(`${collection} ${document}`);
    if (title === undefined) return `${say(kind)} ${document}`;
    return (
      <>
        {say(kind) !== title && `${say(kind)}: `}
        <a href={`${admin}/collections/${collection}/${document}`}>{title}</a>
      </>
    );
  }
  const { reference, details } = row;
  const { amount, currency } = details;
  const hasMoney = Number.isSafeInteger(amount) && typeof currency === 'string' && isCurrency(currency);
  const money = hasMoney ? formatMoney({ units: BigInt(amount ?? 0), currency }, 'en') : '';
  return (
    <>
      {reference && <a href={`${admin}/gifts/${reference}`}>{printPaymentReference(reference)}</a>}
      {reference && ' '}
      {[money, ...detailWords(details, say)].filter(Boolean).join(' · ')}
    </>
  );
}
