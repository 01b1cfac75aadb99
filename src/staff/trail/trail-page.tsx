import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { mayUseGifts } from '#cms/access/access-for.ts';
import { readPage } from '#features/bookkeeping/desk/desk.schema.ts';
import { areDonationsOn } from '#platform/payments/giving-switch.ts';
import { sayHere } from '#staff/language/say.ts';
import { AdminPage } from '../admin-page.tsx';
import styles from '../gifts/gifts.module.css';
import { listPeople, listTrail } from './list-trail.ts';
import { readTitles } from './read-titles.ts';
import { readTrailFilter, type TrailFilter, trailQuery } from './trail-filter.ts';
import { TrailTable } from './trail-table.tsx';
import { kindNames } from './trail-words.ts';

const PAGE_SIZE = 50;

/** Who did what: admins see all of it, bookkeepers what was done with money. Nobody can change it. */
export async function TrailPage(props: AdminViewServerProps) {
  const say = sayHere();
  const { initPageResult, payload, searchParams = {} } = props;
  const { req } = initPageResult;
  const { admin } = payload.config.routes;
  const parts = {
    money: areDonationsOn() && mayUseGifts(req, 'trail of money'),
    content: mayUseGifts(req, 'trail of content'),
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
    <AdminPage {...props} title={say('Who did what')} className={styles.page}>
      <p>{say('What is written here cannot be changed by anybody. Times are in UTC.')}</p>
      <FilterForm filter={filter} kinds={kinds} people={people} address={`${admin}/who-did-what`} />
      {rows.length === 0 ? (
        <p role="status">{say('Nothing fits this.')}</p>
      ) : (
        <TrailTable rows={rows} titles={titles} kinds={kinds} admin={admin} />
      )}
      <Onward page={page} hasMore={hasMore} query={trailQuery(filter)} />
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
  return (
    <form className={styles.filter} method="get" action={address} aria-label={say('Search')}>
      <label>
        {say('Who')}
        <select name="person" defaultValue={filter.person ?? ''}>
          <option value="">{say('Everybody')}</option>
          {people.map(({ staff, name }) => (
            <option key={staff} value={staff}>
              {name ?? say(`Account ${staff}, which is gone`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {say('What kind of thing')}
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
        {say('From')}
        <input type="date" name="from" defaultValue={filter.from ?? ''} />
      </label>
      <label>
        {say('To')}
        <input type="date" name="to" defaultValue={filter.to ?? ''} />
      </label>
      <button type="submit">{say('Show')}</button>
      <a href={address}>{say('Show all')}</a>
    </form>
  );
}

function Onward({ page, hasMore, query }: { page: number; hasMore: boolean; query: URLSearchParams }) {
  const say = sayHere();
  if (page === 1 && !hasMore) return null;
  const to = (number: number) => `?${new URLSearchParams([...query, ['page', String(number)]])}`;
  return (
    <nav className={styles.tabs} aria-label={say('Pages')}>
      {page > 1 && <a href={to(page - 1)}>{say('Newer')}</a>}
      {hasMore && <a href={to(page + 1)}>{say('Older')}</a>}
    </nav>
  );
}
