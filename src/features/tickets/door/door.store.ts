import { map } from 'nanostores';
import {
  type Decision,
  type DoorEntry,
  type DoorEvent,
  type DoorKind,
  decide,
  type Found,
  type NoSale,
  type Paid,
  saleProblem,
  salesIn,
} from './door.rules.ts';
import type { DoorPerson } from './door-person.ts';
import {
  addLine,
  forgetDoor,
  type KeptDoor,
  readDoor,
  readLines,
  readPeople,
  removeLines,
  writeDoor,
  writePeople,
} from './door-storage.ts';
import { askDoorAt, mergeLines, type PhoneLog, syncOnce } from './door-sync.ts';
import { countKinds } from './door-words.ts';
import { findInCopy } from './find-in-copy.ts';

/** The answer to the last code, and its line in the log. */
export type Shown = Decision & {
  line: DoorEntry | null;
  name: string;
  /** All that was sold at once; its first line is `line`. */
  sold?: readonly DoorEntry[];
};

type Door = Omit<KeptDoor, 'log' | 'kinds'> & {
  kinds: DoorKind[];
  step: 'starting' | 'choosing' | 'open' | 'signed-out';
  log: PhoneLog;
  people: DoorPerson[];
  isOnline: boolean;
  shown: Shown | null;
  /** The event could not be opened, because its copy could not be fetched. */
  isCopyMissing: boolean;
};

const emptyLog = (event = 0): PhoneLog => ({
  ...{ event, entries: [], seq: 0, unsent: [], aside: [], offset: 0, version: '', isOneByOne: false },
});

/** The door on this phone. */
export const $door = map<Door>({
  ...{ step: 'starting', phone: '', door: '', event: null, tickets: {}, kinds: [], copyVersion: '' },
  ...{ log: emptyLog(), people: [], isOnline: true, shown: null, isCopyMissing: false },
});

const ask = askDoorAt((...given) => fetch(...given));
/** A scan waits no longer for the server than somebody at a door does. */
const SOON_MS = 1_500;
const askSoon = askDoorAt((...given) => fetch(...given), SOON_MS);
/** A sale waits longer: whether a place is left is worth it. */
const askForSale = askDoorAt((...given) => fetch(...given), 4_000);

const SYNC_MS = 5_000;
/** The time of the server, as far as this phone knows it. */
const serverTime = (): number => Date.now() + $door.get().log.offset;

/** Opens what the phone has kept, and goes on with it, with or without a network. Returns what stops it. */
export function startDoor(): () => void {
  void open();
  const timer = setInterval(() => void sync(), SYNC_MS);
  const now = () => void sync();
  addEventListener('online', now);
  return () => {
    clearInterval(timer);
    removeEventListener('online', now);
  };
}

async function open(): Promise<void> {
  const [kept, unsent] = [await readDoor(), await readLines()];
  const phone = kept?.phone ?? crypto.randomUUID();
  if (!kept?.event || isOver(kept.event, kept.log.offset)) {
    await forgetDoor();
    $door.set({ ...$door.get(), phone, step: 'choosing', log: { ...emptyLog(), unsent } });
  } else {
    const people = await readPeople();
    // The page may have ended between a line and the rest that is kept.
    const { event } = kept;
    const entries = mergeLines(
      unsent.filter(line => line.event === event.id),
      kept.log.entries,
    );
    const kinds = kept.kinds ?? [];
    $door.set({
      ...$door.get(),
      ...kept,
      kinds,
      phone,
      people,
      step: 'open',
      log: { ...kept.log, entries, unsent },
    });
  }
  await sync();
}

const isOver = ({ closesAt }: DoorEvent, offset: number): boolean => closesAt < Date.now() + offset;

async function keep(): Promise<void> {
  const { phone, door, event, tickets, kinds, copyVersion, log } = $door.get();
  const { unsent: _, ...kept } = log;
  await writeDoor({ phone, door, event, tickets, kinds, copyVersion, log: kept });
}

/** Gets the copy of an event and opens its door. */
export async function chooseEvent(event: DoorEvent, door: string): Promise<void> {
  const before = $door.get();
  const log =
    before.log.event === event.id ? before.log : { ...emptyLog(event.id), unsent: before.log.unsent };
  $door.set({
    ...before,
    door: door.replace(/\p{C}/gu, '').trim().slice(0, 60),
    event,
    log,
    isCopyMissing: false,
  });
  if (await fetchCopy()) {
    $door.setKey('step', 'open');
    await keep();
    await sync();
  } else $door.set({ ...before, isCopyMissing: $door.get().step !== 'signed-out' });
}

