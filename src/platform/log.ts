import { newReference } from '#core/reference.ts';
import { currentRequest, currentRequestContext, toReference } from '#platform/request-context.ts';

type Facts = Readonly<Record<string, string | number | boolean | null | undefined>>;
type Level = 'info' | 'warning' | 'fault';
type WriteLine = (line: string, level: Level) => void;

type Log = {
  /** Worth knowing later: a start, a reconnect. */
  info(event: string, facts?: Facts): void;
  /** Something that recovered, or will. */
  warn(event: string, facts?: Facts): void;
  /** An unexpected error. Returns the reference in the log, which a visitor may quote. */
  logFault(error: unknown, context?: Facts): string;
};

const stackLines = 12;
const causesFollowed = 4;
/** The longest line that many log collectors accept; they split or drop longer ones. */
const lineBytes = 8_192;
/** Lengths to which texts are cut; the first one that makes the line fit is used. */
const textLengths = [4_096, 1_000, 200, 40];

/** A logger that writes one JSON object per line, at most 8 KB long and without people's addresses or query strings. */
export function createLog(write: WriteLine, now: () => Date = () => new Date()): Log {
  const line = (level: Level, event: string, facts: object) => {
    const request = currentRequest();
    const head = { at: now().toISOString(), level, event, ...(request && { request: request.id }) };
    write(`${withinBytes({ ...head, ...facts }) ?? JSON.stringify({ ...head, cut: true })}\n`, level);
  };
  return {
    info: (event, facts = {}) => line('info', event, redactFacts(facts)),
    warn: (event, facts = {}) => line('warning', event, redactFacts(facts)),
    logFault(error, context = {}) {
      const request = currentRequest();
      const reference = request ? toReference(request.id) : newReference();
      line('fault', 'fault', { reference, ...redactFacts(context), error: describeError(error) });
      return reference;
    },
  };
}

/** The line with its texts cut until it fits; null where that is not enough. */
function withinBytes(record: object): string | null {
  for (const most of textLengths) {
    const line = JSON.stringify(record, (_, value) =>
      typeof value === 'string' && value.length > most ? `${value.slice(0, most).toWellFormed()}…` : value,
    );
    if (Buffer.byteLength(line) < lineBytes) return line;
  }
  return null;
}

/** A process keeps running when nobody reads its log: reporting that error would only cause the next one. */
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

const processLog = createLog((line, level) =>
  (level === 'info' ? process.stdout : process.stderr).write(line),
);

export const { info: logInfo, warn: logWarning, logFault } = processLog;

function describeError(error: unknown, depth = 0): object {
  if (!(error instanceof Error)) return { message: redact(String(error)) };
  // `digest` is the number that the admin shows of an error while it renders a screen (screen-error.tsx).
  const { code, digest } = error as NodeJS.ErrnoException & { digest?: unknown };
  return {
    name: error.name,
    message: redact(error.message),
    ...(typeof code === 'string' && { code }),
    ...(typeof digest === 'string' && { digest }),
    stack: redact(error.stack?.split('\n').filter(isFrame).slice(0, stackLines).join('\n') ?? ''),
    ...(error.cause !== undefined &&
      depth < causesFollowed && { cause: describeError(error.cause, depth + 1) }),
  };
}

function isFrame(line: string): boolean {
  return /^\s+at /.test(line);
}

function redactFacts(facts: Facts): Facts {
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, typeof fact === 'string' ? redact(fact) : fact]),
  );
}

/** Most characters read of a text; the rest is dropped unread, so that megabytes cost no more. */
const longestRead = 8_192;
/** Most characters logged of a text: so far below those read that no request value crosses the cut. */
const longestLogged = 4_096;
/** Longer values are recognised by their beginning, and the text ends there. */
const longestCompared = 1_000;

/**
 * Removes what may identify a person from a text for the log: query parameters, mail addresses, values bound to a database
 * statement or quoted by a parser, and any value of the current request. At most 4,096 letters are logged.
 */
export function redact(text: string): string {
  const cleaned = text
    .slice(0, longestRead)
    .replace(/\nparams:[\s\S]*$/i, '\nparams: (left out)')
    .replace(/(?<![^\s?"'])([^\s?"']*)\?[^\s"']*/g, (all, before: string) =>
      all.includes('/') ? before : all,
    )
    .replace(/(invalid (?:input syntax|input value|byte sequence)[^:]*: ).*/gi, '$1(left out)')
    .replace(/"[^\n]*"(\.\.\.)? is not valid JSON/g, '(left out) is not valid JSON')
    // Matches from the beginning of a word only: trying every letter of a long one would take a minute.
    .replace(
      /(?<![^\s@<>"'(/])[^\s@<>"'(/]+(?:@|%40)[^\s@<>"')/]+\.[^\s@<>"')/.,:]+/gi,
      '(address left out)',
    );
  const redacted = currentRequestContext().reduce((left, value) => remove(value, left), cleaned);
  const isCut = text.length > longestRead || redacted.length > longestLogged;
  return isCut ? `${redacted.slice(0, longestLogged)}…` : redacted;
}

function remove(value: string, text: string): string {
  const literal = value.slice(0, longestCompared).replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
  const rest = value.length > longestCompared ? '[\\s\\S]*' : '';
  return text.replace(new RegExp(literal + rest, 'gi'), '(left out)');
}
