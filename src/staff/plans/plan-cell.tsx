import type { DefaultServerCellComponentProps } from 'payload';
import { cache } from 'react';
import { momentIn, planTexts } from '#cms/plans/plan.texts.ts';
import { listPlans } from '#cms/plans/plan-store.ts';
import { CHARITY_ZONE } from '#core/charity-zone.ts';

/** Once for all rows of a list. */
const plansOnce = cache((payload: DefaultServerCellComponentProps['payload']) =>
  listPlans({ payload }, new Date()),
);

/** In a list: when a document will be published or taken off, or that this failed. */
export async function PlanCell({ payload, collectionSlug, rowData }: DefaultServerCellComponentProps) {
  const plans = (await plansOnce(payload)).filter(
    ({ collection, document, doneAt }) =>
      collection === collectionSlug && document === rowData?.id && doneAt === null,
  );
  return plans.map(({ id, kind, at, problem }) => (
    <div key={id}>
      {problem === null ? planTexts[kind].planned : planTexts[kind].failed}{' '}
      {momentIn(CHARITY_ZONE.id, new Date(at))}
    </div>
  ));
}
