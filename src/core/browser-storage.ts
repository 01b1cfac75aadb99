/** What is kept in the visitor's browser, by the names it has always had (ruling 21). */
export const storageKeys = {
  popupClosed: 'popupData',
  colourMode: 'isLight',
  announcement: 'messageStatus',
  cart: 'cartItems',
  viewedEvents: 'viewedEvents',
  lovedEvents: 'postLoved_Events',
} as const;

/** The name of one thing kept in the visitor's browser. */
export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

/** The part of `localStorage` that is used; null where the browser refuses storage altogether. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem'> | null;

/** Reads a value kept as JSON; null when there is none, when it is corrupt or when storage is refused. Never throws. */
export function readStored<Value>(
  storage: BrowserStorage,
  key: StorageKey,
  isValue: (value: unknown) => value is Value,
): Value | null {
  try {
    const value: unknown = JSON.parse(storage?.getItem(key) ?? 'null');
    return isValue(value) ? value : null;
  } catch {
    return null;
  }
}

/** Keeps a value as JSON and tells whether it could be kept (storage may be full or refused). Never throws. */
export function writeStored(storage: BrowserStorage, key: StorageKey, value: unknown): boolean {
  try {
    storage?.setItem(key, JSON.stringify(value));
    return storage !== null;
  } catch {
    return false;
  }
}

/** The browser's lasting storage, or null where reading the property itself is refused. */
export function persistentStorage(): BrowserStorage {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** Tells whether a stored value is a plain yes or no, as under `popupData` and `isLight`. */
export function isYesOrNo(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

/** Tells whether a stored value is one text, as under `messageStatus`. */
export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** Tells whether a stored value is a list of texts, as under `viewedEvents` and `postLoved_Events`. */
export function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText);
}

/** Tells whether a stored value is any list, as under `cartItems`, whose items are checked one by one. */
export function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}
