import { type MessageValues, messageFields } from './message.rules.ts';

/** The draft is stored for this tab only and until it is sent, because others may use the device later. */
const key = 'messageDraft';
const longest = 20_000;

const nothing: MessageValues = { name: '', email: '', message: '' };

/** Session storage, or null where the browser refuses it. */
function tabStorage(): Storage | null {
  try {
    return globalThis.sessionStorage ?? null;
  } catch {
    return null;
  }
}

/** The draft from before the page was left or reloaded; an invalid one counts as none. */
export function readDraft(): MessageValues {
  try {
    const stored: unknown = JSON.parse(tabStorage()?.getItem(key) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return nothing;
    const fields = stored as Record<string, unknown>;
    const text = (value: unknown) => (typeof value === 'string' && value.length <= longest ? value : '');
    return Object.fromEntries(messageFields.map(name => [name, text(fields[name])])) as MessageValues;
  } catch {
    return nothing;
  }
}

/** Saves the draft; false if storage is full or refused, so that it lasts only as long as the page. */
export function saveDraft(values: MessageValues): boolean {
  try {
    tabStorage()?.setItem(key, JSON.stringify(values));
    return true;
  } catch {
    return false;
  }
}

export function forgetDraft(): void {
  tabStorage()?.removeItem(key);
}
