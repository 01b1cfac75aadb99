/**
 * asked: the provider was asked and has not answered. refused: it refused at once. waiting: it accepted, and the money is
 * not with the donor yet. to-send: staff have to pay it. sent: the money has left. failed: it came back to us, or was
 * never paid out. withdrawn: staff decided not to pay it.
 */
export const refundStates = [
  'asked',
  'refused',
  'waiting',
  'to-send',
  'sent',
  'failed',
  'withdrawn',
] as const;
export type RefundState = (typeof refundStates)[number];

/** The states in which its money cannot be refunded again. */
export const reservingStates = ['asked', 'waiting', 'to-send', 'sent'] as const satisfies RefundState[];

/** Who moves the money: its provider, our staff, or a bank that returns a transfer without our doing. */
export const refundSenders = ['provider', 'staff', 'bank'] as const;
export type RefundSender = (typeof refundSenders)[number];

/**
 * Why a refund did not reach the donor, as one of our codes. disputed: the donor's bank asks for the money itself.
 * no-balance: we held too little at the provider. unknown: no reason was given, or one we do not know.
 */
export const refundFailures = [
  'account-closed',
  'declined',
  'disputed',
  'no-balance',
  'cancelled',
  'unknown',
] as const;
export type RefundFailure = (typeof refundFailures)[number];

/** A refund as its provider reports it. */
export type ReportedRefund = {
  /** The provider's id. */
  readonly id: string;
  /** Our key, where we asked for it and the provider repeats it. */
  readonly key: string | null;
  /** In smallest units of the payment's currency. */
  readonly units: bigint;
  readonly state: Extract<RefundState, 'waiting' | 'sent' | 'failed'>;
  readonly failure: RefundFailure | null;
};

/** A stored refund of a payment. `reported`: its provider said that it was sent. */
export type StoredRefund = {
  readonly id: string;
  readonly providerId: string | null;
  readonly units: bigint;
  readonly state: RefundState;
  readonly reported: boolean;
};
