import type { AdminViewServerProps } from 'payload';
import { Fragment } from 'react';
import type { DonationStatus } from '#core/donation-status.ts';
import { formatMoney } from '#core/money.ts';
import { ownValue } from '#core/own-value.ts';
import { deskClock } from '#features/bookkeeping/desk/answer-desk.ts';
import { methodNames, statusNames } from '#features/bookkeeping/desk/desk.texts.ts';
import { namesOfStaff } from '#features/bookkeeping/donations/donation-details.ts';
import { answerNames, differenceTexts } from '#features/bookkeeping/reconciliation/difference.texts.ts';
import { findLastReconciliation } from '#features/bookkeeping/reconciliation/find-reconciliation.ts';
import {
  type Difference,
  listDifferences,
  type Side,
} from '#features/bookkeeping/reconciliation/list-differences.ts';
import { sayHere } from '#staff/language/say.ts';
import { DeskFrame, guardDesk } from './desk-frame.tsx';
import { type DeskRow, DeskTable } from './desk-table.tsx';
import { ReconcilePanel } from './reconcile-panel.tsx';

/** What does not fit between the payment services, our gifts and the books, and what to do about it. */
export async function DifferencesPage(props: AdminViewServerProps) {
  const say = sayHere();
  guardDesk(props, 'gifts desk');
  const { payload } = props;
  const [{ list, askedAt }, run] = await Promise.all([
    listDifferences({ payload }, deskClock.now()),
    findLastReconciliation({ payload }),
  ]);
  const staff = await namesOfStaff(payload, run ? [run.begunBy] : []);
  const { admin, api } = payload.config.routes;
  return (
    <DeskFrame {...props} title={say('What differs')}>
      <p>
        {say(
          askedAt
            ? `The payment services were last asked on ${shownMoment(askedAt.toISOString())} (UTC).`
            : 'No payment service has been asked yet.',
        )}{' '}
        {say('If they report nothing, we ask by ourselves, at first every five minutes.')}
      </p>
      <ReconcilePanel run={run} by={run ? staff.get(run.begunBy) : undefined} api={api} />
      {list.length === 0 ? (
        <p role="status">{say('Nothing differs.')}</p>
      ) : (
        <DifferenceTable list={list} admin={admin} />
      )}
    </DeskFrame>
  );
}

const shownMoment = (moment: string) => moment.slice(0, 16).replace('T', ' ');

const columns = [
  'Gift or payment',
  'What we have',
  'What the service says',
  'Since (UTC)',
  'What differs',
  'What to do',
] as const;

function DifferenceTable({ list, admin }: { list: readonly Difference[]; admin: string }) {
  const say = sayHere();
  return (
    <DeskTable
      title={say(list.length === 1 ? 'One thing differs' : `${list.length} things differ`)}
      isCaptioned
      columns={columns}
      rows={list.map(each => rowOf(each, admin, say))}
    />
  );
}

function rowOf(difference: Difference, admin: string, say: (english: string) => string): DeskRow {
  const { what, reference, name, way, moment, ours, theirs } = difference;
  const sideWords = (side: Side | null, names: Record<string, string>) => {
    if (side === null) return '–';
    const state = side.state === null ? [] : [say(ownValue(names, side.state) ?? side.state)];
    return [...state, ...(side.money ? [formatMoney(side.money, 'en')] : [])].join(' · ');
  };
  const cells = [
    <Fragment key="what">
      {way !== null && `${say(ownValue(methodNames, way) ?? way)} `}
      {reference === null ? name : <a href={`${admin}/gifts/${reference}`}>{reference}</a>}
    </Fragment>,
    sideWords(ours, statusNames),
    sideWords(theirs, { ...statusNames, ...answerNames } satisfies Record<DonationStatus, string>),
    moment === null ? '–' : shownMoment(moment),
    say(differenceTexts[what].is),
    say(differenceTexts[what].todo),
  ];
  return { key: `${what} ${reference} ${name} ${moment}`, data: { 'data-difference': what }, cells };
}
