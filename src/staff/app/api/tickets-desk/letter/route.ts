import { limitRequest } from '../../../../request-limits/limit-requests.ts';
import { answerLetter, showLetter } from '../../../../tickets/answer-letter.ts';

/** Keeps, tests and sends a letter to those with tickets. */
export const POST = limitRequest(answerLetter);

/** Shows how a letter arrives. */
export const GET = limitRequest(showLetter);
