import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';
import type { WritableAtom } from 'nanostores';
import { persistentStorage, type StorageKey } from '#core/browser-storage.ts';

/**
 * A store that the browser keeps as JSON under `key`, shared by all tabs. `read` gets what is stored, null if there is
 * nothing or it is no JSON, and leaves out what is not valid; `write` says how a value is stored. Without storage, or once it is full, the store lasts as
 * long as the page.
 */
export function storedAtom<Value>(
  key: StorageKey,
  read: (stored: unknown) => Value,
  write: (value: Value) => unknown = value => value,
): WritableAtom<Value> {
  return persistentAtom<Value>(key, read(null), {
    encode: value => JSON.stringify(write(value)),
    decode: stored => {
      try {
        return read(JSON.parse(stored));
      } catch {
        return read(null);
      }
    },
  });
}

/** The library uses a storage like an object of texts. One that is full or refused would throw at it, and so this saves what it can. */
const storage = new Proxy<Record<string, string>>(
  {},
  {
    has: (unsaved, key) => key in unsaved || stored(key) !== null,
    get: (unsaved, key) => unsaved[String(key)] ?? stored(key) ?? undefined,
    set(unsaved, key, value) {
      try {
        persistentStorage()?.setItem(String(key), value);
        delete unsaved[String(key)];
      } catch {
        unsaved[String(key)] = value;
      }
      return true;
    },
  },
);

function stored(key: string | symbol): string | null {
  try {
    return persistentStorage()?.getItem(String(key)) ?? null;
  } catch {
    return null;
  }
}

if (typeof window !== 'undefined') setPersistentEngine(storage, windowPersistentEvents);
