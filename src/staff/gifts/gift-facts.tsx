import { formatMoney } from '#core/money.ts';
import { failureNames, methodNames, statusNames } from '#features/bookkeeping/desk/desk.texts.ts';
import type { GiftDetails } from '#features/bookkeeping/donations/donation-details.ts';
import { mailStateWords } from '#platform/mail/mail.rules.ts';
import { sayHere } from '#staff/language/say.ts';
import styles from './gifts.module.css';

type GiftFactsProps = {
  details: Pick<GiftDetails, 'gift' | 'counted' | 'honour' | 'staff'>;
  purpose: string;
};

/** These show what people wrote, which is never translated, even where it equals a text of ours. */
const ownWords = new Set(['Note of the giver', 'In honour of', 'Line on the card', 'Counted by', 'Things']);

/** What one gift is, with what its giver wrote to us. */
export function GiftFacts({ details: { gift, counted, honour, staff }, purpose }: GiftFactsProps) {
  const say = sayHere();
  const money = (units: bigint) => formatMoney({ units, currency: gift.currency }, 'en');
  const facts: [string, string][] = [
    ['Amount', money(gift.amount)],
    ['State', statusNames[gift.state]],
    ...(gift.failure ? [['Why it failed', failureNames[gift.failure]] as [string, string]] : []),
    ['Arrived', money(gift.received)],
    ['Returned', money(gift.refunded)],
    ['Way', methodNames[gift.way]],
    ['For', purpose],
    ['Giver', gift.name ? `${gift.name}, ${gift.email}` : 'Not named'],
    ...(gift.note ? [['Note of the giver', gift.note] as [string, string]] : []),
    ...(honour ? honourFacts(honour) : []),
    ['Receipt', gift.receipt?.padStart(6, '0') ?? 'None'],
    ...(counted ? countedFacts(counted, staff) : []),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{say(name)}</dt>
          <dd>{ownWords.has(name) ? value : say(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function honourFacts({
  name,
  email,
  words,
  language,
  card,
}: NonNullable<GiftDetails['honour']>): [string, string][] {
  return [
    ['In honour of', name],
    ['Card to', `${email}, in ${language === 'am' ? 'Amharic' : 'English'}`],
    ...(words === '' ? [] : [['Line on the card', words] as [string, string]]),
    ['Card', card === null ? 'Not in the outbox' : mailStateWords[card]],
  ];
}

function countedFacts(
  counted: NonNullable<GiftDetails['counted']>,
  staff: GiftDetails['staff'],
): [string, string][] {
  const { receivedOn, countedBy, description, enteredBy, decidedBy } = counted;
  const nameOf = (number: number) => staff.get(number) ?? `account ${number}`;
  return [
    ['Received on', receivedOn],
    ['Counted by', countedBy],
    ['Entered by', nameOf(enteredBy)],
    ...(decidedBy === null ? [] : [['Second person', nameOf(decidedBy)] as [string, string]]),
    ...(description === '' ? [] : [['Things', description] as [string, string]]),
  ];
}
