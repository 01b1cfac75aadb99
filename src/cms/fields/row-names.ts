import { adminComponents } from '../admin-components.ts';

type Values = Record<string, unknown>;

/** The words of one field that a row is called by; `options` for a choice, whose label is said instead of its value. */
export type RowWord = {
  name: string;
  isDay: boolean;
  options?: readonly { value: string; label: unknown }[];
};

/** Fields whose value somebody can read. */
const readable = new Set(['text', 'textarea', 'select', 'number', 'date']);

/**
 * Lets every row of a list inside a form be called by what it is and by its own words, such as "Question 2: What shall we
 * bring?"; Payload says only "Question 02". The words are those of the first field that can be read, or of the fields that the
 * list names in `custom.rowNames`. Takes the entries as `translateConfig` returns them.
 */
export function nameRows<Entry extends object>(entries: readonly Entry[]): Entry[] {
  return entries.map(entry => nameIn(entry as Values) as Entry);
}

function nameIn(holder: Values): Values {
  const changed = Object.entries(holder).map(([key, value]) => [
    key,
    ['fields', 'tabs', 'blocks'].includes(key) && Array.isArray(value)
      ? value.map(one => nameIn(one as Values))
      : value,
  ]);
  const named: Values = Object.fromEntries(changed);
  return named.type === 'array' ? withRowLabel(named) : named;
}

function withRowLabel(list: Values): Values {
  const { labels, admin, fields, custom } = list as {
    labels?: { singular?: unknown };
    admin?: { components?: object };
    fields: Values[];
    custom?: { rowNames?: string[] };
  };
  const all = listReadable(fields);
  const chosen = custom?.rowNames
    ?.map(name => all.find(field => field.name === name))
    .filter(field => field !== undefined);
  const RowLabel = {
    path: adminComponents.RowLabel,
    clientProps: { kind: labels?.singular, words: (chosen ?? all.slice(0, 1)).map(toWord) },
  };
  return { ...list, admin: { ...admin, components: { RowLabel, ...admin?.components } } };
}

/** Fields of a row in their order, also those beside each other. */
const listReadable = (fields: readonly Values[]): Values[] =>
  fields.flatMap(field => {
    if (field.type === 'row') return listReadable(field.fields as Values[]);
    return readable.has(String(field.type)) ? [field] : [];
  });

const toWord = ({ name, type, options }: Values): RowWord => ({
  name: String(name),
  isDay: type === 'date',
  ...(Array.isArray(options) && { options }),
});