type Copy = {
  event: DoorEvent;
  now: number;
  version: string;
  tickets: KeptDoor['tickets'];
  kinds: DoorKind[];
  people: DoorPerson[];
};

async function fetchCopy(): Promise<boolean> {
  const { event } = $door.get();
  if (!event) return false;
  const answer = await ask(`copy?event=${event.id}`);
  if (answer.kind === 'signed-out') await leave('signed-out');
  if (answer.kind !== 'ours') return false;
  const { now, version, tickets, kinds, people, event: known } = answer.body as Copy;
  await writePeople(people);
  const state = $door.get();
  const log = { ...state.log, offset: now - Date.now(), version };
  $door.set({ ...state, event: known, tickets, kinds, people, copyVersion: version, log });
  await keep();
  return true;
}

let isSyncing = false;
/** Asked for while one was running, which may have begun too early to send a new line. */
let isDueAgain = false;

/** Sends unsent lines to the server and fetches those of other phones. A failed attempt is repeated. */
async function sync(): Promise<void> {
  const { step, event, log } = $door.get();
  if (step === 'starting' || step === 'signed-out') return;
  if (isSyncing) {
    isDueAgain = true;
    return;
  }
  if (event && isOver(event, log.offset)) await leave('choosing');
  if (!event && log.unsent.length === 0) return;
  isSyncing = true;
  try {
    for (let hasMore = true; hasMore; ) {
      const before = $door.get().log;
      const synced = await syncOnce(
        { ...before, event: before.event || (before.unsent[0]?.event ?? 1) },
        ask,
        Date.now,
      );
      if (synced.kind === 'signed-out') return await leave('signed-out');
      const state = $door.get();
      // Somebody chose another event meanwhile: what was sent is sent again, which changes nothing.
      if (state.log.event !== before.event) return;
      const log = { ...synced.take(state.log), event: before.event };
      $door.set({ ...state, log, isOnline: synced.kind === 'ours' });
      const left = new Set(log.unsent);
      await removeLines(before.unsent.filter(line => !left.has(line)));
      ({ hasMore } = synced);
    }
    if (!$door.get().event) return;
    await keep();
    const { copyVersion, log: now } = $door.get();
    if (now.version !== '' && now.version !== copyVersion) await fetchCopy();
  } finally {
    isSyncing = false;
  }
  if (!isDueAgain) return;
  isDueAgain = false;
  await sync();
}

/** Decides about what was scanned or typed, and adds it to the log. */
export async function takeCode(code: string): Promise<void> {
  const { event, people, tickets, isOnline } = $door.get();
  if (!event || code.trim() === '') return;
  // Others may have let the ticket in since the last time their lines were fetched.
  const [answer] = isOnline
    ? await Promise.all([
        askSoon('look', { event: event.id, code: code.trim().slice(0, 500) }),
        Promise.race([sync(), new Promise(resolve => setTimeout(resolve, SOON_MS))]),
      ])
    : [null];
  if (answer?.kind === 'signed-out') return leave('signed-out');
  const isOurs = answer?.kind === 'ours';
  if (answer && !isOurs) $door.setKey('isOnline', false);
  await show(isOurs ? (answer.body.found as Found) : await findInCopy(code, { tickets, people }));
}

/** Lets in somebody who was found by their name. */
export const takePerson = ({ ticket }: DoorPerson): Promise<void> => show({ ticket, issue: ticket.issue });

async function show(found: Found): Promise<void> {
  const { event, log, people } = $door.get();
  if (!event) return;
  const decision = decide(found, { event, entries: log.entries, now: serverTime() });
  const { ticket, shown } = decision;
  const name = people.find(each => each.ticket.id === ticket?.id)?.name ?? '';
  const isLogged = shown !== 'foreign' && shown !== 'mistyped';
  const { id = null, kind = null, seats = 0 } = ticket ?? {};
  // The rest of a family comes in; `changeSeats` corrects it if fewer came.
  const came = shown === 'in' ? seats - decision.inside : seats;
  const line = isLogged ? makeLine({ shown, ticket: id, kind, seats: came, of: seats || null }) : null;
  $door.setKey('shown', { ...decision, line, name });
  navigator.vibrate?.(shown === 'in' ? 80 : [80, 80, 200]);
  if (line) await add(line);
}

/** The sales of this phone that the server has not counted in the copy. */
export const uncounted = ({ unsent, event }: PhoneLog): DoorEntry[] =>
  salesIn(unsent).filter(sale => sale.event === event);

