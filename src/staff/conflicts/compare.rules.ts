/** The parts of a field's client config that are needed to compare values. */
export type ComparedField = {
  type: string;
  name?: string;
  label?: unknown;
  fields?: ComparedField[];
  tabs?: ComparedField[];
  [key: string]: unknown;
};
type Values = Record<string, unknown>;
/** A field that stores a value, with its path. */
export type Leaf = { path: string[]; field: ComparedField };
export type Difference = Leaf & { mine: unknown; theirs: unknown; isContested: boolean };
export type Choice = 'mine' | 'theirs' | 'both';

/** Fields that only software writes. */
const NOT_WRITTEN = new Set(['translation', 'translatedFrom', '_status', 'updatedAt', 'createdAt', 'id']);
const DRAWN_ONLY = new Set(['row', 'collapsible', 'tabs', 'tab', 'group']);

/** The editable fields of a form, including those in groups, rows and tabs. */
export function listLeaves(fields: readonly ComparedField[], path: string[] = []): Leaf[] {
  return fields.flatMap(field => {
    const inner = field.fields ?? field.tabs;
    if (DRAWN_ONLY.has(field.type) || (field.tabs === undefined && field.type === undefined))
      return listLeaves(inner ?? [], field.name ? [...path, field.name] : path);
    if (!field.name || field.type === 'ui' || field.virtual || NOT_WRITTEN.has(field.name)) return [];
    return [{ path: [...path, field.name], field }];
  });
}

/** The value at a path, or undefined. */
export function valueAt(values: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, name) => (typeof value === 'object' && value !== null ? (value as Values)[name] : undefined),
    values,
  );
}

/** A copy with the value at a path replaced. */
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

/** Normalises a value: row ids change with each save, and a related document may be populated or an id. */
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

/** Whether two values are equal, ignoring row ids and the different forms of an empty value. */
export const isSame = (one: unknown, other: unknown): boolean =>
  (isNothing(one) && isNothing(other)) || JSON.stringify(bare(one)) === JSON.stringify(bare(other));

/**
 * The differences between a form and the stored document, given their common base. Contested fields were changed by
 * both; the rest was changed by one of them only.
 */
export function findDifferences(
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

/** Whether a field can keep both versions. */
export function canKeepBoth({ field, mine, theirs }: Pick<Difference, 'field' | 'mine' | 'theirs'>): boolean {
  if (isNothing(mine) || isNothing(theirs)) return false;
  if (Array.isArray(mine) && Array.isArray(theirs)) return true;
  if (isArticle(mine) && isArticle(theirs)) return true;
  return ['text', 'textarea'].includes(field.type) && typeof mine === 'string' && typeof theirs === 'string';
}

/** Copies a row without its ids, so that it is stored as a new row. */
function asNewRow(row: unknown): unknown {
  if (Array.isArray(row)) return row.map(asNewRow);
  if (typeof row !== 'object' || row === null) return row;
  const { id: _, ...rest } = row as Values;
  return Object.fromEntries(Object.entries(rest).map(([name, inner]) => [name, asNewRow(inner)]));
}

/** Joins both versions: the stored one first, then what the form adds. */
export function joinBoth({ field, mine, theirs }: Pick<Difference, 'field' | 'mine' | 'theirs'>): unknown {
  if (Array.isArray(mine) && Array.isArray(theirs))
    return [...theirs, ...mine.filter(row => !theirs.some(other => isSame(row, other))).map(asNewRow)];
  if (isArticle(mine) && isArticle(theirs)) {
    const children = [...theirs.root.children, ...mine.root.children];
    return { ...theirs, root: { ...theirs.root, children } };
  }
  return `${theirs}${field.type === 'textarea' ? '\n\n' : ' '}${mine}`;
}

/**
 * The values of the form after the choices. Fields that only the other side changed are taken from it by default.
 */
export function mergeValues(
  mine: Values,
  found: readonly Difference[],
  choices: readonly (Choice | null)[],
): Values {
  return found.reduce((values, difference, at) => {
    const choice = choices[at] ?? (difference.isContested ? 'mine' : 'theirs');
    if (choice === 'mine') return values;
    return withValueAt(values, difference.path, choice === 'both' ? joinBoth(difference) : difference.theirs);
  }, mine);
}
