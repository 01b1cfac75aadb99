import { type FreeTime, freeTimes, type Taken } from '../free-times.rules.ts';
import type { MeetingSettings } from '../meeting-settings.ts';
import type { Meeting } from '../meeting-store.ts';

/** A meeting that staff can move, and the times that are free only for itself, because it is what takes them. */
export type Movable = Pick<Meeting, 'id' | 'at' | 'until' | 'name' | 'hosts'> & { near: number[] };

/** The times to which meetings can be moved, each with the hosts who are free then. */
export function timesToMoveTo(
  meetings: readonly Meeting[],
  { hosts, rules }: Pick<MeetingSettings, 'hosts' | 'rules'>,
  taken: readonly Taken[],
  now: Date,
): { free: FreeTime[]; movable: Movable[] } {
  const free = freeTimes(hosts, rules, taken, now);
  const known = new Map(free.map(each => [each.at, each.hosts]));
  const movable = meetings.map(({ id, at, until, name, hosts: own }) => {
    const others = taken.filter(each => !(each.isMeeting && each.from === at && own.includes(each.host)));
    const held = rules.together ? hosts : hosts.filter(host => own.includes(host.id));
    const near = freeTimes(held, rules, others, now)
      .filter(each => each.at !== at && !known.get(each.at)?.some(host => own.includes(host)))
      .map(each => each.at);
    return { id, at, until, name, hosts: own, near };
  });
  return { free, movable };
}

/** The times to which one meeting can be moved, in order. */
export const timesFor = (
  { hosts, near }: Pick<Movable, 'hosts' | 'near'>,
  free: readonly FreeTime[],
): number[] =>
  [...free.filter(each => each.hosts.some(host => hosts.includes(host))).map(({ at }) => at), ...near].sort(
    (one, other) => one - other,
  );
