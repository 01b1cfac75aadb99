import { type Message, message, moment } from '#core/message.ts';
import { CHARITY_ZONE } from '#core/zoned-time.ts';
import type { LastSave } from './save-store.ts';

const clock = (at: string) => moment(at, 'en-GB', { timeZone: CHARITY_ZONE.id, timeStyle: 'short' });

/** Says who saved in between, and when, in the charity's time zone. */
export function savedMeanwhile(
  last: Pick<LastSave, 'staff' | 'by' | 'at'> | null,
  reader: { id: unknown } | null,
): Message {
  const isReader = last !== null && last.staff !== null && last.staff === reader?.id;
  const who = isReader ? message('You, in another window,') : (last?.by ?? message('Something else'));
  return last
    ? message(
        '{who} saved this at {time} (Addis Ababa), after you opened it. Your changes are not lost: choose what to keep.',
        { who, time: clock(last.at) },
      )
    : message('{who} saved this after you opened it. Your changes are not lost: choose what to keep.', {
        who,
      });
}
