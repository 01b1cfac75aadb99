'use client';
import { useConfig, useDocumentInfo, useFormModified } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import {
  defaultTime,
  type Plan,
  type PlanKind,
  type PlannedTime,
  planKinds,
  plannedTime,
} from '#cms/plans/plan.rules.ts';
import { ownMoment, planSentence, planTexts } from '#cms/plans/plan.texts.ts';
import { useSay } from '#staff/language/use-say.ts';
import { PlanForm } from './plan-form.tsx';
import styles from './plans.module.css';
import { type PlanAct, usePlans } from './use-plans.ts';

type Act = (wanted: PlanAct) => Promise<string | null>;
type Editing = { kind: PlanKind; from: PlannedTime };

const isOpen = ({ doneAt, problem }: Plan) => doneAt === null && problem === null;

/** Beside the form: what is planned for the document, what happened last, and the way to plan. */
export function PlanPanel() {
  const say = useSay();
  const { id, collectionSlug, hasPublishPermission, lastUpdateTime } = useDocumentInfo();
  const { config } = useConfig();
  const modified = useFormModified();
  const address = id === undefined ? null : `${config.routes.api}/${collectionSlug}/${id}/plans`;
  const { found, act } = usePlans(address, String(lastUpdateTime ?? ''));
  const [editing, setEditing] = useState<Editing | null>(null);
  const [cancelled, setCancelled] = useState<Editing | null>(null);
  const panel = useRef<HTMLElement>(null);
  // The pressed button is gone, so keyboard focus moves here.
  const begin = (next: { editing?: Editing; cancelled?: Editing } = {}) => {
    setEditing(next.editing ?? null);
    setCancelled(next.cancelled ?? null);
    if (!next.editing && !next.cancelled) panel.current?.focus();
  };
  if (!hasPublishPermission) return null;
  const { plans = [], standing } = found ?? {};
  const last = plans.find(plan => !isOpen(plan));
  const mayBegin = { publish: standing?.hasUnpublished, unpublish: standing?.isPublished };
  const free = planKinds.filter(
    kind => mayBegin[kind] && !plans.some(plan => plan.kind === kind && isOpen(plan)),
  );
  return (
    <section ref={panel} tabIndex={-1} className={styles.panel} aria-label={say('Planned')}>
      <h2>{say('Planned')}</h2>
      {id === undefined && (
        <p className={styles.hint}>{say('Save a draft first; then it can be published later.')}</p>
      )}
      {plans.filter(isOpen).map(plan => (
        <OpenPlan key={plan.id} plan={plan} act={act} begin={begin} />
      ))}
      {cancelled && <CancelledPlan {...cancelled} act={act} close={begin} />}
      {last && <LastPlan plan={last} act={act} />}
      {!editing && (
        <p className={styles.buttons}>
          {free.map(kind => (
            <button
              key={kind}
              type="button"
              onClick={() => begin({ editing: { kind, from: defaultTime(new Date()) } })}
            >
              {say(planTexts[kind].button)}…
            </button>
          ))}
        </p>
      )}
      {editing && <PlanForm key={editing.kind} {...editing} isUnsaved={modified} act={act} close={begin} />}
    </section>
  );
}

/** What happened last; a failure can be put away. */
function LastPlan({ plan, act }: { plan: Plan; act: Act }) {
  const say = useSay();
  const hasFailed = plan.problem !== null;
  return (
    <p className={styles.last} data-failed={hasFailed}>
      {say(planSentence(plan))}{' '}
      {hasFailed && (
        <button type="button" onClick={() => void act({ method: 'DELETE', body: { kind: plan.kind } })}>
          {say('I have seen it')}
        </button>
      )}
    </p>
  );
}

type Begin = (next?: { editing?: Editing; cancelled?: Editing }) => void;
type Open = { plan: Plan; act: Act; begin: Begin };

function OpenPlan({ plan, act, begin }: Open) {
  const say = useSay();
  const [problem, setProblem] = useState('');
  const at = new Date(plan.at);
  const own = ownMoment(at, Intl.DateTimeFormat().resolvedOptions().timeZone);
  const same = { kind: plan.kind, from: plannedTime(at) };
  const cancel = async () => {
    const refused = await act({ method: 'DELETE', body: { kind: plan.kind } });
    if (refused) setProblem(refused);
    else begin({ cancelled: same });
  };
  return (
    <div className={styles.plan}>
      <p>
        <strong>{say(planSentence(plan))}</strong>
        {own && <span className={styles.hint}> {say(`That is ${own}.`)}</span>}
      </p>
      <p className={styles.buttons}>
        <button type="button" onClick={() => begin({ editing: same })}>
          {say('Change')}
        </button>
        <button type="button" onClick={() => void cancel()}>
          {say('Cancel the plan')}
        </button>
        <span role="status">{say(problem)}</span>
      </p>
    </div>
  );
}

/** A plan that was just cancelled, and the way to have it back. */
function CancelledPlan({ kind, from, act, close }: Editing & { act: Act; close: () => void }) {
  const say = useSay();
  const [problem, setProblem] = useState('');
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  const planAgain = async () => {
    const refused = await act({ method: 'POST', body: { kind, ...from } });
    if (refused) setProblem(refused);
    else close();
  };
  return (
    <p className={styles.buttons}>
      <span role="status">{say(problem || planTexts[kind].cancelled)}</span>
      <button ref={undo} type="button" onClick={() => void planAgain()}>
        {say('Undo')}
      </button>
    </p>
  );
}
