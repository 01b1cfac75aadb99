import type { WayProblem } from '../ways/way.ts';
import type { DifferenceKind } from './list-differences.ts';

/** What each difference means, and what staff do about it. */
export const differenceWords: Record<DifferenceKind, { is: string; todo: string }> = {
  'out-of-balance': {
    is: 'The gift stands otherwise than the books say.',
    todo: 'Open the gift and press "Ask the provider now". If it stays here, tell whoever runs the site.',
  },
  'unknown-gift': {
    is: 'A report names a gift that we do not know, and is not booked.',
    todo: 'Look the payment up at the payment service. If it is a gift to us, enter it by hand.',
  },
  'other-way': {
    is: 'A report came from another payment service than the gift was begun with, and is not booked.',
    todo: 'Look the payment up at both services. Give back what was paid twice.',
  },
  'wrong-currency': {
    is: 'The payment came in another currency than the gift, and is not booked.',
    todo: 'Give it back at the payment service, and ask the giver to give again.',
  },
  unanswered: {
    is: 'A report came, and the payment service has not answered our question for an hour.',
    todo: 'Nothing: we ask again. If it lasts a day, look whether the payment service is down.',
  },
  'not-ours': {
    is: 'The payment service has a payment that was neither begun nor reported here.',
    todo: 'Nothing, if the account takes other payments too. A month of a monthly gift leaves this list within a day. Otherwise look it up there.',
  },
  'amount-differs': {
    is: 'The payment service has another amount than the books.',
    todo: 'Look the payment up at the payment service. If its amount is right, book the rest by hand.',
  },
  'not-there': {
    is: 'The books have a payment that the payment service does not know.',
    todo: 'Look whether the account or its key was changed. If the payment never was, give the gift back here.',
  },
  'was-behind': {
    is: 'Nobody had reported this. It is in the books since the services were asked.',
    todo: 'Nothing. If it happens often, look whether the reports (webhooks) of the payment service arrive.',
  },
};

/** How a run of asking a service ended. */
export const serviceProblemWords: Record<WayProblem | 'not-set-up', string> = {
  unreachable: 'could not be reached',
  busy: 'asks us to wait',
  refused: 'refused to answer: its key may be wrong',
  unclear: 'gave an answer that cannot be read',
  unknown: 'does not know what we asked about',
  unsuitable: 'cannot be asked',
  'not-set-up': 'is not set up here any more',
};

/** How a payment service says that a payment stands. */
export const answerNames: Record<string, string> = {
  open: 'Not paid yet',
  waiting: 'Waiting',
  paid: 'Paid',
  failed: 'Did not arrive',
  refunded: 'Given back',
  unknown: 'Does not know it',
};
