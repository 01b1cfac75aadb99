import type { Payload } from 'payload';
import { addDays } from '#core/zoned-time.ts';
import { dayOf } from '#features/figures/count-queue.ts';
import { readTotal } from '#features/figures/read-figures.ts';
import { sayHere } from '#staff/language/say.ts';
import { FigureSums } from '../figures/figure-sums.tsx';

const DAYS = 7;

/** On the dashboard: visits of the last seven days against the seven before. Nothing before anybody came. */
export async function VisitsNotice({ payload, now }: { payload: Payload; now: Date }) {
  const say = sayHere();
  const today = dayOf(now);
  const span = (to: string) => ({ from: addDays(to, 1 - DAYS), to });
  const [week, before] = await Promise.all([
    readTotal({ payload }, 'day', span(today)),
    readTotal({ payload }, 'day', span(addDays(today, -DAYS))),
  ]);
  if (week.views + before.views === 0) return null;
  return (
    <section aria-label={say('Visits in the last seven days')}>
      <h2>{say('Visits in the last seven days')}</h2>
      <FigureSums now={week} before={before} />
      <p>
        <a href={`${payload.config.routes.admin}/figures`}>{say('See what people come for')}</a>
      </p>
    </section>
  );
}
