import type { Payload, PayloadRequest } from 'payload';

/** The transaction to read in, or none. */
export type ReadScope = { payload: Payload; transactionID?: PayloadRequest['transactionID'] };

/**
 * Reads with a visitor's rights on the connection of the transaction. A second connection would wait while the first is
 * held, so many requests at once could exhaust the pool.
 */
export function asVisitorIn({ transactionID }: ReadScope): { req: Partial<PayloadRequest> } {
  return { req: transactionID === undefined ? {} : { transactionID } };
}
