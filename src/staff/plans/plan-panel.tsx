'use client';
import { useConfig, useDocumentInfo, useFormModified } from '@payloadcms/ui';
import { useState } from 'react';
import {
  defaultTime,
  type Plan,
  type PlanKind,
  type PlannedTime,
  planKinds,
  plannedTime,
} from '#cms/plans/plan.rules.ts';
import { ownMoment, planSentence, planTexts } from '#cms/plans/plan.texts.ts';
import { PlanForm } from './plan-form.tsx';
import styles from './plans.module.css';
import { type PlanAct, usePlans } from './use-plans.ts';

type Act = (wanted: PlanAct) => Promise<string | null>;
type Editing = { kind: PlanKind; from: PlannedTime };

const isOpen = ({ doneAt, problem }: Plan) => doneAt === null && problem === null;

/** Beside the form: what is planned for the document, what happened last, and the way to plan. */
export function PlanPanel() {
  const { id, collectionSlug, hasPublishPermission, lastUpdateTime } = useDocumentInfo();
  const { config } = useConfig();
  const modified = useFormModified();
  const address = id === undefined ? null : `${config.routes.api}/${collectionSlug}/${id}/plans`;
  const { found, act } = usePlans(address, String(lastUpdateTime ?? ''));
  const [editing, setEditing] = useState<Editing | null>(null);
  if (!hasPublishPermission) return null;
  const { plans = [], standing } = found ?? {};
  const last = plans.find(plan => !isOpen(plan));
  const mayBegin = { publish: standing?.hasUnpublished, unpublish: standing?.isPublished };
  const free = planKinds.filter(
    kind => mayBegin[kind] && !plans.some(plan => plan.kind === kind && isOpen(plan)),
  );
  return (
    <section className={styles.panel} aria-label="Planned">
      <h4>Planned</h4>
      {id === undefined && <p className={styles.hint}>Save a draft first; then it can be published later.</p>}
      {plans.filter(isOpen).map(plan => (
        <OpenPlan key={plan.id} plan={plan} act={act} change={setEditing} />
      ))}
      {last && <LastPlan plan={last} act={act} />}
      {!editing && (
        <p className={styles.buttons}>
          {free.map(kind => (
            <button
              key={kind}
              type="button"
              onClick={() => setEditing({ kind, from: defaultTime(new Date()) })}
            >
              {planTexts[kind].button}…
            </button>
          ))}
        </p>
      )}
      {editing && (
        <PlanForm
          key={editing.kind}
          {...editing}
          isUnsaved={modified}
          act={act}
          close={() => setEditing(null)}
        />
      )}
    </section>
  );
}

/** What happened last; a failure can be put away. */
function LastPlan({ plan, act }: { plan: Plan; act: Act }) {
  const hasFailed = plan.problem !== null;
  return (
    <p className={styles.last} data-failed={hasFailed}>
      {planSentence(plan)}{' '}
      {hasFailed && (
        <button type="button" onClick={() => void act({ method: 'DELETE', body: { kind: plan.kind } })}>
          I have seen it
        </button>
      )}
    </p>
  );
}

type Open = { plan: Plan; act: Act; change: (editing: Editing) => void };

function OpenPlan({ plan, act, change }: Open) {
  const [problem, setProblem] = useState('');
  const at = new Date(plan.at);
  const own = ownMoment(at, Intl.DateTimeFormat().resolvedOptions().timeZone);
  const cancel = async () => setProblem((await act({ method: 'DELETE', body: { kind: plan.kind } })) ?? '');
  return (
    <div className={styles.plan}>
      <p>
        <strong>{planSentence(plan)}</strong>
        {own && <span className={styles.hint}> That is {own}.</span>}
      </p>
      <p className={styles.buttons}>
        <button type="button" onClick={() => change({ kind: plan.kind, from: plannedTime(at) })}>
          Change
        </button>
        <button type="button" onClick={() => void cancel()}>
          Cancel the plan
        </button>
        <span role="status">{problem}</span>
      </p>
    </div>
  );
}
