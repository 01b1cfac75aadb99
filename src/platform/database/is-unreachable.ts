const causesFollowed = 5;

/** The ways in which a connection fails, is taken away or has to wait for too long: the system's codes and PostgreSQL's. */
const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '57P01', // told to shut down
  '57P02', // crashed
  '57P03', // starting up
  '08001',
  '08006',
  '53300', // more connections than it takes
  '55P03', // somebody held a lock for longer than we wait
  '57014', // a statement took longer than it may
  '25P03', // a transaction of ours said nothing for too long
]);

/** What a full disk is called, by PostgreSQL and by the system. */
const fullCodes = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/**
 * Tells a database that cannot answer for the moment (restarting, locked, its disk full) from a fault: the same request
 * will work again by itself. Payload and Drizzle wrap the driver's error, so its causes are looked at too.
 */
export function isUnreachable(error: unknown): boolean {
  return someCause(error, isAway) || isOutOfRoom(error);
}

/** Tells that nothing more can be written until somebody makes room on the disk; reading goes on. */
export function isOutOfRoom(error: unknown): boolean {
  return someCause(error, ({ code }) => code !== undefined && fullCodes.has(code));
}

function isAway({ code, syscall, message }: NodeJS.ErrnoException): boolean {
  // A missing socket is a server that is not there; any other missing file is a fault of ours.
  if (code !== undefined && (codes.has(code) || (code === 'ENOENT' && syscall === 'connect'))) return true;
  // Payload passes on only the words of what kept a transaction from beginning.
  return /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Error: cannot begin transaction)/.test(
    message,
  );
}

function someCause(error: unknown, is: (error: NodeJS.ErrnoException) => boolean, depth = 0): boolean {
  if (!(error instanceof Error) || depth > causesFollowed) return false;
  return is(error) || someCause(error.cause, is, depth + 1);
}
