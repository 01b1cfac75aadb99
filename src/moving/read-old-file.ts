import { type ParseError, parse, printParseErrorCode, visit } from 'jsonc-parser';
import { type Fields, fieldsOf } from '#core/old-record.ts';
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
  /** Parts of the file that are not read. */
  unknown: string[];
};

/** Where a file stops being JSON, and why. */
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
 * format of getEventViews, beside them or as a separate file. Includes the line of each record.
 */
export function readOldFile(text: string): Outcome<OldFile, NoJson> {
  const json = text.replace(/^\uFEFF/, '');
  try {
    const value = parsed(json);
    return value ? ok(partsOf(value.whole, linesOf(json))) : problem(findSyntaxError(json));
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

function partsOf(value: unknown, lines: Map<string, Line>): OldFile {
  const whole = Array.isArray(value) ? { eventViews: value } : (fieldsOf(value) ?? {});
  const known = new Set<string>([...kindNames, ...Object.keys(numberParts), 'pictures']);
  const numbers: OldFile['numbers'] = { view: {}, click: {}, love: {}, share: {} };
  for (const [part, kind] of Object.entries(numberParts)) {
    const value = whole[part];
    // getEventViews responds with a list whose first element is the map.
    numbers[kind] = fieldsOf(Array.isArray(value) ? value[0] : value) ?? {};
  }
  const isNothing = !Array.isArray(value) && !fieldsOf(value);
  return {
    entries: kindNames.flatMap(kind => entriesOf(kind, whole[kind], lines)),
    numbers,
    pictures: fieldsOf(whole.pictures) ?? {},
    unknown: [
      ...(isNothing ? ['the whole file, which is neither an object nor a list'] : []),
      ...Object.keys(whole).filter(part => !known.has(part)),
    ],
  };
}

function entriesOf(kind: KindName, part: unknown, lines: Map<string, Line>): OldEntry[] {
  if (part === undefined || part === null) return [];
  if (typeof part !== 'object')
    return [
      { kind, key: '', line: lineOf(lines, kind), reason: `"${kind}" is neither an object nor a list` },
    ];
  return Object.entries(part).flatMap(([key, value]): OldEntry[] => {
    // A list that was an object with numeric keys has gaps.
    if (value === null && Array.isArray(part)) return [];
    const here = { kind, key, line: lineOf(lines, `${kind}/${key}`) };
    const reason = whyUnreadable(key, value, lines.get(`${kind}/${key}`));
    return [reason ? { ...here, reason } : { ...here, fields: value as Fields }];
  });
}

function whyUnreadable(key: string, value: unknown, line: Line | undefined): string | null {
  if (!fieldsOf(value)) return 'it is not an object with fields';
  if (key === '') return 'it has no key';
  if (key.length > longestKey || !key.isWellFormed() || key.includes('\u0000'))
    return 'its key is too long or has characters that cannot be stored';
  if (line?.isTwice) return 'its key is in the file more than once, so it is not clear which record is meant';
  return null;
}

type Line = { line: number; isTwice: boolean };

const lineOf = (lines: Map<string, Line>, path: string) => lines.get(path)?.line ?? 1;

/** The line of each record. Detects duplicate keys, of which JSON.parse silently keeps the last. */
function linesOf(json: string): Map<string, Line> {
  const lines = new Map<string, Line>();
  const note = (path: readonly (string | number)[], startLine: number) => {
    const name = path.join('/');
    lines.set(name, { line: startLine + 1, isTwice: lines.has(name) });
  };
  visit(json, {
    onObjectProperty(property, _offset, _length, startLine, _character, pathOf) {
      const path = pathOf();
      if (path.length < 2) note([...path, property], startLine);
    },
    onObjectBegin(_offset, _length, startLine, _character, pathOf) {
      const path = pathOf();
      if (path.length === 2 && typeof path[1] === 'number') note(path, startLine);
    },
  });
  return lines;
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
