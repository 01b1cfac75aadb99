import { type ParseError, parse, printParseErrorCode, visit } from 'jsonc-parser';
import { asFields, type Fields } from '#core/old-record.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { type KindName, kindNames } from './old-kinds.ts';

/** A record of the file, or why it is unreadable. */
export type OldEntry = { kind: KindName; key: string; line: number } & (
  | { fields: Fields; reason?: never }
  | { fields?: never; reason: string }
);

export type OldFile = {
  entries: OldEntry[];
  /** Counts by kind and key, as in the file. */
  numbers: Record<'view' | 'click' | 'love' | 'share', Fields>;
  /** Descriptions of pictures, by the names records use. */
  pictures: Fields;
  /** Parts of the file that are not read, each as a sentence's subject. */
  unknown: string[];
};

/** Where a file cannot be read, and why. */
export type NoJson = { line: number; reason: string };

const numberParts = {
  eventViews: 'view',
  clickCounts: 'click',
  loveCounts: 'love',
  shareCounts: 'share',
} as const;
const longestKey = 200;

/**
 * Reads the JSON of the old database: `posts` and `events`, each an object or a list of records, and counts in the
 * format of getEventViews, beside them or as a separate file. Includes the line of each record. A name that an object has
 * twice makes its record unreadable, and outside of records the file, because JSON.parse silently keeps the last.
 */
export function readOldFile(text: string): Outcome<OldFile, NoJson> {
  const json = text.replace(/^\uFEFF/, '');
  try {
    const value = parsed(json);
    if (!value) return problem(findSyntaxError(json));
    const places = findPlaces(json);
    if (places.problem) return problem(places.problem);
    return ok(readParts(value.whole, places));
  } catch (error) {
    if (error instanceof RangeError) return problem({ line: 1, reason: 'it is nested too deeply' });
    throw error;
  }
}

function parsed(json: string): { whole: unknown } | null {
  try {
    return { whole: JSON.parse(json) };
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function readParts(value: unknown, places: Places): OldFile {
  const whole = Array.isArray(value) ? { eventViews: value } : (asFields(value) ?? {});
  const known = new Set<string>([...kindNames, ...Object.keys(numberParts), 'pictures']);
  const numbers: OldFile['numbers'] = { view: {}, click: {}, love: {}, share: {} };
  const unknown = Object.keys(whole)
    .filter(part => !known.has(part))
    .map(part => `"${part}"`);
  if (!Array.isArray(value) && !asFields(value))
    unknown.push('the whole file, which is neither an object nor a list');
  for (const [part, kind] of Object.entries(numberParts)) {
    const value = whole[part] ?? {};
    // getEventViews responds with a list whose first element is the map.
    const [map, ...others] = Array.isArray(value) ? value : [value];
    numbers[kind] = asFields(map) ?? {};
    if (map !== undefined && !asFields(map)) unknown.push(`"${part}", which is not a map of numbers`);
    if (others.length > 0) unknown.push(`"${part}" after its first element`);
  }
  if (!asFields(whole.pictures ?? {})) unknown.push('"pictures", which is not a map of descriptions');
  return {
    entries: kindNames.flatMap(kind => readEntries(kind, whole[kind], places)),
    numbers,
    pictures: asFields(whole.pictures) ?? {},
    unknown,
  };
}

function readEntries(kind: KindName, part: unknown, places: Places): OldEntry[] {
  if (part === undefined || part === null) return [];
  const findLine = (...path: string[]) => places.lines.get(toName(path)) ?? 1;
  if (typeof part !== 'object')
    return [{ kind, key: '', line: findLine(kind), reason: `"${kind}" is neither an object nor a list` }];
  return Object.entries(part).flatMap(([key, value]): OldEntry[] => {
    // A list that was an object with numeric keys has gaps.
    if (value === null && Array.isArray(part)) return [];
    const here = { kind, key, line: findLine(kind, key) };
    const reason = whyUnreadable(key, value) ?? places.doubled.get(toName([kind, key]));
    return [reason ? { ...here, reason } : { ...here, fields: value as Fields }];
  });
}

function whyUnreadable(key: string, value: unknown): string | null {
  if (!asFields(value)) return 'it is not an object with fields';
  if (key === '') return 'it has no key';
  if (key.length > longestKey || !key.isWellFormed() || key.includes('\u0000'))
    return 'its key is too long or has characters that cannot be stored';
  return null;
}

/** Lines of parts and records, and why a record with a doubled name is unreadable, both by `toName` their path. */
type Places = { lines: Map<string, number>; doubled: Map<string, string>; problem: NoJson | null };

const toName = (path: readonly (string | number)[]) => JSON.stringify(path.map(String));

function findPlaces(json: string): Places {
  const places: Places = { lines: new Map(), doubled: new Map(), problem: null };
  /** The names of each object that is open. */
  const open: Set<string>[] = [];
  const noteTwice = (name: string, above: readonly (string | number)[], line: number) => {
    const isKind = kindNames.some(kind => kind === above[0]);
    if (isKind && above.length === 1)
      places.doubled.set(
        toName([...above, name]),
        'its key is in the file more than once, so it is not clear which record is meant',
      );
    else if (isKind)
      places.doubled.set(
        toName(above.slice(0, 2)),
        `it has "${name}" more than once (line ${line}), so it is not clear which is meant`,
      );
    else
      places.problem ??= {
        line,
        reason: `"${name}" is there a second time, so it is not clear which is meant`,
      };
  };
  visit(json, {
    onObjectProperty(name, _offset, _length, startLine, _character, toPath) {
      const names = open.at(-1);
      const above = toPath();
      if (names?.has(name)) noteTwice(name, above, startLine + 1);
      names?.add(name);
      if (above.length < 2) places.lines.set(toName([...above, name]), startLine + 1);
    },
    onObjectBegin(_offset, _length, startLine, _character, toPath) {
      open.push(new Set());
      const path = toPath();
      if (path.length === 2 && typeof path[1] === 'number') places.lines.set(toName(path), startLine + 1);
    },
    onObjectEnd() {
      open.pop();
    },
  });
  return places;
}

function findSyntaxError(json: string): NoJson {
  const errors: ParseError[] = [];
  parse(json, errors, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false });
  const [first] = errors;
  const line = json.slice(0, first?.offset ?? json.length).split('\n').length;
  const explanation = first
    ? printParseErrorCode(first.error)
        .replace(/([a-z])([A-Z])/g, '$1 $2')
        .toLowerCase()
    : '';
  return { line, reason: `it is not JSON there${explanation && ` (${explanation})`}` };
}
