import { ownValue } from '#core/own-value.ts';
import type { DayOrder } from '#core/typed-day.ts';
import type { Meaning } from '#money/bookkeeping/desk/column-meanings.ts';
import type { DonationStatus } from '#money/domain/donation-status.ts';
import type { MonthlyStatus } from '#money/domain/monthly-status.ts';
import type { Failure } from '#money/domain/payment-failure.ts';
import { type PaymentMethodId, paymentMethods } from '#money/domain/payment-methods.ts';
import type { RefundFailure, RefundSender, RefundState } from '#money/domain/refund.ts';
import type { DonationMatter } from './open-matters.ts';
import type { DeskAct } from './record-act.ts';

/** Words of the donations desk; their Amharic is in src/cms/language. */

/** The names of payment methods, in English. */
export const methodNames = Object.fromEntries(
  Object.entries(paymentMethods).map(([id, { name }]) => [id, name]),
) as Record<PaymentMethodId, string>;

export const statusNames: Record<DonationStatus, string> = {
  started: 'Started, not paid',
  waiting: 'Waiting',
  paid: 'Paid',
  failed: 'Did not arrive',
  'refunded-in-part': 'Partly returned',
  refunded: 'Returned',
  disputed: 'Disputed by the bank',
  lost: 'Lost in a dispute',
};

export const monthlyStatusNames: Record<MonthlyStatus, string> = {
  begun: 'Started, not paid',
  active: 'Active',
  paused: 'Paused',
  failing: 'Failing',
  ended: 'Ended',
};

/** The state of a monthly donation, since when, and who changed it last. */
export const monthlyChangers = {
  giver: '{state} on {day} by the donor',
  provider: '{state} on {day} by the payment service',
  erasure: '{state} on {day} because the donor’s data was erased',
};

/** The open matters of a donation, in the filter of the list. */
export const donationMatterNames: Record<DonationMatter, string> = {
  'second-person': 'A second person',
  rejected: 'Rejected by the second person',
  failed: 'The payment failed',
  disputed: 'Disputed by the bank',
  'not-paid': 'Started, not paid',
  'bank-transfer': 'The bank transfer',
  provider: 'The payment service',
  'paid-twice': 'Paid twice',
  'possible-duplicate': 'Possibly given twice',
  'refunds-to-pay': 'A refund that we have to pay',
  'refunds-failed': 'A refund that did not arrive',
  'refunds-waiting': 'A refund waiting at the payment service',
  'open-refunds': 'A refund without an answer',
  'monthly-failing': 'A failed month',
  'monthly-ended': 'A monthly gift that ended',
};

/** What follows the number of several open matters of a kind. */
export const matterTexts: Record<string, string> = {
  'second-person': 'are waiting for a second person to confirm the count',
  rejected: 'were rejected by the second person',
  failed: 'did not arrive: the payment service or the bank says that the payment failed',
  disputed: 'are disputed: the donor’s bank asks for the money back',
  'not-paid': 'were started but not paid: the donor left the payment page',
  'bank-transfer': 'are waiting for their bank transfer to show on a statement',
  'paid-twice': 'were paid twice: refund one of the payments',
  'possible-duplicate':
    'may have been given twice: the same donor gave the same amount again within a quarter of an hour. Ask them',
  provider: 'are waiting for the payment service to settle them',
  'unknown-gift': 'reports name a gift that we do not know',
  'other-way': 'reports came from a different payment service than the one the gift was started with',
  'wrong-currency': 'payments came in a different currency from the gift, and are not booked',
  'open-notices': 'reports are waiting for the payment service to answer us',
  'refunds-to-pay': 'refunds have to be paid by one of us',
  'refunds-failed': 'refunds did not arrive: the money is with us again. Refund it another way',
  'refunds-waiting': 'refunds are waiting at the payment service: they are booked once it pays them out',
  'open-refunds': 'refunds have no answer yet',
  'monthly-failing': 'monthly gifts failed last time: the payment service tries again, then ends them',
  'monthly-ended':
    'monthly gifts were ended by the payment service in the last 30 days: the donors were told',
  'bank-lines': 'lines of bank statements are waiting for a decision',
};