/** One ticket of a sale. */
export type Sold = { kind: DoorKind; sale: Paid };

/**
 * Sells tickets that are paid together in cash and lets their holders in; each is a line of its own. With a network the server
 * is asked for places first; without, the sale is sent later, and has happened whatever is free then. Returns why nothing was sold.
 */
export async function sell(tickets: readonly Sold[]): Promise<NoSale | null> {
  const { event, log, isOnline } = $door.get();
  if (!event) return 'closed';
  const units = tickets.reduce((sum, { sale }) => sum + sale.units, 0);
  const together = tickets.length > 1 ? { id: crypto.randomUUID(), units } : null;
  const lines: DoorEntry[] = [];
  for (const { kind, sale } of tickets) {
    const wrong = saleProblem(kind, sale, [...uncounted(log), ...lines]);
    if (wrong) return wrong;
    const line = makeLine({ shown: 'in', kind: kind.id, seats: kind.seats, of: kind.seats, sale });
    lines.push({ ...line, ticket: line.id, together });
  }
  const [line] = lines;
  if (!line) return 'closed';
  const answer = isOnline ? await askForSale('sell', { clock: serverTime(), lines }) : null;
  if (answer?.kind === 'signed-out') await leave('signed-out');
  if (answer?.kind === 'signed-out' || answer?.kind === 'refused') return 'refused';
  const refused = answer?.kind === 'ours' ? (answer.body.problem as NoSale | null) : null;
  if (refused) {
    await fetchCopy();
    return refused;
  }
  const names = {
    event: event.id,
    eventName: event.name,
    kind: line.kind ?? '',
    kindName: countKinds(tickets.map(({ kind }) => kind.name)),
  };
  const ticket = { ...{ id: line.id, seats: line.seats, state: 'confirmed', issue: 1 }, ...names };
  $door.setKey('shown', { ...{ shown: 'in', ticket, before: null, inside: 0, line, name: '', sold: lines } });
  navigator.vibrate?.(80);
  // Stored with the server already, they are sent again all the same, which changes nothing.
  await add(...lines);
  return null;
}

/** Counts people without a ticket. */
export const addGuests = (seats: number): Promise<void> => add(makeLine({ shown: 'guests', seats }));

/** Takes lines back; they stay in the log. */
export async function undo(...lines: readonly DoorEntry[]): Promise<void> {
  const { shown } = $door.get();
  const answered = new Set([shown?.line, ...(shown?.sold ?? [])].map(line => line?.id));
  // Of a sale that is taken back in part, the answer would offer all of its money.
  if (lines.some(({ id }) => answered.has(id))) $door.setKey('shown', null);
  await add(...lines.map(({ id }) => makeLine({ shown: 'undone', undoes: id })));
}

/** Fewer or more people than a line says came now with its ticket: another line takes its place. */
export async function changeSeats(before: DoorEntry, seats: number): Promise<void> {
  const { shown } = $door.get();
  const { ticket, kind, of } = before;
  if (before.seats === seats || before.sale) return;
  const line = makeLine({ shown: 'in', ticket, kind, seats, of });
  if (shown?.line?.id === before.id) $door.setKey('shown', { ...shown, line });
  await Promise.all([add(makeLine({ shown: 'undone', undoes: before.id })), add(line)]);
}

const makeLine = (more: Partial<DoorEntry> & Pick<DoorEntry, 'shown'>): DoorEntry => {
  const { event, phone, door } = $door.get();
  const empty = { ticket: null, kind: null, seats: 0, of: null, undoes: null, sale: null };
  return { ...empty, id: crypto.randomUUID(), event: event?.id ?? 0, phone, door, at: serverTime(), ...more };
};

async function add(...lines: readonly DoorEntry[]): Promise<void> {
  const { log } = $door.get();
  $door.setKey('log', { ...log, entries: [...log.entries, ...lines], unsent: [...log.unsent, ...lines] });
  await Promise.all(lines.map(addLine));
  await sync();
}

/** Forgets the event. The choice of another one, the end of the event and signing out lead here. */
export async function leave(step: 'choosing' | 'signed-out'): Promise<void> {
  const state = $door.get();
  const log = { ...emptyLog(), unsent: state.log.unsent };
  $door.set({ ...state, step, log, event: null, tickets: {}, kinds: [], people: [] });
  $door.set({ ...$door.get(), copyVersion: '', shown: null });
  await forgetDoor();
}
