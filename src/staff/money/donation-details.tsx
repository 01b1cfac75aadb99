import { formatDay } from '#core/dates.ts';
import type { Say } from '#core/message.ts';
import { type Message, type Moment, message, shownDay } from '#core/message.ts';
import { formatMoney } from '#core/money.ts';
import { ownValue } from '#core/own-value.ts';
import { accountWords, detailWords, tellingLines } from '#money/bookkeeping/desk/book-words.ts';
import {
  actNames,
  eventNames,
  failureNames,
  matterTexts,
  methodNames,
  refundFailureNames,
  refundSenderNames,
  refundStateNames,
  statusNames,
} from '#money/bookkeeping/desk/desk.texts.ts';
import type { DonationDetails, Happening } from '#money/bookkeeping/donations/donation-details.ts';
import { type Beat, tellStory } from '#money/bookkeeping/donations/donation-story.rules.ts';
import { mailStateWords } from '#platform/mail/mail.rules.ts';
import page from '#staff/frame/admin-page.module.css';
import { languageHere, sayHere } from '#staff/language/say.ts';
import { Badge } from '../parts/badge.tsx';
import { Card } from '../parts/card.tsx';
import styles from './donation.module.css';
import { toneByStatus as toneOfState } from './donation-tones.ts';

type DonationFactsProps = {
  details: Pick<DonationDetails, 'donation' | 'counted' | 'honour' | 'staff'>;
  purpose: string;
};

/** Facts that people wrote: never translated, even where they equal a text of ours. */
const ownWords = new Set(['Donor’s note', 'In honour of', 'Line on the card', 'Counted by', 'Goods']);