/** What follows the number one. */
const oneMatter: Record<string, string> = {
  'second-person': 'is waiting for a second person to confirm the count',
  rejected: 'was rejected by the second person',
  disputed: 'is disputed: the donor’s bank asks for the money back',
  'not-paid': 'was started but not paid: the donor left the payment page',
  'bank-transfer': 'is waiting for its bank transfer to show on a statement',
  'paid-twice': 'was paid twice: refund one of the payments',
  provider: 'is waiting for the payment service to settle it',
  'unknown-gift': 'report names a gift that we do not know',
  'other-way': 'report came from a different payment service than the one the gift was started with',
  'wrong-currency': 'payment came in a different currency from the gift, and is not booked',
  'open-notices': 'report is waiting for the payment service to answer us',
  'refunds-to-pay': 'refund has to be paid by one of us',
  'refunds-failed': 'refund did not arrive: the money is with us again. Refund it another way',
  'refunds-waiting': 'refund is waiting at the payment service: it is booked once it is paid out',
  'open-refunds': 'refund has no answer yet',
  'monthly-failing': 'monthly gift failed last time: the payment service tries again, then ends it',
  'monthly-ended': 'monthly gift was ended by the payment service in the last 30 days: the donor was told',
  'bank-lines': 'line of a bank statement is waiting for a decision',
};

/** What follows the number of open matters of a kind. */
export const formatMatters = (what: string, count: number): string =>
  (count === 1 ? ownValue(oneMatter, what) : undefined) ?? ownValue(matterTexts, what) ?? what;

export const actNames: Record<DeskAct, string> = {
  'asked-provider': 'Asked the payment service',
  'asked-all-providers': 'Asked all payment services',
  'refund-asked': 'Asked for a refund',
  refunded: 'Refunded',
  'refund-refused': 'The payment service refused the refund',
  'refund-planned': 'Planned a refund that we pay ourselves',
  'refund-done': 'Paid a refund',
  'refund-back': 'Entered that a refund came back',
  'refund-withdrawn': 'Withdrew a refund',
  'refund-kept': 'Kept the money of a refund that failed',
  entered: 'Entered',
  confirmed: 'Confirmed as the second person',
  rejected: 'Rejected as the second person',
  'imported-statement': 'Imported a bank statement',
  'booked-line': 'Booked a bank statement line',
  'set-line-aside': 'Set a bank statement line aside',
  'left-line-out': 'Left out a bank statement line that had been imported before',
  'booked-charge': 'Booked a bank charge',
  'booked-return': 'Booked a gift that the bank returned',
  'matched-refund': 'Found a refund on a bank statement',
  'booked-refund-back': 'Booked a refund that came back on a bank statement',
  'booked-expense': 'Booked an expense from a bank statement',
  'saved-table': 'Saved gifts as a table',
  'saved-journal': 'Saved the books as a journal',
  'saved-totals': 'Saved totals as a table',
  transferred: 'Moved money between funds',
  spent: 'Booked spending',
  exchanged: 'Paid out or exchanged money',
  'entered-rate': 'Entered an exchange rate',
  'took-back': 'Reversed an entry',
  'sorted-spending': 'Set the kind of a spending entry',
  'saved-kind': 'Changed a kind of spending',
  'booked-opening': 'Booked an opening balance',
  'added-scan': 'Added the scan of a document',
  'opened-scan': 'Opened the scan of a document',
  'closed-month': 'Closed a month',
  'closed-year': 'Closed a fiscal year',
};

export const eventNames: Record<string, string> = {
  waiting: 'Payment pending',
  failed: 'Payment failed',
  paid: 'Paid',
  fee: 'Fee charged',
  refunded: 'Refunded',
  disputed: 'Disputed',
  won: 'Dispute won',
  lost: 'Dispute lost',
  given: 'Price of tickets left as a gift',
};

export const refundStateNames: Record<RefundState, string> = {
  asked: 'Refund asked for',
  refused: 'Refund refused',
  waiting: 'Refund waiting at the payment service',
  'to-send': 'Refund to be paid by us',
  sent: 'Refund paid',
  failed: 'Refund that did not arrive',
  withdrawn: 'Refund withdrawn',
};

export const refundSenderNames: Record<RefundSender, string> = {
  provider: 'The payment service',
  staff: 'One of us',
  bank: 'The bank, not us',
};

