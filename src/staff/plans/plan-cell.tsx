import type { DefaultServerCellComponentProps } from 'payload';
import { cache } from 'react';
import { DONE_SHOWN_MS } from '#cms/plans/plan.rules.ts';
import { planLine } from '#cms/plans/plan.texts.ts';
import { listPlans } from '#cms/plans/plan-store.ts';
import { sayIn } from '#staff/language/say.ts';
import styles from './plans.module.css';

/** One query for all rows of a list. */
const plansOnce = cache((payload: DefaultServerCellComponentProps['payload']) =>
  listPlans({ payload }, new Date(Date.now() - DONE_SHOWN_MS)),
);

/** In a list: when a document will be published or unpublished, and what happened last. */
export async function PlanCell({ i18n, payload, collectionSlug, rowData }: DefaultServerCellComponentProps) {
  const say = sayIn(i18n.language);
  const plans = (await plansOnce(payload)).filter(
    ({ collection, document }) => collection === collectionSlug && document === rowData?.id,
  );
  const last = plans.findLast(({ doneAt }) => doneAt !== null);
  return plans
    .filter(plan => plan.doneAt === null || plan === last)
    .map(plan => (
      <div key={plan.id} className={styles.line} data-failed={plan.problem !== null}>
        {say(planLine(plan))}
      </div>
    ));
}
