import { formatMoney } from '#core/money.ts';
import { ownValue } from '#core/own-value.ts';
import { actNames, eventNames, failureNames, matterTexts } from '#features/bookkeeping/desk/desk.texts.ts';
import type { GiftDetails, Happening } from '#features/bookkeeping/donations/donation-details.ts';
import { sayHere } from '#staff/language/say.ts';
import { DeskTable } from './desk-table.tsx';

type GiftHistoryProps = Pick<GiftDetails, 'history' | 'staff'> & { currency: string };

/** What was reported, booked and done, the oldest first. */
export function GiftHistory({ history, staff, currency }: GiftHistoryProps) {
  const say = sayHere();
  if (history.length === 0) return <p>{say('Nothing has been reported about this gift yet.')}</p>;
  const rows = history.map((each, index) => {
    const [what, details] = wordsOf(each, currency, staff);
    const at = each.at.toISOString().slice(0, 19).replace('T', ' ');
    return { key: index, cells: [at, say(what), say(details)] };
  });
  return <DeskTable title={say('History')} columns={['When (UTC)', 'What', 'Details']} rows={rows} />;
}

function wordsOf(each: Happening, currency: string, staff: GiftDetails['staff']): [string, string] {
  const money = (units: string) => formatMoney({ units: BigInt(units), currency }, 'en');
  switch (each.kind) {
    case 'event':
      return [
        each.failure
          ? `Payment failed: ${failureNames[each.failure]}`
          : (ownValue(eventNames, each.what) ?? each.what),
        [
          each.amount === '0' ? '' : money(each.amount),
          each.payment,
          each.problem ? `not booked: ${ownValue(matterTexts, each.problem) ?? each.problem}` : '',
        ]
          .filter(Boolean)
          .join(' · '),
      ];
    case 'entry':
      return [
        `Booked, entry ${each.number} of ${each.day}`,
        each.lines.map(({ account, amount }) => `${account} ${money(amount)}`).join(' · '),
      ];
    case 'notice':
      return ['The payment service reported', `${each.what}${each.outcome ? `: ${each.outcome}` : ''}`];
    case 'act':
      return [
        `${actNames[each.act] ?? each.act} by ${staff.get(each.staff) ?? `account ${each.staff}`}`,
        detailsOf(each.details, money),
      ];
    case 'refund':
      return [`Refund ${each.state}`, `${money(each.amount)} · ${each.reason}`];
    case 'receipt':
      return ['Receipt', each.number.padStart(6, '0')];
  }
}

function detailsOf(
  { amount, currency: _, refund: __, ...rest }: Record<string, string | number>,
  money: (units: string) => string,
): string {
  const parts = Object.entries(rest).map(([name, value]) => `${name}: ${value}`);
  return [...(amount === undefined ? [] : [money(String(amount))]), ...parts].join(' · ');
}
