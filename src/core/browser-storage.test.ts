import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type BrowserStorage,
  isText,
  isTextList,
  isYesOrNo,
  persistentStorage,
  readStored,
  storageKeys,
  writeStored,
} from './browser-storage.ts';

function storageHolding(entries: Record<string, string>): BrowserStorage & { entries: typeof entries } {
  return {
    entries,
    getItem: key => entries[key] ?? null,
    setItem: (key, value) => {
      entries[key] = value;
    },
  };
}

const refusingStorage: BrowserStorage = {
  getItem: () => {
    throw new Error('SecurityError');
  },
  setItem: () => {
    throw new Error('QuotaExceededError');
  },
};

const shapes = [
  [storageKeys.popupClosed, isYesOrNo, true],
  [storageKeys.colourMode, isYesOrNo, false],
  [storageKeys.announcement, isText, 'event-7'],
  [storageKeys.viewedEvents, isTextList, ['fundraiserii']],
  [storageKeys.lovedEvents, isTextList, ['fundraiserii']],
  [storageKeys.unsentLoves, isTextList, ['fundraiserii']],
] as const;

it('the names of the browser storage keys are unchanged', () => {
  expect(Object.values(storageKeys)).toEqual([
    'popupData',
    'isLight',
    'messageStatus',
    'cartItems',
    'viewedEvents',
    'postLoved_Events',
    'unsentLoves',
  ]);
});

describe('readStored', () => {
  it.each(shapes)('readStored returns the value stored under %s', (key, isValue, value) => {
    const storage = storageHolding({});
    expect(writeStored(storage, key, value)).toBe(true);
    expect(readStored<unknown>(storage, key, isValue)).toEqual(value);
  });

  it.each(shapes)('[STORE-07] a corrupt value stored under %s is ignored', (key, isValue) => {
    for (const corrupt of ['', '{', 'undefined', '{"a":', '12', '{"0":true}', '\u0000', 'null']) {
      expect(readStored<unknown>(storageHolding({ [key]: corrupt }), key, isValue)).toBeNull();
    }
  });

  it('[STORE-07] a stored list that contains anything but strings is ignored', () => {
    const storage = storageHolding({ viewedEvents: '["a", 1]' });
    expect(readStored(storage, 'viewedEvents', isTextList)).toBeNull();
  });
});

describe('browsers that refuse storage', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('storage that throws reads as empty, and writing to it returns false', () => {
    expect(readStored(refusingStorage, 'isLight', isYesOrNo)).toBeNull();
    expect(readStored(null, 'isLight', isYesOrNo)).toBeNull();
    expect(writeStored(refusingStorage, 'isLight', true)).toBe(false);
    expect(writeStored(null, 'isLight', true)).toBe(false);
  });

  it('persistentStorage returns null where reading localStorage throws', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(persistentStorage()).toBeNull();
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new Error('SecurityError');
      },
    });
    expect(persistentStorage()).toBeNull();
  });
});
