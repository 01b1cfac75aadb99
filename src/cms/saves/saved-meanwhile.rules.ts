import { CHARITY_ZONE } from '#core/zoned-time.ts';
import type { LastSave } from './save-store.ts';

const clock = (at: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: CHARITY_ZONE.id, hour: '2-digit', minute: '2-digit' }).format(
    new Date(at),
  );

/** Says who saved in between, and when, in the charity's time zone. */
export function savedMeanwhile(
  last: Pick<LastSave, 'staff' | 'by' | 'at'> | null,
  reader: { id: unknown } | null,
): string {
  const isReader = last !== null && last.staff !== null && last.staff === reader?.id;
  const who = isReader ? 'You, in another window,' : (last?.by ?? 'Something else');
  const when = last ? ` at ${clock(last.at)} (${CHARITY_ZONE.city})` : '';
  return `${who} saved this${when}, after you opened it. Nothing of yours is lost: choose what to take.`;
}
