import { limitRequest } from '../../../../request-limits/limit-requests.ts';
import { answerEnteredOrder } from '../../../../tickets/enter-order.ts';

/** Stores an order that staff take by phone. */
export const POST = limitRequest(answerEnteredOrder);
