import { readStored, visitKeys, visitStorage, writeStored } from '#core/browser-storage.ts';
import { type MessageValues, messageFields } from './message.rules.ts';

const longest = 20_000;

const nothing: MessageValues = { name: '', email: '', message: '' };

/**
 * The draft from before the page was left or reloaded; an invalid one counts as none. It is stored for this tab only and
 * until it is sent, because others may use the device later.
 */
export function readDraft(): MessageValues {
  const fields = readStored(visitStorage(), visitKeys.messageDraft, isRecord);
  if (!fields) return nothing;
  const text = (value: unknown) => (typeof value === 'string' && value.length <= longest ? value : '');
  return Object.fromEntries(messageFields.map(name => [name, text(fields[name])])) as MessageValues;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Saves the draft; false if storage is full or refused, so that it lasts only as long as the page. */
export function saveDraft(values: MessageValues): boolean {
  return writeStored(visitStorage(), visitKeys.messageDraft, values);
}

export function forgetDraft(): void {
  writeStored(visitStorage(), visitKeys.messageDraft, null);
}
