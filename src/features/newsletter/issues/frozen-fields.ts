import type { DateField, Field } from 'payload';

/** A duplicated issue starts without the sending state of the original. */
const notCopied = { beforeDuplicate: [() => null] };

function moment(name: string, label: string, hidden: boolean): DateField {
  return {
    type: 'date',
    name,
    label,
    index: true,
    hooks: notCopied,
    admin: hidden
      ? { hidden: true }
      : { position: 'sidebar', readOnly: true, condition: data => Boolean(data?.[name]) },
  };
}

/** Written by the sending actions (freeze-issue.action.ts), never by the form. */
export const frozenFields: Field[] = [
  moment('frozenAt', 'Fixed at', true),
  moment('sentAt', 'Sent', false),
  {
    type: 'json',
    name: 'content',
    label: 'What goes out',
    hooks: notCopied,
    admin: { hidden: true },
  },
];