/** Why a refund did not arrive, for staff. */
export const refundFailureNames: Record<RefundFailure, string> = {
  'account-closed': 'The card or account is closed, lost or expired',
  declined: 'The donor’s bank declined it',
  disputed: 'The donor’s bank asks for the money in a dispute',
  'no-balance': 'Not enough money at the payment service',
  cancelled: 'It was cancelled at the payment service',
  unknown: 'No reason was given',
};

/** Messages after an act that succeeded. */
export const doneTexts = {
  asked: 'We asked the payment service. This is what it says now.',
  'asking-all': 'We are asking the payment services. This can take a few minutes.',
  refunded: 'The payment service has paid the refund out, and the donor is told.',
  'refund-accepted':
    'The payment service has accepted the refund. It is booked, and the donor is told, once it is paid out.',
  'refund-planned':
    'The refund is planned. Enter it as paid once the money has left: then it is booked and the donor is told.',
  'refund-done': 'The refund is in the books, and the donor is told.',
  'refund-back': 'Saved: the refund did not arrive. The money counts as part of the gift again.',
  'refund-withdrawn': 'The refund is withdrawn. Nothing was booked.',
  'refund-kept': 'The money stays with us as part of the gift.',
  entered: 'The gift is in the books.',
  'waits-for-second': 'Entered. A second person has to confirm it before it is in the books.',
  confirmed: 'Confirmed. The gift is in the books.',
  rejected: 'Rejected. Nothing was booked.',
  'statement-uploaded': 'The file is uploaded. Please check that it is read correctly, then import it.',
  'statement-read': 'The file was read again with your settings.',
  'statement-discarded': 'The file was deleted. Nothing was imported from it.',
  imported: 'The statement is imported. Lines are booked only after you decide.',
  'lines-decided': 'Your decisions are saved.',
  booked: 'It is in the books.',
  'scan-added': 'The scan is stored with its entry.',
  'rate-entered': 'The rate is entered. You can choose it when you exchange money.',
  sorted: 'The kind is set. The entry now counts under it.',
  'kind-saved': 'The kind of spending is saved.',
  'taken-back': 'Reversed: a counter-entry is in the books. The entry itself stays.',
  'month-is-closed': 'The month is closed. Nothing more can be booked in it.',
  'year-is-closed': 'The fiscal year is closed. Its report keeps the figures it has now.',
} as const;
export type DoneCode = keyof typeof doneTexts;

