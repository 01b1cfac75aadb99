import { logFault } from '#platform/log.ts';

const causesFollowed = 5;

/** The system's and PostgreSQL's codes for connections that fail, are closed or wait for too long. */
const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '57P01', // shutting down
  '57P02', // crashed
  '57P03', // starting up
  '08001',
  '08006',
  '53300', // too many connections
  '55P03', // lock timeout
  '57014', // statement timeout
  '25P03', // idle in transaction for too long
]);

/** PostgreSQL's and the system's codes for a full disk. */
const fullCodes = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/**
 * Whether the database is temporarily unable to answer (restarting, locked, disk full), unlike a fault: the same
 * request will work again later. Payload and Drizzle wrap the driver's error, so its causes are checked too.
 */
export function isUnreachable(error: unknown): boolean {
  return someCause(error, isAway) || isDiskFull(error);
}

/** Whether nothing can be written until somebody frees disk space; reading still works. */
export function isDiskFull(error: unknown): boolean {
  return someCause(error, ({ code }) => code !== undefined && fullCodes.has(code));
}

/** Whether PostgreSQL could not read the statement. */
export function isSyntaxError(error: unknown): boolean {
  return someCause(error, ({ code }) => code === '42601');
}

function isAway({ code, syscall, message }: NodeJS.ErrnoException): boolean {
  // A missing socket is a server that is not running; any other missing file is our fault.
  if (code !== undefined && (codes.has(code) || (code === 'ENOENT' && syscall === 'connect'))) return true;
  // Payload passes on only the message of an error that kept a transaction from beginning.
  return /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Error: cannot begin transaction)/.test(
    message,
  );
}

function someCause(error: unknown, is: (error: NodeJS.ErrnoException) => boolean, depth = 0): boolean {
  if (!(error instanceof Error) || depth > causesFollowed) return false;
  return is(error) || someCause(error.cause, is, depth + 1);
}

/**
 * The result of `write`, or null, with a log line, while the database is unavailable: a form sent without script then
 * comes back with everything that was typed.
 */
export async function unlessUnavailable<Value>(write: () => Promise<Value>): Promise<Value | null> {
  try {
    return await write();
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    logFault(error, { while: 'taking a form' });
    return null;
  }
}
