'use client';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { type PlanKind, type PlannedTime, plannedInstant } from '#cms/plans/plan.rules.ts';
import { ownMoment, planTexts, zoneNameAt } from '#cms/plans/plan.texts.ts';
import { CHARITY_ZONE } from '#core/zoned-time.ts';
import { useSay } from '#staff/language/use-say.ts';
import styles from './plans.module.css';
import type { PlanAct } from './use-plans.ts';

type PlanFormProps = {
  kind: PlanKind;
  from: PlannedTime;
  isUnsaved: boolean;
  act: (wanted: PlanAct) => Promise<string | null>;
  close: () => void;
};

/**
 * Asks for a day and a time on the charity's clocks. It stands inside the form of the document and sends nothing of it.
 */
export function PlanForm({ kind, from, isUnsaved, act, close }: PlanFormProps) {
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
              ? 'Save your changes: what is saved as a draft at that time is published.'
              : 'What is saved as a draft at that time is published.',
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

/** The charity's time zone, and the same moment in the reader's own. */
function Zones({ wanted }: { wanted: PlannedTime }) {
  const say = useSay();
  const at = plannedInstant(wanted);
  if (Number.isNaN(at.getTime())) return null;
  const own = ownMoment(at, Intl.DateTimeFormat().resolvedOptions().timeZone);
  return (
    <p className={styles.hint}>
      {say(`Time in ${CHARITY_ZONE.city} (${zoneNameAt(CHARITY_ZONE.id, at)}).`)}
      {own && ` ${say(`That is ${own}.`)}`}
    </p>
  );
}
