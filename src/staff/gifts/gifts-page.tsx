import type { AdminViewServerProps } from 'payload';
import { mayUseGifts } from '#cms/access/access-for.ts';
import { formatMoney } from '#core/money.ts';
import { filterQuery, readFilter, readPage } from '#features/bookkeeping/desk/desk.schema.ts';
import { listPurposeNames } from '#features/bookkeeping/desk/desk-settings.ts';
import { countOpenMatters, listGifts, sumGifts } from '#features/bookkeeping/donations/list-donations.ts';
import { readSlowed, readVerdicts } from '#features/donations/abuse/slow-down.ts';
import { sayHere } from '#staff/language/say.ts';
import { DeskFrame, guardDesk, Pages } from './desk-frame.tsx';
import { GiftFilterForm } from './gift-filter-form.tsx';
import { GiftTable } from './gift-table.tsx';
import { MonthTotals } from './month-totals.tsx';
import { Matters, SlowedNotice } from './notices.tsx';

const PAGE_SIZE = 50;

/** The gifts desk: what waits, and all gifts. Editors see totals only. */
export async function GiftsPage(props: AdminViewServerProps) {
  const say = sayHere();
  guardDesk(props, 'gift totals');
  const { req } = props.initPageResult;
  return (
    <DeskFrame {...props} title={say('Gifts')}>
      {mayUseGifts(req, 'gifts desk') ? (
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
  const [matters, gifts, sums, purposes, verdicts, slowed] = await Promise.all([
    countOpenMatters({ payload }),
    listGifts({ payload }, filter, { page, size: PAGE_SIZE }),
    sumGifts({ payload }, filter),
    listPurposeNames(payload),
    readVerdicts({ payload }, now),
    readSlowed({ payload }, now),
  ]);
  const { admin, api } = payload.config.routes;
  const all = sums.reduce((count, { gifts: of }) => count + of, 0);
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
      <Matters matters={matters} admin={admin} />
      <GiftFilterForm filter={filter} address={`${admin}/gifts`} />
      <p role="status">
        {say(
          all === 0
            ? 'No gift fits this.'
            : `${all} ${all === 1 ? 'gift' : 'gifts'}: ${left} arrived and stayed.`,
        )}
        {disputed !== '' && ` ${say(`${disputed} are disputed and not counted as stayed.`)}`}
      </p>
      {all > 0 && <GiftTable gifts={gifts} purposes={purposes} admin={admin} />}
      <Pages page={page} pages={Math.ceil(all / PAGE_SIZE)} query={query} />
      <p>
        <a href={`${api}/gifts/csv?${query}`} download>
          {say('Save these gifts as a table (CSV)')}
        </a>
      </p>
    </>
  );
}
