import type { CollectionSlug, DefaultServerCellComponentProps, Payload } from 'payload';
import { cache } from 'react';
import type { Consent } from '#cms/consents/consent.rules.ts';
import { hiddenByConsent } from '#cms/consents/consent-gate.ts';
import { hiddenShortly } from '#cms/consents/hidden.texts.ts';
import { startClock } from '#platform/clock.ts';
import { env } from '#platform/env.ts';
import { sayIn } from '#staff/language/say.ts';
import styles from './consents.module.css';

/** One query for all rows of a list. Everybody who can see the list may know that something in it is hidden. */
const hiddenOnce = cache(async (payload: Payload, collection: CollectionSlug) => {
  const { docs } = await payload.find({
    collection,
    where: hiddenByConsent(
      startClock(env.FIXED_NOW).now(),
      Boolean(payload.collections[collection].config.versions?.drafts),
    ),
    select: { consent: true },
    depth: 1,
    pagination: false,
    limit: 0,
    overrideAccess: true,
  });
  return new Map(
    (docs as unknown as { id: number; consent: Consent }[]).map(({ id, consent }) => [id, consent]),
  );
});

/** In a list: that visitors do not see something because its consent ended. */
export async function HiddenCell({
  i18n,
  payload,
  collectionSlug,
  rowData,
}: DefaultServerCellComponentProps) {
  const say = sayIn(i18n.language);
  const consent = (await hiddenOnce(payload, collectionSlug as CollectionSlug)).get(Number(rowData?.id));
  return consent ? <strong className={styles.mark}>{say(hiddenShortly(consent))}</strong> : null;
}
