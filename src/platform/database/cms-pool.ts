import type { Payload } from 'payload';
import type pg from 'pg';

/** The connections of the CMS, for statements of ours that want to be prepared once or need one connection for long. */
export function cmsPool(payload: Payload): pg.Pool {
  return (payload.db as unknown as { pool: pg.Pool }).pool;
}
