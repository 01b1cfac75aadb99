const causesFollowed = 5;

/** The ways in which a connection fails or is taken away: the operating system's codes and PostgreSQL's. */
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
]);

/**
 * Tells a database that is away for the moment (restarting, unreachable) from a fault: the same request will work
 * again by itself. Payload and Drizzle wrap the driver's error, so its causes are looked at too.
 */
export function isUnreachable(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > causesFollowed) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  // A missing socket is a server that is not there; any other missing file is a fault of ours.
  if (code !== undefined && (codes.has(code) || (code === 'ENOENT' && syscall === 'connect'))) return true;
  return (
    /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect)/.test(
      error.message,
    ) || isUnreachable(error.cause, depth + 1)
  );
}
