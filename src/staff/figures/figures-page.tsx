import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { mayUseFigures } from '#cms/access/access-for.ts';
import { ownValue } from '#core/own-value.ts';
import { toUtcDay } from '#features/figures/count-queue.ts';
import {
  type FigureFilter,
  figureQuery,
  type Grain,
  grains,
  listPeriods,
  readFigureFilter,
  type Span,
  spanBefore,
} from '#features/figures/periods.rules.ts';
import {
  type FigureKind,
  listToDo,
  readCampaigns,
  readMissedByFew,
  readNames,
  readSeries,
  readTotal,
} from '#features/figures/read-figures.ts';
import type { Goal } from '#features/figures/view.rules.ts';
import { startClock } from '#platform/clock.ts';
import { env } from '#platform/env.ts';
import type { Writer } from '#platform/transaction.ts';
import { sayHere } from '#staff/language/say.ts';
import { AdminPage } from '../frame/admin-frame.tsx';
import page from '../frame/admin-page.module.css';
import { ActionLink, Submit } from '../parts/buttons.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { Notice } from '../parts/notice.tsx';
import { FigureSums, NameChart, TimeChart } from './charts.tsx';
import styles from './figures.module.css';
import { ToDoList } from './to-do-list.tsx';

/** The visit statistics: pages, referrers, goals, and what visitors did not find. Nobody can be identified in them. */
export async function FiguresPage(props: AdminViewServerProps) {
  const say = sayHere();
  const { initPageResult, payload, searchParams = {} } = props;
  const { admin, api } = payload.config.routes;
  if (!mayUseFigures(initPageResult.req, 'figures')) redirect(admin);
  const today = toUtcDay(startClock(env.FIXED_NOW).now());
  const filter = readFigureFilter(searchParams);
  const periods = listPeriods(filter, today);
  const { now, before } = spanBefore(periods, today);
  const reader = { payload };
  const [series, total, totalBefore, toDo, missed] = await Promise.all([
    readSeries(reader, filter.by, periods),
    readTotal(reader, filter.by, now),
    readTotal(reader, filter.by, before),
    listToDo(reader, today),
    readMissedByFew(reader, today),
  ]);
  return (
    <AdminPage
      {...props}
      title={say('Visits')}
      about={say(
        'Counted without cookies, by day in UTC. Nobody can be recognised in these numbers, and numbers under five are hidden.',
      )}
      className={page.page}
    >
      <Outcome act={searchParams.act} />
      <Choice filter={filter} address={`${admin}/figures`} />
      {total.views === 0 && <Empty />}
      {total.views > 0 && (
        <>
          <FigureSums now={total} before={totalBefore} series={series} />
          <TimeChart by={filter.by} periods={periods} series={series} />
          <FigureParts reader={reader} by={filter.by} span={now} />
          <ActionLink href={`${api}/figures/csv?${figureQuery(filter)}`} look="quiet" download>
            {say('Save these numbers as a table (CSV)')}
          </ActionLink>
        </>
      )}
      <ToDoList
        items={toDo}
        missed={missed}
        api={api}
        mayAct={mayUseFigures(initPageResult.req, 'post /figures/lead')}
      />
    </AdminPage>
  );
}

const outcomes = new Map<unknown, string>([
  ['led', 'Visitors are redirected there from now on.'],
  ['done', 'Ticked off. It comes back if it happens again.'],
]);

function Outcome({ act }: { act: unknown }) {
  const say = sayHere();
  const outcome = outcomes.get(act);
  if (!outcome) return null;
  return (
    <Notice tone="good" role="status">
      {say(outcome)}
    </Notice>
  );
}

function Empty() {
  const say = sayHere();
  return (
    <EmptyState
      drawing="people"
      title={say('No visits in this period')}
      action={<ActionLink href={env.SITE_URL}>{say('Open the site')}</ActionLink>}
    >
      {say(
        'No visits were counted in this period. A page is counted once somebody has opened and left it, and your own visits count too. Open the site, then come back.',
      )}
    </EmptyState>
  );
}

