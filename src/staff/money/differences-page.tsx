import type { AdminViewServerProps } from 'payload';
import { Fragment } from 'react';
import type { Say } from '#core/message.ts';
import { message, shownMoment } from '#core/message.ts';
import { formatMoney } from '#core/money.ts';
import { ownValue } from '#core/own-value.ts';
import { deskClock } from '#money/bookkeeping/desk/answer-desk.ts';
import { methodNames, statusNames } from '#money/bookkeeping/desk/desk.texts.ts';
import { listStaffNames } from '#money/bookkeeping/donations/donation-details.ts';
import {
  answerNames,
  differenceTexts,
  serviceProblemTexts,
} from '#money/bookkeeping/reconciliation/difference.texts.ts';
import {
  type AskedService,
  findLastReconciliation,
  type Reconciliation,
} from '#money/bookkeeping/reconciliation/find-reconciliation.ts';
import {
  type Difference,
  listDifferences,
  type Side,
} from '#money/bookkeeping/reconciliation/list-differences.ts';
import type { DonationStatus } from '#money/domain/donation-status.ts';
import { ActForm } from '#staff/frame/act-form.tsx';
import styles from '#staff/frame/admin-page.module.css';
import { sayHere } from '#staff/language/say.ts';
import { Submit } from '../parts/buttons.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { type Row, Table } from '../parts/table.tsx';
import { DeskFrame, guardDesk } from './desk-frame.tsx';
import { RunProgress } from './run-progress.tsx';

/** Where payment services, donations and books disagree, and what to do about it. */
export async function DifferencesPage(props: AdminViewServerProps) {
  const say = sayHere();
  guardDesk(props, 'donations desk');
  const { payload } = props;
  const [{ list, askedAt }, run] = await Promise.all([
    listDifferences({ payload }, deskClock.now()),
    findLastReconciliation({ payload }),
  ]);
  const staff = await listStaffNames(payload, run ? [run.begunBy] : []);
  const { admin, api } = payload.config.routes;
  return (
    <DeskFrame
      {...props}
      title={say('Differences')}
      about={say('Where payment services, gifts and books disagree, and what to do.')}
    >
      <p>
        {say(
          askedAt
            ? message('The payment services were last asked on {askedAt}.', {
                askedAt: shownMoment(askedAt),
              })
            : 'No payment service has been asked yet.',
        )}{' '}
        {say('If they report nothing, we ask them automatically, at first every five minutes.')}
      </p>
      <ReconcilePanel run={run} by={run ? staff.get(run.begunBy) : undefined} api={api} />
      {list.length === 0 ? (
        <div role="status">
          <EmptyState drawing="thanks" title={say('There are no differences.')}>
            {say('Payment services, gifts and books say the same.')}
          </EmptyState>
        </div>
      ) : (
        <DifferenceTable list={list} admin={admin} />
      )}
    </DeskFrame>
  );
}

const columns = [
  'Gift or payment',
  'What we have',
  'What the service says',
  'Since',
  'Differences',
  'What to do',
] as const;

function DifferenceTable({ list, admin }: { list: readonly Difference[]; admin: string }) {
  const say = sayHere();
  return (
    <Table
      title={say('{count, plural, one {1 difference} other {# differences}}', { count: list.length })}
      isCaptioned
      columns={columns}
      rows={list.map(each => toRow(each, admin, say))}
    />
  );
}

function toRow(difference: Difference, admin: string, say: Say): Row {
  const { what, reference, name, method, moment, ours, theirs } = difference;
  const sideWords = (side: Side | null, names: Record<string, string>) => {
    if (side === null) return '–';
    const state = side.state === null ? [] : [say(ownValue(names, side.state) ?? side.state)];
    return [...state, ...(side.money ? [formatMoney(side.money, 'en')] : [])].join(' · ');
  };
  const cells = [
    <Fragment key="what">
      {method !== null && `${say(ownValue(methodNames, method) ?? method)} `}
      {reference === null ? name : <a href={`${admin}/gifts/${reference}`}>{reference}</a>}
    </Fragment>,
    sideWords(ours, statusNames),
    sideWords(theirs, { ...statusNames, ...answerNames } satisfies Record<DonationStatus, string>),
    moment === null ? '–' : say(shownMoment(moment)),
    say(differenceTexts[what].is),
    say(differenceTexts[what].todo),
  ];
  return { key: `${what} ${reference} ${name} ${moment}`, data: { 'data-difference': what }, cells };
}

type ReconcilePanelProps = { run: Reconciliation | null; by: string | undefined; api: string };

/** The button that queries all payment services, the progress of a run, and the result of the last one. */
function ReconcilePanel({ run, by, api }: ReconcilePanelProps) {
  const say = sayHere();
  const isOpen = run !== null && run.endedAt === null;
  return (
    <section className={styles.sections} aria-labelledby="ask-all">
      <h2 id="ask-all">{say('Ask all payment services')}</h2>
      {isOpen ? (
        <RunProgress asked={run.asked} payments={run.payments} address={`${api}/donations/ask-all`} />
      ) : (
        <>
          {run && <LastRun run={run} by={by} />}
          <ActForm action={`${api}/donations/ask-all`}>
            <Submit>{say('Ask the payment services now')}</Submit>
          </ActForm>
        </>
      )}
    </section>
  );
}

function LastRun({ run, by }: { run: Reconciliation; by: string | undefined }) {
  const say = sayHere();
  const { begunAt, begunBy, asked, found, outcome, services } = run;
  return (
    <>
      <p>
        {say('{by} asked them on {when} about {asked, plural, one {one payment} other {# payments}}.', {
          by: by ?? message('account {number}', { number: begunBy }),
          when: shownMoment(begunAt),
          asked,
        })}{' '}
        {outcome !== null && say(outcomeWords[outcome])}{' '}
        {say('{count, plural, one {One gift was out of date.} other {# gifts were out of date.}}', {
          count: found.length,
        })}
      </p>
      <ul>
        {services.map(service => (
          <li key={service.method} data-service={service.method} data-problem={service.problem ?? undefined}>
            {serviceWords(service, say)}
          </li>
        ))}
      </ul>
    </>
  );
}

const outcomeWords = {
  done: 'The run finished.',
  failed: 'It stopped because of an error, which is in the log. Please ask again.',
  abandoned: 'It did not finish because the server stopped. Please ask again.',
};

function serviceWords({ method, asked, problem, left }: AskedService, say: Say): string {
  const name = say(ownValue(methodNames, method) ?? method);
  if (problem === null)
    return say('{service}: answered about {asked, plural, one {one payment} other {# payments}}.', {
      service: name,
      asked,
    });
  return say('{service} {problem}. Payments not asked about: {left}.', {
    service: name,
    problem: message(serviceProblemTexts[problem]),
    left,
  });
}
