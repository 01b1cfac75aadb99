/** What a form needs to know of a field to compare it; the client's configuration of the CMS has it. */
export type ComparedField = {
  type: string;
  name?: string;
  label?: unknown;
  fields?: ComparedField[];
  tabs?: ComparedField[];
  [key: string]: unknown;
};
type Values = Record<string, unknown>;
/** A field that stores something, with the names that lead to it. */
export type Leaf = { path: string[]; field: ComparedField };
export type Difference = Leaf & { mine: unknown; theirs: unknown; isContested: boolean };
export type Choice = 'mine' | 'theirs' | 'both';

/** Fields that software writes, never a person. */
const NOT_WRITTEN = new Set(['translation', 'translatedFrom', '_status', 'updatedAt', 'createdAt', 'id']);
const DRAWN_ONLY = new Set(['row', 'collapsible', 'tabs', 'tab', 'group']);

/** The fields of a form that somebody writes, those in groups, rows and tabs included. */
export function leavesOf(fields: readonly ComparedField[], path: string[] = []): Leaf[] {
  return fields.flatMap(field => {
    const inner = field.fields ?? field.tabs;
    if (DRAWN_ONLY.has(field.type) || (field.tabs === undefined && field.type === undefined))
      return leavesOf(inner ?? [], field.name ? [...path, field.name] : path);
    if (!field.name || field.type === 'ui' || field.virtual || NOT_WRITTEN.has(field.name)) return [];
    return [{ path: [...path, field.name], field }];
  });
}

/** The value at a path; undefined where nothing is. */
export function valueAt(values: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, name) => (typeof value === 'object' && value !== null ? (value as Values)[name] : undefined),
    values,
  );
}

/** A copy with another value at a path. */
export function withValueAt(values: Values, [name, ...rest]: readonly string[], value: unknown): Values {
  if (name === undefined) return values;
  if (rest.length === 0) return { ...values, [name]: value };
  return { ...values, [name]: withValueAt((values[name] as Values | undefined) ?? {}, rest, value) };
}

const isNothing = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

/** Rows carry numbers that change with each save; a related document may come whole or as its number. */
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== 'object' || value === null) return value;
  const { id, ...rest } = value as Values;
  if (id !== undefined && ('createdAt' in rest || 'filename' in rest)) return id;
  const entries = Object.entries(rest).filter(([, inner]) => !isNothing(inner));
  return Object.fromEntries(
    entries.sort(([a], [b]) => a.localeCompare(b)).map(([name, inner]) => [name, bare(inner)]),
  );
}

/** Whether two values say the same: nothing is nothing however it is written, and the numbers of rows do not count. */
export const isSame = (one: unknown, other: unknown): boolean =>
  (isNothing(one) && isNothing(other)) || JSON.stringify(bare(one)) === JSON.stringify(bare(other));

/**
 * The differences between a form and the stored document, given their common base. Contested fields were changed by
 * both; the rest was changed by one of them only.
 */
export function differencesOf(
  leaves: readonly Leaf[],
  began: unknown,
  mine: unknown,
  theirs: unknown,
): Difference[] {
  return leaves.flatMap(leaf => {
    const [before, own, other] = [began, mine, theirs].map(values => valueAt(values, leaf.path));
    if (isSame(own, other) || isSame(before, other)) return [];
    return [{ ...leaf, mine: own, theirs: other, isContested: !isSame(before, own) }];
  });
}

const isArticle = (value: unknown): value is { root: { children: unknown[] } } =>
  Array.isArray(valueAt(value, ['root', 'children']));

/** Whether a field can hold what both wrote. */
export function canHoldBoth({ field, mine, theirs }: Pick<Difference, 'field' | 'mine' | 'theirs'>): boolean {
  if (isNothing(mine) || isNothing(theirs)) return false;
  if (Array.isArray(mine) && Array.isArray(theirs)) return true;
  if (isArticle(mine) && isArticle(theirs)) return true;
  return ['text', 'textarea'].includes(field.type) && typeof mine === 'string' && typeof theirs === 'string';
}

/** A row shown beside its other version counts as a separate row, and so do the rows in it. */
function asNewRow(row: unknown): unknown {
  if (Array.isArray(row)) return row.map(asNewRow);
  if (typeof row !== 'object' || row === null) return row;
  const { id: _, ...rest } = row as Values;
  return Object.fromEntries(Object.entries(rest).map(([name, inner]) => [name, asNewRow(inner)]));
}

/** What both wrote: the stored first, then what the form adds. */
export function bothOf({ field, mine, theirs }: Pick<Difference, 'field' | 'mine' | 'theirs'>): unknown {
  if (Array.isArray(mine) && Array.isArray(theirs))
    return [...theirs, ...mine.filter(row => !theirs.some(other => isSame(row, other))).map(asNewRow)];
  if (isArticle(mine) && isArticle(theirs)) {
    const children = [...theirs.root.children, ...mine.root.children];
    return { ...theirs, root: { ...theirs.root, children } };
  }
  return `${theirs}${field.type === 'textarea' ? '\n\n' : ' '}${mine}`;
}

/**
 * The values of the form after the choices; what only the other side changed is taken, unless somebody chose otherwise.
 */
export function putTogether(
  mine: Values,
  found: readonly Difference[],
  choices: readonly (Choice | null)[],
): Values {
  return found.reduce((values, difference, at) => {
    const choice = choices[at] ?? (difference.isContested ? 'mine' : 'theirs');
    if (choice === 'mine') return values;
    return withValueAt(values, difference.path, choice === 'both' ? bothOf(difference) : difference.theirs);
  }, mine);
}