function Choice({ filter, address }: { filter: FigureFilter; address: string }) {
  const say = sayHere();
  const to = (back: number) => `${address}?${figureQuery({ ...filter, back })}`;
  return (
    <div className={styles.choice}>
      <form className={page.filter} method="get" action={address} aria-label={say('Choose the period')}>
        <label>
          {say('Grouped by')}
          <select name="by" defaultValue={filter.by}>
            {grains.map(grain => (
              <option key={grain} value={grain}>
                {say(grainNames[grain])}
              </option>
            ))}
          </select>
        </label>
        <Submit look="quiet">{say('Show')}</Submit>
      </form>
      <nav className={page.pages} aria-label={say('Time')}>
        <ActionLink href={to(filter.back + 1)} look="quiet">
          {say('Earlier')}
        </ActionLink>
        {filter.back > 0 && (
          <ActionLink href={to(filter.back - 1)} look="quiet">
            {say('Later')}
          </ActionLink>
        )}
      </nav>
    </div>
  );
}

type FigurePartsProps = { reader: Writer; by: Grain; span: Span };

const nameGoal = (goal: string) => ownValue(goalNames, goal) ?? goal;

/** Visits by page, referrer, campaign, goal, step between goals, language and device. */
async function FigureParts({ reader, by, span }: FigurePartsProps) {
  const say = sayHere();
  const [pages, campaigns] = await Promise.all([
    readNames(reader, { by, kind: 'page', span }),
    readCampaigns(reader, by, span),
  ]);
  return (
    <div className={styles.parts}>
      <NameChart
        title={say('Pages')}
        heads={['Page', 'Seen', 'Visits that started here', 'Read to the end', 'Left at once']}
        rows={pages.map(({ name, views, visits, ends, quick }) => [name, views, visits, ends, quick])}
      />
      <NameChart
        title={say('Campaigns and newsletters')}
        heads={['Campaign', 'Visits', 'Started a gift', 'Gave', 'Joined the newsletter', 'Read to the end']}
        rows={campaigns.map(c => [c.name, c.visits, c['gift-begun'], c['gift-paid'], c.joined, c.read])}
      />
      {byVisits.map(part => (
        <VisitsPart key={part.kind} {...part} reader={reader} by={by} span={span} />
      ))}
    </div>
  );
}

type VisitsPartProps = FigurePartsProps & {
  kind: FigureKind;
  title: string;
  head: string;
  /** The English label of a counted value. */
  toLabel?: (name: string) => string;
};

/** The parts that count visits only. */
const byVisits: Omit<VisitsPartProps, keyof FigurePartsProps>[] = [
  { kind: 'referrer', title: 'Referring sites', head: 'Site' },
  { kind: 'goal', title: 'Goals reached', head: 'Goal', toLabel: nameGoal },
  { kind: 'step', title: 'The path between goals', head: 'Step', toLabel: nameGoal },
  {
    kind: 'language',
    title: 'Languages',
    head: 'Language',
    toLabel: name => ownValue(pageLanguages, name) ?? name,
  },
  { kind: 'device', title: 'Devices', head: 'Device', toLabel: name => ownValue(deviceNames, name) ?? name },
  { kind: 'country', title: 'Countries', head: 'Country' },
];

async function VisitsPart({ kind, title, head, toLabel, reader, by, span }: VisitsPartProps) {
  const say = sayHere();
  const sums = await readNames(reader, { by, kind, span });
  const shown = (name: string) =>
    toLabel
      ? name
          .split(' > ')
          .map(part => say(toLabel(part)))
          .join(' → ')
      : name;
  return (
    <NameChart
      title={say(title)}
      heads={[head, 'Visits']}
      rows={sums.map(({ name, visits }) => [shown(name), visits])}
    />
  );
}

const grainNames: Record<Grain, string> = {
  day: 'Day',
  week: 'Week',
  month: 'Month',
  ethiopian: 'Ethiopian month',
};

const goalNames: Record<Goal | 'visit', string> = {
  visit: 'Visited the site',
  read: 'Read to the end',
  joined: 'Joined the newsletter',
  booked: 'Booked a meeting',
  ticket: 'Bought a ticket',
  'gift-begun': 'Started a gift',
  'gift-paid': 'Gave',
};

const deviceNames: Readonly<Record<string, string>> = {
  phone: 'Phones',
  tablet: 'Tablets',
  computer: 'Computers',
};

const pageLanguages: Readonly<Record<string, string>> = Object.fromEntries([
  ['en', 'English'],
  ['am', 'Amharic'],
]);
