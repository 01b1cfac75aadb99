import type { CollectionSlug, Payload, TypedUser } from 'payload';
import { findReadable } from '#cms/access/access-for.ts';
import { readClaims } from '#cms/claims/read-claims.ts';
import { andMore } from '#cms/consents/hidden.texts.ts';
import { type Hidden, listHidden } from '#cms/consents/list-hidden.ts';
import { labelIn } from '#cms/language/translate.ts';
import { DONE_SHOWN_MS, type Plan, planSentence } from '#cms/plans/plan.rules.ts';
import { listPlans } from '#cms/plans/plan-store.ts';
import { hasTranslation } from '#cms/translation/count-translation.ts';
import type { TranslationState } from '#cms/translation/translation.rules.ts';
import { translationLabels } from '#cms/translation/translation-fields.ts';
import { shownDay } from '#core/message.ts';
import { languageHere, sayHere } from '#staff/language/say.ts';
import { Card } from '../parts/card.tsx';
import styles from './dashboard.module.css';

/** What left the site because a consent ended, where it was shown, and what to do about it. */
export async function HiddenByConsent({
  payload,
  user,
  now,
}: {
  payload: Payload;
  user: TypedUser;
  now: Date;
}) {
  const say = sayHere();
  const { hidden, more } = await listHidden({ payload, user, language: languageHere() }, now);
  if (hidden.length === 0) return null;
  return (
    <Card title={say('Hidden because a consent ended')}>
      <p>{say('Visitors do not see these any more. Ask for a new consent, or replace them.')}</p>
      <ul className={styles.list}>
        {hidden.map(one => (
          <HiddenItem key={one.href} {...one} />
        ))}
        {more > 0 && <li>{say(andMore(more))}</li>}
      </ul>
    </Card>
  );
}

function HiddenItem({ kind, title, href, isWithdrawn, shownIn }: Hidden) {
  const say = sayHere();
  return (
    <li>
      <a href={href}>{title}</a>
      <span>
        {kind}: {say(isWithdrawn ? 'the consent was withdrawn' : 'the consent has ended')}
        {shownIn.length > 0 && say(', was shown in ')}
        {shownIn.map((use, index) => (
          <span key={use.href}>
            {index > 0 && ', '}
            <a href={use.href}>{use.title}</a>
          </span>
        ))}
      </span>
    </li>
  );
}

/** Published numbers that nobody has looked at in time, the longest first: their keys, and the day of the last look. */
export async function listOverdue(payload: Payload, now: Date): Promise<{ key: string; day: string }[]> {
  const claims = [...(await readClaims({ payload }, now)).values()];
  return claims
    .flatMap(({ key, staleSince }) => (staleSince ? [{ key, day: staleSince }] : []))
    .toSorted((one, other) => one.day.localeCompare(other.day));
}