/** Messages after an act that failed. */
export const problemTexts = {
  'bad-form': 'Please check the form: something in it is missing or cannot be read.',
  'too-often': 'Too many requests. Please wait a few minutes.',
  'unknown-gift': 'There is no such gift.',
  'unknown-payment': 'This payment did not arrive, so it cannot be refunded.',
  'wrong-amount': 'Please write the amount as a number, such as 25 or 12.50.',
  'tickets-in-part':
    'Tickets are cancelled only when their whole price goes back. Refund at least their price, or leave them valid.',
  'too-much': 'That is more than is left of the payment.',
  'in-progress':
    'A refund of this gift is already on its way. Please check its history before you try again.',
  'no-method': 'The payment service of this gift is not set up here.',
  'no-answer':
    'The payment service did not answer. You can send this again in a minute: it will not be done twice.',
  refused: 'The payment service refused.',
  'no-payee': 'Please write which account or person the money goes to.',
  'unknown-doer': 'Please choose who pays it. It must be somebody who may handle gifts.',
  'past-day': 'This day is in the past. Please choose today or a later day.',
  'refund-settled': 'Somebody has already dealt with this refund.',
  'before-donation': 'That is before the day the gift came.',
  'before-refund': 'That is before the day it was paid.',
  'no-reference': 'Please write the payment reference or the voucher number.',
  'nothing-to-ask': 'No payment service can be asked about this gift.',
  'asking-already': 'We are already asking the payment services. Their answers appear below.',
  'asked-often': 'The payment services were asked several times within the hour. Please try again later.',
  'decided-already': 'Somebody has already decided this.',
  'same-person': 'You entered this gift yourself. Please ask another person to confirm it.',
  'unknown-currency': 'The giving settings don’t include cash in this currency.',
  'unknown-purpose': 'This project or campaign no longer exists. Please choose again.',
  'future-day': 'This day is in the future.',
  'month-closed': 'The books of that month are closed. Please choose a day after it.',
  'no-description': 'Please describe the goods.',
  'no-file': 'Please choose the statement file.',
  'too-large': 'This file is too large. A statement can have at most 20 MB.',
  'too-many-entries': 'This file has more than 20,000 entries. Please export a shorter period.',
  'too-wide':
    'A line of this file is too long, or has more than 100 columns. Please export only the statement.',
  'too-much-to-read':
    'Reading this file took too much time or memory, so we stopped. Please export a shorter period, or in another format.',
  unreadable:
    'This file is damaged, or in a format that we do not know. Please ask the bank for CAMT.053 or CSV.',
  'not-text': 'This file is not text. Please ask the bank for CAMT.053 or CSV.',
  spreadsheet:
    'This is a workbook or a ZIP file. Please save the sheet with the statement as CSV, or unpack the file first.',
  mt940: 'This is an MT940 file, which we do not read. Please export CAMT.053 (XML) or CSV instead.',
  'home-banking':
    'This is an OFX, QFX or QIF file, which we do not read. Please export CAMT.053 (XML) or CSV instead.',
  'not-xml': 'This file is damaged: it cannot be read as XML.',
  'declares-entities': 'This file declares entities, which bank statements never do. It was not read.',
  'not-a-statement': 'This XML file is not a CAMT.053 statement. Please ask the bank for CAMT.053 or CSV.',
  'no-lines': 'No line of this file can be read.',
  'unknown-account': 'This account is not in the giving settings.',
  'other-account': 'This statement is for an account that is not in the giving settings.',
  'too-many-files': 'Twenty statements are already waiting. Please import or delete one of them first.',
  'statement-gone': 'This file is no longer here: it was imported or deleted.',
  'asks-day-column': 'Please choose the column with the day.',
  'asks-amount-column':
    'Please choose the column with the amount, or the columns with money in and money out.',
  'asks-currency':
    'Please choose the currency of the amounts: their heading names a different one from the account.',
  'asks-direction':
    'Please say whether amounts without a sign came in or went out, or choose the column that says so.',
  'asks-direction-words': 'Please choose the word for money in and the word for money out.',
  'asks-day-order': 'Please choose how days are written: this file can be read in two ways.',
  'asks-decimal': 'Please choose how amounts are written: this file can be read in two ways.',
  'lines-not-booked':
    'Some lines were not booked: the gift is unknown, was paid by another method or in another currency, or has less left than the amount to return.',
  'wrong-day': 'Please choose a day.',
  'wrong-currency': 'Please write the three letters of a currency, such as ETB.',
  'same-fund': 'Please choose a different fund from the one the money comes from.',
  'other-amount-paid-out':
    'In the same currency, the amount received must equal the amount paid out. Book fees as spending.',
  'same-place': 'Please choose a different place or a different currency.',
  'no-document': 'Please name the document: the invoice or receipt number, or where it is stored.',
  'no-source': 'Please name the source of the rate.',
  'no-rate': 'Please choose the rate. Enter it first if it is not in the list.',
  'other-rate': 'This rate is for other currencies. Please choose one for these two.',
  'wrong-rate': 'Please write the rate as a number above zero, such as 151.25.',
  'same-currency': 'A rate needs two different currencies.',
  'no-reason': 'Please give a reason.',
  'too-long': 'This is too long. Please shorten it.',
  'unknown-entry': 'There is no such entry.',
  'corrected-already': 'This entry has already been reversed.',
  'donation-entry': 'This entry belongs to a gift. Please refund it on the page of the gift.',
  'sorting-entry':
    'This entry only sets the kind of a spending entry. Choose another kind beside the spending.',
  'below-zero': 'There is less money than that. Tick the box to book it anyway.',
  'unknown-kind': 'Please choose a kind of spending.',
  'same-kind': 'It already has this kind.',
  'no-kind-name': 'Please write the name in Latin letters: it is also the name of the account.',
  'kind-name-taken': 'There is already a kind of spending with this name.',
  'too-many-kinds': 'There are already forty kinds of spending. Please rename one.',
  'nothing-before': 'The books already include everything that the bank held before its first statement.',
  'no-scan': 'Please choose the scan file.',
  'scan-empty': 'This file is empty. Please scan the document again.',
  'scan-too-large':
    'This file is larger than 10 MB. Please scan it at a lower resolution, and choose it again.',
  'scan-of-wrong-kind': 'This is neither a PDF nor a picture. Please use PDF, JPEG, PNG, WebP or HEIC.',
  'scan-damaged': 'This file is damaged and cannot be read. Please scan the document again.',
  'scan-active': 'This PDF contains scripts, forms or other files. Please print it, and scan the paper.',
  'scan-locked': 'This PDF is protected by a password. Please save a copy without one.',
  'scan-picture':
    'This picture is damaged, animated or too large. Please take the photo again, or save it smaller.',
  'too-many-scans': 'This entry already has five scans, and they cannot be removed.',
  'not-spending': 'Only spending has a document and a kind. This entry is something else.',
  'unknown-scan': 'There is no such scan.',
  'scan-closed':
    'This scan was encrypted with another PAYLOAD_SECRET. Whoever looks after the server must add that one to FORMER_SECRETS.',
  'month-not-over': 'Please choose a month that is over.',
  'months-open': 'Please close the months of this fiscal year first: up to its last day.',
  'year-closed': 'This fiscal year is closed already.',
  'sample-money': 'This year has sample figures. Please remove the sample content first.',
  'not-sure': 'Please tick the box: a closed month stays closed, and so do those before it.',
  'name-and-email': 'For a receipt we need both a name and an email address.',
} as const;
export type DeskProblem = keyof typeof problemTexts;

