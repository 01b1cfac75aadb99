import { type MessageValues, messageFields } from './message.rules.ts';

/** What is being written, kept for this tab alone and only until it is sent: others may use the device tomorrow. */
const key = 'messageDraft';
const longest = 20_000;

const nothing: MessageValues = { name: '', email: '', message: '' };

/** The tab's own storage, or null where the browser refuses it. */
function tabStorage(): Storage | null {
  try {
    return globalThis.sessionStorage ?? null;
  } catch {
    return null;
  }
}

/** What was being written before the page was left or reloaded; a corrupt draft counts as none. */
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

/** Keeps what is being written; where the tab has no room for it, it lasts as long as the page. */
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
