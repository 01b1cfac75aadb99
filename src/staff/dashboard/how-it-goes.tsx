import type { Payload, TypedUser } from 'payload';
import { mayUseDonations, mayUseFigures } from '#cms/access/access-for.ts';
import { addDays, CHARITY_ZONE, dayIn } from '#core/zoned-time.ts';
import { toUtcDay } from '#features/figures/count-queue.ts';
import { namePeriod, percentChange, periodStart, shownNumber } from '#features/figures/periods.rules.ts';
import { readSeries, readTotal } from '#features/figures/read-figures.ts';
import { listWeekTotals } from '#money/ledger/totals.ts';
import { areDonationsOn } from '#money/settings/donation-switch.ts';
import { languageHere, sayHere } from '#staff/language/say.ts';
import { changeWords } from '../figures/charts.tsx';
import { PersistentDetails } from '../figures/persistent-details.tsx';
import { CardGrid } from '../parts/card.tsx';
import { Figure } from '../parts/figure.tsx';
import { Table } from '../parts/table.tsx';
import styles from './dashboard.module.css';
import { listGiftWeeks, mondaysUntil } from './week-gifts.ts';

type Viewer = { payload: Payload; user: TypedUser; now: Date };

/** Gifts and visits by week, for those who may see them: a figure with its line each, and the numbers as a table behind it. */
export async function HowItGoes({ payload, user, now }: Viewer) {
  const say = sayHere();
  const seesGifts = areDonationsOn() && mayUseDonations({ user }, 'donation totals');
  const seesVisits = mayUseFigures({ user }, 'figures');
  if (!seesGifts && !seesVisits) return null;
  return (
    <section aria-label={say('How it goes')}>
      <h2 className={styles.heading}>{say('How it goes')}</h2>
      <CardGrid>
        {seesGifts && <Gifts payload={payload} now={now} />}
        {seesVisits && <Visits payload={payload} now={now} />}
      </CardGrid>
    </section>
  );
}

/** Nobody can be recognised in the totals, which editors see too. */
async function Gifts({ payload, now }: Omit<Viewer, 'user'>) {
  const say = sayHere();
  const mondays = mondaysUntil(periodStart('week', dayIn(CHARITY_ZONE.id, now)));
  const weeks = listGiftWeeks(await listWeekTotals({ payload }, mondays[0] ?? ''), mondays);
  const present = weeks.at(-1);
  const count = present?.donations ?? 0;
  return (
    <div className={styles.chart}>
      <Figure
        label={say('Gifts this week')}
        href={`${payload.config.routes.admin}/gifts`}
        value={say('{count, plural, one {# gift} other {# gifts}}', { count })}
        note={
          present?.kept ? say('{kept} received and kept', { kept: present.kept }) : say('nothing booked yet')
        }
        line={weeks.map(({ donations }) => donations)}
      />
      <PersistentDetails name="gifts by week" summary={say('As a table')}>
        <Table
          title={say('Gifts by week')}
          columns={[{ day: 'Week of' }, { number: 'Gifts' }, { money: 'Amount kept' }]}
          rows={weeks.toReversed().map(({ week, donations, kept }) => ({
            key: week,
            cells: [nameWeek(week), donations, kept || '–'],
          }))}
        />
      </PersistentDetails>
    </div>
  );
}

const nameWeek = (week: string) => namePeriod('week', { from: week, to: addDays(week, 6) }, languageHere());

const DAYS = 7;

/** The last seven days compared with the seven before; their line is by week. */
async function Visits({ payload, now }: Omit<Viewer, 'user'>) {
  const say = sayHere();
  const today = toUtcDay(now);
  const span = (to: string) => ({ from: addDays(to, 1 - DAYS), to });
  const mondays = mondaysUntil(periodStart('week', today));
  const weeks = mondays.map(from => ({ from, to: addDays(from, 6) }));
  const [days, before, series] = await Promise.all([
    readTotal({ payload }, 'day', span(today)),
    readTotal({ payload }, 'day', span(addDays(today, -DAYS))),
    readSeries({ payload }, 'week', weeks),
  ]);
  const shown = (number: number) => shownNumber(number) ?? say('under 5');
  return (
    <section className={styles.chart} aria-label={say('Visits in the last seven days')}>
      <Figure
        label={say('Visits in the last seven days')}
        href={`${payload.config.routes.admin}/figures`}
        value={shown(days.visits)}
        note={say(changeWords(percentChange(days.visits, before.visits)))}
        line={series.map(({ visits }) => shownNumber(visits) ?? 0)}
      />
      <PersistentDetails name="visits by week" summary={say('As a table')}>
        <Table
          title={say('Visits by week')}
          columns={[{ day: 'Week of' }, { number: 'Visits' }, { number: 'Page views' }]}
          rows={mondays
            .map((week, at) => ({
              key: week,
              cells: [nameWeek(week), shown(series[at]?.visits ?? 0), shown(series[at]?.views ?? 0)],
            }))
            .toReversed()}
        />
      </PersistentDetails>
    </section>
  );
}
