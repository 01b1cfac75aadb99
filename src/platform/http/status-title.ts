import { STATUS_CODES } from 'node:http';

/** A status's title in RFC 9110; Node still says 'Payload Too Large' for 413. */
export function statusTitle(status: number): string {
  return status === 413 ? 'Content Too Large' : (STATUS_CODES[status] ?? 'Unknown');
}
