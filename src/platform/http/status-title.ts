import { STATUS_CODES } from 'node:http';

/** The words of a status as RFC 9110 has them; Node still says 'Payload Too Large' for 413. */
export function statusTitle(status: number): string {
  return status === 413 ? 'Content Too Large' : (STATUS_CODES[status] ?? 'Unknown');
}
