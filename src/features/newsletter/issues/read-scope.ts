import type { Payload, PayloadRequest } from 'payload';

/** Where an act reads: inside the transaction it is in, or on its own. */
export type ReadScope = { payload: Payload; transactionID?: PayloadRequest['transactionID'] };

/**
 * For reads as a visitor within an act: nobody's rights, and the connection of the transaction. A second connection would
 * be waited for while the first is held, and many presses at once would leave none.
 */
export function asVisitorIn({ transactionID }: ReadScope): { req: Partial<PayloadRequest> } {
  return { req: transactionID === undefined ? {} : { transactionID } };
}
