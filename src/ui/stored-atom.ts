import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';
import type { WritableAtom } from 'nanostores';
import { persistentStorage, type StorageKey } from '#core/browser-storage.ts';

/**
 * A store that is saved as JSON under `key` in the browser and shared by all tabs. `read` turns the stored value into a
 * valid one; it gets null if nothing, or no JSON, is stored. `write` turns a value into what is stored. Without storage,
 * or once it is full, the store lasts as long as the page.
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

/** The storage as the library uses it, an object of strings; a value that cannot be saved stays in memory. */
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
