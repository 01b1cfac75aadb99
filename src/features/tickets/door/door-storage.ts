import type { DoorEntry, DoorEvent, DoorKind } from './door.rules.ts';
import type { LockedTickets } from './door-cipher.ts';
import type { DoorPerson } from './door-person.ts';
import type { PhoneLog } from './door-sync.ts';

// What a phone keeps. Lines that are not with the server yet are rows of their own, so that two tabs lose none of them.

/** Everything but the lines and the names. */
export type KeptDoor = {
  phone: string;
  door: string;
  event: DoorEvent | null;
  tickets: LockedTickets;
  /** The kinds of ticket sold at the door. Copies stored by an earlier version have none. */
  kinds?: DoorKind[];
  copyVersion: string;
  log: Omit<PhoneLog, 'unsent'>;
};

type StoreName = 'kept' | 'lines';

const opened = (): Promise<IDBDatabase> => {
  database ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('adey-door', 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('kept');
      request.result.createObjectStore('lines', { keyPath: 'id' });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return database;
};
let database: Promise<IDBDatabase> | undefined;

/** Runs requests on one store, and waits until they are on the disk. */
async function run<Value>(
  name: StoreName,
  act: (store: IDBObjectStore) => IDBRequest<Value> | undefined,
): Promise<Value | undefined> {
  const transaction = (await opened()).transaction(name, 'readwrite');
  const request = act(transaction.objectStore(name));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request?.result);
    transaction.onabort = () => reject(transaction.error);
  });
}

export const readDoor = () => run<KeptDoor>('kept', store => store.get('door'));
export const writeDoor = (door: KeptDoor) => run('kept', store => store.put(door, 'door'));

export const readLines = async (): Promise<DoorEntry[]> =>
  (await run<DoorEntry[]>('lines', store => store.getAll())) ?? [];
export const addLine = (line: DoorEntry) => run('lines', store => store.put(line));
export const removeLines = (lines: readonly DoorEntry[]) =>
  run('lines', store => {
    for (const { id } of lines) store.delete(id);
    return undefined;
  });

type LockedNames = { key: CryptoKey; iv: Uint8Array<ArrayBuffer>; body: ArrayBuffer };

/** Encrypts the names under a key that no script can read out. */
export async function writePeople(people: readonly DoorPerson[]): Promise<void> {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(people));
  const body = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text);
  await run('kept', store => store.put({ key, iv, body } satisfies LockedNames, 'people'));
}

export async function readPeople(): Promise<DoorPerson[]> {
  const locked = await run<LockedNames>('kept', store => store.get('people'));
  if (!locked) return [];
  const { key, iv, body } = locked;
  const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, body);
  return JSON.parse(new TextDecoder().decode(text));
}

/** Deletes names, tickets and the log of the event. Lines that are not with the server yet have no names, and stay. */
export const forgetDoor = () => run('kept', store => store.clear());
