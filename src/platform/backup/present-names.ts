import type { Manifest, TableCopy } from './manifest.ts';

const tables: Readonly<Record<string, string>> = {
  gifts: 'donations',
  givers: 'donors',
  standings: 'statuses',
  monthly: 'monthly_donations',
};
const columns: Readonly<Record<string, string>> = {
  gift: 'donation',
  giver: 'donor',
  first_gift: 'first_donation',
  way: 'method',
};

const presentIn = (names: Readonly<Record<string, string>>, name: string) =>
  Object.hasOwn(names, name) ? (names[name] ?? name) : name;

type Named = { schema: string; name: string };

/** The present name of a table or counter of a former version, whose schema of money was called `giving`. */
export const presentName = <Place extends Named>(place: Place): Place =>
  place.schema === 'giving' ? { ...place, schema: 'money', name: presentIn(tables, place.name) } : place;

/** The same of a column of such a table. */
export const presentColumn = ({ schema }: { schema: string }, column: string): string =>
  schema === 'giving' ? presentIn(columns, column) : column;

/** A table of a backup: where its rows belong now, and the name under which the backup holds them. */
export type PlacedTable = TableCopy & { storedAs: string };
export type PlacedManifest = Omit<Manifest, 'tables'> & { tables: PlacedTable[] };

/** The contents of a backup with the present names of its tables, columns and counters. */
export const withPresentNames = (manifest: Manifest): PlacedManifest => ({
  ...manifest,
  tables: manifest.tables.map(table => ({
    ...presentName(table),
    columns: table.columns.map(column => presentColumn(table, column)),
    storedAs: `${table.schema}.${table.name}`,
  })),
  sequences: manifest.sequences.map(presentName),
});
