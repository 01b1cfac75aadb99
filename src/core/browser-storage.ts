/** Keys in the visitor's browser storage; all but the last are those of the old site, unchanged. */
export const storageKeys = {
  popupClosed: 'popupData',
  colourMode: 'isLight',
  announcement: 'messageStatus',
  cart: 'cartItems',
  viewedEvents: 'viewedEvents',
  lovedEvents: 'postLoved_Events',
  unsentLoves: 'unsentLoves',
} as const;

/** Keys in the storage of one visit, which ends with the tab or the browser. */
export const visitKeys = {
  bannerHidden: 'bannerHidden',
  liteOffered: 'liteOffered',
  invited: 'invited',
  messageDraft: 'messageDraft',
} as const;

type KeyIn<Keys> = Keys[keyof Keys];
export type StorageKey = KeyIn<typeof storageKeys> | KeyIn<typeof visitKeys>;

/** The part of `localStorage` and `sessionStorage` we use. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem'> | null;

/** Reads a JSON value; null if there is none, it is corrupt, or storage is refused. Never throws. */
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

/** Stores a JSON value and returns whether that worked (storage may be full or refused). Never throws. */
export function writeStored(storage: BrowserStorage, key: StorageKey, value: unknown): boolean {
  try {
    storage?.setItem(key, JSON.stringify(value));
    return storage !== null;
  } catch {
    return false;
  }
}

/** `localStorage`, or null if the browser refuses access to the property itself. */
export function persistentStorage(): BrowserStorage {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** `sessionStorage`, or null if the browser refuses access to the property itself. */
export function visitStorage(): BrowserStorage {
  try {
    return globalThis.sessionStorage ?? null;
  } catch {
    return null;
  }
}

/** For `popupData`, `isLight`, `bannerHidden` and `liteOffered`. */
export function isYesOrNo(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

/** For `messageStatus` and `invited`. */
export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** For `viewedEvents`, `postLoved_Events` and `unsentLoves`. */
export function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText);
}
