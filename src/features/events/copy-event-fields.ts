import type { Field, FieldHook } from 'payload';
import { parsePostDate } from '#core/dates.ts';
import { type CopyTo, movedDay } from './copy-event.rules.ts';

/** Where an event is copied to, in the context of the request that makes the copy. Payload's own duplicates have none. */
export type Copying = { copyTo?: CopyTo };

const copyHook =
  (valueIn: (to: CopyTo, value: unknown) => unknown): FieldHook =>
  ({ value, context }) => {
    const { copyTo } = context as Copying;
    return copyTo ? valueIn(copyTo, value) : value;
  };

/** What a copy of an event on another day has in a field. */
const inCopies = {
  chosenDay: copyHook(({ day }) => day),
  movedAlong: copyHook((to, value) => movedDay(parsePostDate(typeof value === 'string' ? value : null), to)),
  nothing: copyHook(() => null),
  noGroup: copyHook(() => ({})),
  planned: copyHook(() => 'scheduled'),
};

/** A field, or a group of them, that is not simply copied when an event is copied to another day. */
export const whenCopied = <Any extends Field>(field: Any, becomes: keyof typeof inCopies): Any => ({
  ...field,
  hooks: { ...('hooks' in field && field.hooks), beforeDuplicate: [inCopies[becomes]] },
});
