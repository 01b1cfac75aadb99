import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { mayUseFigures } from '#cms/access/access-for.ts';
import { dayOf } from '#features/figures/count-queue.ts';
import {
  type FigureFilter,
  figureQuery,
  grains,
  periodsOf,
  readFigureFilter,
  spanBefore,
} from '#features/figures/periods.rules.ts';
import { listToDo, readSeries, readTotal } from '#features/figures/read-figures.ts';
import { startClock } from '#platform/clock.ts';
import { env } from '#platform/env.ts';
import { sayHere } from '#staff/language/say.ts';
import { AdminPage } from '../admin-page.tsx';
import gifts from '../gifts/gifts.module.css';
import { FigureParts } from './figure-parts.tsx';
import { FigureSums } from './figure-sums.tsx';
import { grainNames } from './figure-words.ts';
import { TimeChart } from './time-chart.tsx';
import { ToDoList } from './to-do-list.tsx';

/** What people come for, what led them here, what it brought, and what they did not find. Says nothing of anybody. */
export async function FiguresPage(props: AdminViewServerProps) {
  const say = sayHere();
  const { initPageResult, payload, searchParams = {} } = props;
  const { admin, api } = payload.config.routes;
  if (!mayUseFigures(initPageResult.req, 'figures')) redirect(admin);
  const today = dayOf(startClock(env.FIXED_NOW).now());
  const filter = readFigureFilter(searchParams);
  const periods = periodsOf(filter, today);
  const { now, before } = spanBefore(periods, today);
  const reader = { payload };
  const [series, total, totalBefore, toDo] = await Promise.all([
    readSeries(reader, filter.by, periods),
    readTotal(reader, filter.by, now),
    readTotal(reader, filter.by, before),
    listToDo(reader, today),
  ]);
  return (
    <AdminPage {...props} title={say('Visits')} className={gifts.page}>
      <Outcome act={searchParams.act} />
      <p>
        {say(
          'Counted without cookies, by day in UTC. Nobody can be found again in these numbers, and numbers under five are hidden.',
        )}
      </p>
      <Choice filter={filter} address={`${admin}/figures`} />
      {total.views === 0 && <Empty />}
      {total.views > 0 && (
        <>
          <FigureSums now={total} before={totalBefore} />
          <TimeChart by={filter.by} periods={periods} series={series} />
          <FigureParts reader={reader} by={filter.by} span={now} />
          <p>
            <a href={`${api}/figures/csv?${figureQuery(filter)}`} download>
              {say('Save these numbers as a table (CSV)')}
            </a>
          </p>
        </>
      )}
      <ToDoList items={toDo} api={api} mayAct={mayUseFigures(initPageResult.req, 'post /figures/lead')} />
    </AdminPage>
  );
}

const outcomes = new Map<unknown, string>([
  ['led', 'Visitors are led there from now on.'],
  ['done', 'Ticked off. It comes back if it happens again.'],
]);

function Outcome({ act }: { act: unknown }) {
  const say = sayHere();
  const outcome = outcomes.get(act);
  if (!outcome) return null;
  return (
    <p className={gifts.done} role="status">
      {say(outcome)}
    </p>
  );
}

function Empty() {
  const say = sayHere();
  return (
    <p role="status">
      {say(
        'No visits are counted in this time. A page counts once somebody has opened and left it; your own visit does too. Open the site, then come back.',
      )}{' '}
      <a href={env.SITE_URL}>{say('Open the site')}</a>
    </p>
  );
}

function Choice({ filter, address }: { filter: FigureFilter; address: string }) {
  const say = sayHere();
  const to = (back: number) => `${address}?${figureQuery({ ...filter, back })}`;
  return (
    <>
      <form className={gifts.filter} method="get" action={address} aria-label={say('Choose the time')}>
        <label>
          {say('Added up by')}
          <select name="by" defaultValue={filter.by}>
            {grains.map(grain => (
              <option key={grain} value={grain}>
                {say(grainNames[grain])}
              </option>
            ))}
          </select>
        </label>
        <button type="submit">{say('Show')}</button>
      </form>
      <nav className={gifts.tabs} aria-label={say('Time')}>
        <a href={to(filter.back + 1)}>{say('Earlier')}</a>
        {filter.back > 0 && <a href={to(filter.back - 1)}>{say('Later')}</a>}
      </nav>
    </>
  );
}
