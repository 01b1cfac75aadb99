'use client';
import { useConfig, useDocumentInfo, useFormModified } from '@payloadcms/ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import {
  defaultTime,
  ownMoment,
  type Plan,
  type PlanKind,
  type PlannedTime,
  type PublishState,
  planKinds,
  plannedInstant,
  plannedTime,
  planSentence,
  planTexts,
  zoneNameAt,
} from '#cms/plans/plan.rules.ts';
import { CHARITY_ZONE } from '#core/zoned-time.ts';
import { useSay } from '#staff/language/use-say.ts';
import { type Act, usePanelData } from '../panel-data.ts';
import styles from './panels.module.css';

type Editing = { kind: PlanKind; from: PlannedTime };

const isOpen = ({ doneAt, problem }: Plan) => doneAt === null && problem === null;

/** Beside the form: the plans of the document, the last one that ran, and a form to add one. */
export function PlanPanel() {
  const say = useSay();
  const { id, collectionSlug, hasPublishPermission, lastUpdateTime } = useDocumentInfo();
  const { config } = useConfig();
  const modified = useFormModified();
  const address = id === undefined ? null : `${config.routes.api}/${collectionSlug}/${id}/plans`;
  const { data, act } = usePanelData<Plans>(address, String(lastUpdateTime ?? ''));
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
  const { plans = [], state } = data ?? {};
  const last = plans.find(plan => !isOpen(plan));
  const mayBegin = { publish: state?.hasUnpublished, unpublish: state?.isPublished };
  const free = planKinds.filter(
    kind => mayBegin[kind] && !plans.some(plan => plan.kind === kind && isOpen(plan)),
  );
  return (
    <section ref={panel} tabIndex={-1} className={styles.panel} aria-label={say('Planned')}>
      <h2>{say('Planned')}</h2>
      {id === undefined && (
        <p className={styles.hint}>{say('Save a draft first; then you can publish it later.')}</p>
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

/** The last plan that ran; a failure can be dismissed. */
function LastPlan({ plan, act }: { plan: Plan; act: Act }) {
  const say = useSay();
  const hasFailed = plan.problem !== null;
  return (
    <p className={styles.last} data-failed={hasFailed}>
      {say(planSentence(plan))}{' '}
      {hasFailed && (
        <button type="button" onClick={() => void act({ method: 'DELETE', body: { kind: plan.kind } })}>
          {say('Dismiss')}
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
        {own && <span className={styles.hint}> {say('That is {time}.', { time: own })}</span>}
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

/** A plan that was just cancelled, with an undo button. */
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

type PlanFormProps = {
  kind: PlanKind;
  from: PlannedTime;
  isUnsaved: boolean;
  act: Act;
  close: () => void;
};

/**
 * Asks for a day and a time in the charity's time zone. It is nested in the document's form but sends nothing of it.
 */
function PlanForm({ kind, from, isUnsaved, act, close }: PlanFormProps) {
  const say = useSay();
  const [wanted, setWanted] = useState(from);
  const [problem, setProblem] = useState('');
  const [dayField, timeField] = [useId(), useId()];
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const plan = async () => {
    const refused = await act({ method: 'POST', body: { kind, ...wanted } });
    if (refused) setProblem(refused);
    else close();
  };
  // Enter would save the document around it.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    void plan();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn by the form around it
    <div role="group" aria-label={say(planTexts[kind].button)} className={styles.form} onKeyDown={onKeyDown}>
      <label htmlFor={dayField}>{say('Day')}</label>
      <input
        ref={first}
        id={dayField}
        type="date"
        value={wanted.day}
        onChange={({ target }) => setWanted({ ...wanted, day: target.value })}
      />
      <label htmlFor={timeField}>{say('Time')}</label>
      <input
        id={timeField}
        type="time"
        value={wanted.time}
        onChange={({ target }) => setWanted({ ...wanted, time: target.value })}
      />
      <Zones wanted={wanted} />
      {kind === 'publish' && (
        <p className={styles.hint}>
          {say(
            isUnsaved
              ? 'Save your changes first: the draft saved at that time is published.'
              : 'The draft saved at that time is published.',
          )}
        </p>
      )}
      {problem && <p role="alert">{say(problem)}</p>}
      <p className={styles.buttons}>
        <button type="button" onClick={() => void plan()}>
          {say(planTexts[kind].button)}
        </button>
        <button type="button" onClick={close}>
          {say('Not now')}
        </button>
      </p>
    </div>
  );
}

/** Names the charity's time zone and shows the moment in the user's own. */
function Zones({ wanted }: { wanted: PlannedTime }) {
  const say = useSay();
  const at = plannedInstant(wanted);
  if (Number.isNaN(at.getTime())) return null;
  const own = ownMoment(at, Intl.DateTimeFormat().resolvedOptions().timeZone);
  return (
    <p className={styles.hint}>
      {say('Time in Addis Ababa ({zone}).', { zone: zoneNameAt(CHARITY_ZONE.id, at) })}
      {own && ` ${say('That is {time}.', { time: own })}`}
    </p>
  );
}

type Plans = { plans: Plan[]; state: PublishState };
