import { parsePostDate } from '#core/dates.ts';
import type { EventTimes } from './event-timing.rules.ts';

/** Day and times as stored. */
export type StoredTimes = {
  dateTime?: {
    date?: string | null;
    time?: string | null;
    endTime?: string | null;
    timeZone?: string | null;
    timeOpen?: boolean | null;
  };
};

/** Day and times of a stored event. The admin stores a day as noon UTC. */
export function readTimes({ dateTime }: StoredTimes): EventTimes {
  return {
    date: parsePostDate(dateTime?.date),
    // Times typed before staff marked the time as open are ignored.
    ...(dateTime?.timeOpen ? { timeOpen: true } : { time: dateTime?.time, endTime: dateTime?.endTime }),
    timeZone: dateTime?.timeZone || 'Africa/Addis_Ababa',
  };
}
