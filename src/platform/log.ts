import { newReference } from '#core/reference.ts';
import { currentRequest, currentRequestContext, referenceOf } from '#platform/operations/request-context.ts';

type Facts = Readonly<Record<string, string | number | boolean | null | undefined>>;
type Level = 'info' | 'warning' | 'fault';
type WriteLine = (line: string, level: Level) => void;

export type Log = {
  /** Worth knowing later: a start, a reconnect. */
  info(event: string, facts?: Facts): void;
  /** Something that recovered, or will. */
  warn(event: string, facts?: Facts): void;
  /** An unexpected error. Returns the reference in the log, which a visitor may quote. */
  logFault(error: unknown, context?: Facts): string;
};

const stackLines = 12;
const causesFollowed = 4;

/** A logger that writes one JSON object per line, without people's addresses or query strings. */
export function createLog(write: WriteLine, now: () => Date = () => new Date()): Log {
  const line = (level: Level, event: string, facts: object) => {
    const request = currentRequest();
    const head = { at: now().toISOString(), level, event, ...(request && { request: request.id }) };
    write(`${JSON.stringify({ ...head, ...facts })}\n`, level);
  };
  return {
    info: (event, facts = {}) => line('info', event, redactFacts(facts)),
    warn: (event, facts = {}) => line('warning', event, redactFacts(facts)),
    logFault(error, context = {}) {
      const request = currentRequest();
      const reference = request ? referenceOf(request.id) : newReference();
      line('fault', 'fault', { reference, ...redactFacts(context), error: describeError(error) });
      return reference;
    },
  };
}

const processLog = createLog((line, level) =>
  (level === 'info' ? process.stdout : process.stderr).write(line),
);

export const { info: logInfo, warn: logWarning, logFault } = processLog;

function describeError(error: unknown, depth = 0): object {
  if (!(error instanceof Error)) return { message: redact(String(error)) };
  const { code } = error as NodeJS.ErrnoException;
  return {
    name: error.name,
    message: redact(error.message),
    ...(typeof code === 'string' && { code }),
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

/**
 * Query parameters, mail addresses, values bound to a database statement or quoted by a parser may identify a person,
 * and so may any value of the current request.
 */
export function redact(text: string): string {
  const cleaned = text
    .replace(/\nparams:[\s\S]*$/i, '\nparams: (left out)')
    .replace(/(\/[^\s?"']*)\?[^\s"']*/g, '$1')
    .replace(/(invalid (?:input syntax|input value|byte sequence)[^:]*: ).*/gi, '$1(left out)')
    .replace(/"[^\n]*"(\.\.\.)? is not valid JSON/g, '(left out) is not valid JSON')
    .replace(/[^\s@<>"'(/]+(?:@|%40)[^\s@<>"')/]+\.[^\s@<>"')/.,:]+/gi, '(address left out)');
  return currentRequestContext().reduce((left, value) => remove(value, left), cleaned);
}

function remove(value: string, text: string): string {
  const literal = value.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
  return text.replace(new RegExp(literal, 'gi'), '(left out)');
}