export const isDone = (value: unknown): value is DoneCode =>
  typeof value === 'string' && Object.hasOwn(doneTexts, value);
export const isProblem = (value: unknown): value is DeskProblem =>
  typeof value === 'string' && Object.hasOwn(problemTexts, value);

/** What a column of a bank's file holds, in the order of its list. */
export const meaningNames: Record<Meaning, string> = {
  none: 'Not needed',
  day: 'Day',
  amount: 'Amount',
  in: 'Money in',
  out: 'Money out',
  direction: 'In or out',
  currency: 'Currency',
  name: 'Name',
  words: 'Description',
  reference: 'Payment reference',
  'bank-reference': 'The bank’s own reference',
  balance: 'Balance',
  charge: 'Charge deducted from the amount',
  status: 'Booked or pending',
  account: 'Our account',
};

/** Why an entry of a bank's file was refused. */
export const refusalNames = {
  'no-day': 'It has no day.',
  'not-a-day': 'Its day cannot be read.',
  'no-amount': 'It has no amount.',
  'not-an-amount': 'Its amount cannot be read.',
  'too-precise': 'Its amount has more decimals than the currency.',
  'too-large': 'Its amount is too large.',
  zero: 'Its amount is zero.',
  'two-amounts': 'It has money in and money out.',
  'wrong-sign': 'Its sign contradicts whether it came in or went out.',
  'no-direction': 'It does not say whether it came in or went out.',
  'other-currency': 'It has two currencies.',
  'unknown-currency': 'Its currency is unknown.',
  'other-account': 'It belongs to another account.',
  'no-payment': 'It is a balance, not a payment.',
  'more-cells': 'It has more cells than the other rows.',
  'open-quote': 'It has a quotation mark that is never closed.',
  'failed-payment': 'The bank says that it failed.',
};
export type RefusalReason = keyof typeof refusalNames;

export const dayOrderNames: Record<DayOrder, string> = {
  'day-first': 'Day first: 31/12/2026',
  'month-first': 'Month first: 12/31/2026',
  'year-first': 'Year first: 26/12/31',
};

export const delimiterWords: Record<string, string> = {
  semicolon: 'Semicolon',
  comma: 'Comma',
  tab: 'Tab',
  bar: 'Vertical bar',
};

/** Why a payment failed, for staff; their Amharic is in src/cms/language. */
export const failureNames: Record<Failure, string> = {
  'insufficient-funds': 'Not enough money in the account',
  'expired-card': 'The card has expired',
  'card-declined': 'The bank declined the card',
  'authentication-failed': 'The bank could not confirm who is paying',
  'wrong-details': 'A wrong number, code or address',
  limit: 'Above a limit of the bank or card',
  'provider-trouble': 'A problem at the payment service',
  cancelled: 'Cancelled or abandoned by the donor',
  unknown: 'The payment service does not say why',
};
