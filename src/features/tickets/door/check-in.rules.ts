import { arrivals, conflicts, countInside, countSeatsInside, type DoorEntry } from './door.rules.ts';

/** A valid ticket of an event; `name` is its holder, null if it was deleted or never asked for. */
export type ExpectedTicket = {
  id: string;
  kind: string;
  kindName: string;
  seats: number;
  name: string | null;
  isAtDoor: boolean;
};

/** A line of the log as staff read it; `ticket` is null for guests, and for codes of no valid ticket. */
export type ShownLine = Pick<DoorEntry, 'id' | 'at' | 'shown' | 'seats' | 'door'> & {
  ticket: ExpectedTicket | null;
  /** A later line takes it back. */
  isUndone: boolean;
};

/** Who is in and who is missing, in people. */
export type CheckIn = {
  inside: number;
  expected: number;
  guests: number;
  kinds: { id: string; name: string; inside: number; expected: number }[];
  /** Tickets with which several doors let somebody in. */
  twice: ExpectedTicket[];
  /** The newest first. */
  last: ShownLine[];
  /** Tickets with which somebody is missing, in the order given, with how many. */
  missing: ExpectedTicket[];
};

const MOST_LINES = 12;

/** What the doors of an event have noted, beside the tickets that are valid. */
export function toCheckIn(tickets: readonly ExpectedTicket[], log: readonly DoorEntry[]): CheckIn {
  const { byKind, guests, all } = countInside(log);
  const came = arrivals(log);
  const byId = new Map(tickets.map(ticket => [ticket.id, ticket]));
  const undone = new Set(log.flatMap(({ shown, undoes }) => (shown === 'undone' && undoes ? [undoes] : [])));
  const countExpected = (kind: string) =>
    tickets.reduce((sum, each) => sum + (each.kind === kind ? each.seats : 0), 0);
  const names = new Map(tickets.map(({ kind, kindName }) => [kind, kindName]));
  // A ticket may have been cancelled after its people came in: they are in all the same.
  const ids = [...new Set([...names.keys(), ...byKind.keys()])];
  return {
    inside: all,
    expected: tickets.reduce((sum, { seats }) => sum + seats, 0),
    guests,
    kinds: ids.map(id => ({
      ...{ id, name: names.get(id) ?? '–' },
      ...{ inside: byKind.get(id) ?? 0, expected: countExpected(id) },
    })),
    twice: conflicts(log).flatMap(([first]) => byId.get(first?.ticket ?? '') ?? []),
    last: log
      .filter(({ shown }) => shown !== 'undone')
      .toSorted((one, other) => other.at - one.at)
      .slice(0, MOST_LINES)
      .map(({ id, at, shown, seats, door, ticket }) => ({
        ...{ id, at, shown, seats, door },
        ticket: byId.get(ticket ?? '') ?? null,
        isUndone: undone.has(id),
      })),
    missing: tickets.flatMap(ticket => {
      const seats = ticket.seats - countSeatsInside(came.get(ticket.id) ?? []);
      return seats > 0 ? [{ ...ticket, seats }] : [];
    }),
  };
}
