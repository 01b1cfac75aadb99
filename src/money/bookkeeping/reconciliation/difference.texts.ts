import type { ProviderProblem } from '#money/domain/payment-provider.ts';
import type { DifferenceKind } from './list-differences.ts';

/** What each difference means, and what staff do about it. */
export const differenceTexts: Record<DifferenceKind, { is: string; todo: string }> = {
  'out-of-balance': {
    is: 'The gift and the books disagree.',
    todo: 'Open the gift and press "Ask the payment service now". If it stays here, tell whoever looks after the server.',
  },
  'unknown-gift': {
    is: 'A report names a gift that we do not know. It is not booked.',
    todo: 'Look the payment up at the payment service. If it is a gift to us, enter it by hand.',
  },
  'other-way': {
    is: 'A report came from a different payment service than the one the gift was started with. It is not booked.',
    todo: 'Look the payment up at both services. Refund what was paid twice.',
  },
  'wrong-currency': {
    is: 'The payment arrived in a different currency from the gift. It is not booked.',
    todo: 'Refund it at the payment service, and ask the donor to give again.',
  },
  unanswered: {
    is: 'A report came, and the payment service has not answered our question for an hour.',
    todo: 'Nothing: we will ask again. If this lasts a day, check whether the payment service is down.',
  },
  'not-ours': {
    is: 'The payment service has a payment that was neither started nor reported here.',
    todo: 'Nothing, if the account takes other payments too. Payments of monthly gifts leave this list within a day. Otherwise look it up at the payment service.',
  },
  'amount-differs': {
    is: 'The payment service and the books show different amounts.',
    todo: 'Look the payment up at the payment service. If its amount is right, book the rest by hand.',
  },
  'not-there': {
    is: 'The books have a payment that the payment service does not know.',
    todo: 'Check whether the account or its key was changed. If the payment never happened, refund the gift here.',
  },
  'was-behind': {
    is: 'Nobody reported this. It was booked when we asked the payment services.',
    todo: 'Nothing. If it happens often, check whether the payment service’s reports (webhooks) arrive.',
  },
};

/** Why a run stopped asking a service. */
export const serviceProblemTexts: Record<ProviderProblem | 'not-set-up', string> = {
  unreachable: 'could not be reached',
  busy: 'asks us to wait',
  refused: 'refused to answer: its key may be wrong',
  unclear: 'gave an answer we cannot read',
  unknown: 'does not know what we asked about',
  unsuitable: 'cannot be asked',
  'not-set-up': 'is no longer set up here',
};

/** The status of a payment by its payment service. */
export const answerNames: Record<string, string> = {
  open: 'Not paid yet',
  waiting: 'Waiting',
  paid: 'Paid',
  failed: 'Did not arrive',
  refunded: 'Returned',
  unknown: 'Does not know it',
};