/** The facts of one donation, with what its donor wrote. */
export function DonationFacts({
  details: { donation, counted, honour, staff },
  purpose,
}: DonationFactsProps) {
  const say = sayHere();
  const money = (units: bigint) => formatMoney({ units, currency: donation.currency }, 'en');
  const facts: [string, Message | Moment][] = [
    ...(donation.failure ? [['Why it failed', failureNames[donation.failure]] as [string, string]] : []),
    ['Arrived', money(donation.received)],
    ['Returned', money(donation.refunded)],
    ['Payment method', methodNames[donation.method]],
    ['For', purpose],
    ['Donor', donation.name ? `${donation.name}, ${donation.email}` : 'Not named'],
    ...(donation.note ? [['Donor’s note', donation.note] as [string, string]] : []),
    ...(honour ? honourFacts(honour) : []),
    ['Receipt', donation.receipt?.padStart(6, '0') ?? 'None'],
    ...(counted ? countedFacts(counted, staff) : []),
  ];
  return (
    <Card title={money(donation.amount)} aside={<StateBadge state={donation.state} />}>
      <dl className={page.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={page.fact}>
            <dt>{say(name)}</dt>
            <dd>{typeof value === 'string' && ownWords.has(name) ? value : say(value)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

const StateBadge = ({ state }: { state: DonationDetails['donation']['state'] }) => (
  <Badge tone={toneOfState[state]}>{sayHere()(statusNames[state])}</Badge>
);

function honourFacts({
  name,
  email,
  words,
  language,
  card,
}: NonNullable<DonationDetails['honour']>): [string, Message][] {
  return [
    ['In honour of', name],
    ['Card to', message(language === 'am' ? '{email}, in Amharic' : '{email}, in English', { email })],
    ...(words === '' ? [] : [['Line on the card', words] as [string, string]]),
    ['Card', card === null ? 'Not in the outbox' : mailStateWords[card]],
  ];
}

function countedFacts(
  counted: NonNullable<DonationDetails['counted']>,
  staff: DonationDetails['staff'],
): [string, Message | Moment][] {
  const { receivedOn, countedBy, description, enteredBy, decidedBy } = counted;
  const nameStaff = (number: number) => staff.get(number) ?? message('account {number}', { number });
  return [
    ['Received on', shownDay(receivedOn)],
    ['Counted by', countedBy],
    ['Entered by', nameStaff(enteredBy)],
    ...(decidedBy === null ? [] : [['Second person', nameStaff(decidedBy)] as [string, Message]]),
    ...(description === '' ? [] : [['Goods', description] as [string, Message]]),
  ];
}

type DonationStoryProps = Pick<DonationDetails, 'history' | 'staff'> & {
  donation: Pick<DonationDetails['donation'], 'startedAt' | 'amount' | 'currency' | 'method'>;
};

/** How it was given, and what was reported, booked and done since: day by day, oldest first. */
export function DonationStory({ donation, history, staff }: DonationStoryProps) {
  const say = sayHere();
  const language = languageHere();
  return (
    <>
      {history.length === 0 && <p>{say('Nothing has been reported about this gift yet.')}</p>}
      <ol className={styles.story}>
        {tellStory(donation.startedAt, history).map(({ day, beats }) => (
          <li key={day}>
            <h3>{formatDay(day, language)}</h3>
            <ol>
              {beats.map((beat, index) => {
                const [what, details] =
                  beat.kind === 'begun'
                    ? begunWords(donation, say)
                    : describeHappening(beat, donation.currency, staff, say);
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the story never changes its order
                  <li key={index} className={styles.beat} data-beat={beat.kind} data-tone={chooseTone(beat)}>
                    <time dateTime={beat.at.toISOString()}>{beat.at.toISOString().slice(11, 16)}</time>
                    <span className={styles.what}>{what}</span>
                    <span className={styles.details}>{details.filter(Boolean).join(' · ')}</span>
                  </li>
                );
              })}
            </ol>
          </li>
        ))}
      </ol>
    </>
  );
}

const begunWords = (
  { amount, currency, method }: DonationStoryProps['donation'],
  say: Say,
): [string, string[]] => [
  say('Gift begun by its donor'),
  [formatMoney({ units: amount, currency }, 'en'), say(methodNames[method])],
];

/** The colour of a mark in the story; its words say the same. */
function chooseTone(beat: Beat): 'good' | 'bad' | 'wait' | 'info' | 'behind' {
  if (beat.isBehind) return 'behind';
  if (beat.kind === 'receipt') return 'good';
  if (beat.kind === 'event') {
    if (beat.problem !== null || ['failed', 'disputed', 'lost'].includes(beat.what)) return 'bad';
    return beat.what === 'paid' || beat.what === 'won' ? 'good' : 'info';
  }
  if (beat.kind === 'refund' && ['refused', 'failed'].includes(beat.state)) return 'bad';
  if (beat.kind === 'refund' && beat.state !== 'sent' && beat.state !== 'withdrawn') return 'wait';
  return 'info';
}

/** What happened and its details, in the reader's language. Reasons and names of people are never translated. */
function describeHappening(
  each: Happening,
  currency: string,
  staff: DonationDetails['staff'],
  say: Say,
): [string, string[]] {
  const money = (units: string) => formatMoney({ units: BigInt(units), currency }, 'en');
  switch (each.kind) {
    case 'event':
      return [
        say(
          each.failure
            ? message('Payment failed: {failure}', { failure: message(failureNames[each.failure]) })
            : (ownValue(eventNames, each.what) ?? each.what),
        ),
        [
          each.amount === '0' ? '' : money(each.amount),
          // What was counted has no payment at a provider, only an id of ours.
          each.payment.startsWith('counted:') ? '' : each.payment,
          each.problem
            ? say('not booked: {problem}', {
                problem: message(ownValue(matterTexts, each.problem) ?? each.problem),
              })
            : '',
        ],
      ];
    case 'entry':
      return [
        say('Booked, entry {number} of {day}', { number: each.number, day: shownDay(each.day) }),
        tellingLines(each.lines).map(
          ({ account, amount }) => `${accountWords(account, say)} ${money(amount)}`,
        ),
      ];
    case 'notice':
      return [
        say('The payment service reported'),
        [`${each.what}${each.outcome ? `: ${each.outcome}` : ''}`],
      ];
    case 'act': {
      const name = staff.get(each.staff) ?? message('account {number}', { number: each.staff });
      const act = say(actNames[each.act] ?? each.act);
      const { amount } = each.details;
      const details = [amount === undefined ? '' : money(String(amount)), ...detailWords(each.details, say)];
      return [say('{act} by {name}', { act, name }), details];
    }
    case 'refund':
      return [
        say(refundStateNames[each.state]),
        [
          money(each.amount),
          say(refundSenderNames[each.by]),
          each.failure ? say(refundFailureNames[each.failure]) : '',
          each.reason ?? '',
        ],
      ];
    case 'receipt':
      return [say('Receipt'), [each.number.padStart(6, '0')]];
  }
}