/** The numbers that visitors see in grey. */
export async function OverdueNumbers({ payload, now }: { payload: Payload; now: Date }) {
  const say = sayHere();
  const overdue = await listOverdue(payload, now);
  if (overdue.length === 0) return null;
  return (
    <Card title={say('Numbers to look at again')}>
      <p>{say('Visitors see them in grey until somebody has looked at them and entered the day.')}</p>
      <ul className={styles.list}>
        {overdue.map(({ key, day }) => (
          <li key={key}>
            <a href={`${payload.config.routes.admin}/collections/claims?search=${key}`}>{key}</a>
            <span>{say('last looked at on {day}', { day: shownDay(day) })}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

type Waiting = { plural: string; slug: string; state: TranslationState; count: number };

const WAITING: TranslationState[] = ['behind', 'partial', 'missing'];
/** More than anybody translates in a day; the linked list has the rest. */
const MOST = 500;

/** The number of documents that need Amharic, by collection and state, with links to the lists. */
export async function Translations({ payload, user }: { payload: Payload; user: TypedUser }) {
  const say = sayHere();
  const waiting = await listWaiting(payload, user);
  if (waiting.length === 0) return null;
  const { admin } = payload.config.routes;
  return (
    <Card title={say('Amharic')}>
      <ul className={styles.list}>
        {waiting.map(({ plural, slug, state, count }) => (
          <li key={`${slug} ${state}`}>
            <a href={`${admin}/collections/${slug}?locale=am&where[translation][equals]=${state}`}>
              {plural}: {count}
            </a>
            <span>{say(translationLabels[state])}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Documents that need translating; outdated translations come first, because they mislead readers. */
async function listWaiting(payload: Payload, user: TypedUser): Promise<Waiting[]> {
  const kinds = payload.config.collections.filter(({ flattenedFields }) => hasTranslation(flattenedFields));
  const found = await Promise.all(
    kinds.map(async ({ slug, labels }) => {
      const where = { translation: { in: WAITING } };
      const docs = await findReadable({ payload, user }, slug, { draft: true, where, limit: MOST });
      const states = docs.map(({ translation }) => translation);
      return WAITING.map(state => ({
        plural: labelIn(labels.plural, languageHere()),
        slug,
        state,
        count: states.filter(each => each === state).length,
      }));
    }),
  );
  return found
    .flat()
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => WAITING.indexOf(one.state) - WAITING.indexOf(other.state));
}

/** Drafts that were begun and never published. */
export async function Drafts({ payload, user }: { payload: Payload; user: TypedUser }) {
  const say = sayHere();
  const drafts = await listDrafts(payload, user);
  if (drafts.length === 0) return null;
  return (
    <Card title={say('Started but not published')}>
      <ul className={styles.list}>
        {drafts.map(({ href, title, kind }) => (
          <li key={href}>
            <a href={href}>{title}</a>
            <span>{kind}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

type Draft = { title: string; kind: string; href: string; changed: string };

const SHOWN = 6;

/** Unpublished drafts, latest first. */
export async function listDrafts(payload: Payload, user: TypedUser): Promise<Draft[]> {
  const kinds = payload.config.collections.filter(({ versions }) => versions?.drafts);
  const lists = await Promise.all(
    kinds.map(async ({ slug, labels, admin }) => {
      const docs = await findReadable({ payload, user }, slug, {
        draft: true,
        where: { _status: { equals: 'draft' } },
        sort: '-updatedAt',
        limit: SHOWN,
      });
      return docs.map(doc => ({
        title: String(doc[admin.useAsTitle ?? 'id'] || sayHere()('Without a heading')),
        kind: labelIn(labels.singular, languageHere()),
        href: `${payload.config.routes.admin}/collections/${slug}/${doc.id}`,
        changed: String(doc.updatedAt),
      }));
    }),
  );
  return lists
    .flat()
    .sort((one, other) => other.changed.localeCompare(one.changed))
    .slice(0, SHOWN);
}

const rank = ({ problem, doneAt }: PlannedDocument) => (problem !== null ? 0 : doneAt === null ? 1 : 2);

/** Plans: failed ones first, then pending ones, then those that ran this week. */
export async function Planned({ payload, user }: { payload: Payload; user: TypedUser }) {
  const say = sayHere();
  const planned = await listPlanned(payload, user, new Date());
  if (planned.length === 0) return null;
  return (
    <Card title={say('Planned')}>
      <ul className={styles.list}>
        {planned
          .toSorted((one, other) => rank(one) - rank(other))
          .map(plan => (
            <li key={plan.id}>
              <a href={plan.href}>{plan.title}</a>
              <span>{say(planSentence(plan))}</span>
            </li>
          ))}
      </ul>
    </Card>
  );
}

type PlannedDocument = Plan & { title: string; href: string };

/** Pending, failed and this week's plans for documents that `user` may read. */
async function listPlanned(payload: Payload, user: TypedUser, now: Date): Promise<PlannedDocument[]> {
  const plans = await listPlans({ payload }, new Date(now.getTime() - DONE_SHOWN_MS));
  const named = await Promise.all(plans.map(plan => withTitle(payload, user, plan)));
  return named.filter(plan => plan !== null);
}

async function withTitle(payload: Payload, user: TypedUser, plan: Plan): Promise<PlannedDocument | null> {
  const { collection } = plan;
  const where = { id: { equals: plan.document } };
  const [doc] = await findReadable({ payload, user }, collection, { draft: true, where, limit: 1 });
  if (!doc) return null;
  const { useAsTitle } = payload.collections[collection as CollectionSlug].config.admin;
  const title = doc[useAsTitle ?? 'id'];
  return {
    ...plan,
    title: String(title || sayHere()('Without a heading')),
    href: `${payload.config.routes.admin}/collections/${collection}/${plan.document}`,
  };
}
