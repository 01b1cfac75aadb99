import type { Payload, TypedUser } from 'payload';
import { editorOrAdmin, type Role, roleOf, worksOnContent } from '#cms/access/roles.ts';
import { listConsentsEnding } from '#cms/consents/consent-ends.ts';
import { planSentence } from '#cms/plans/plan.texts.ts';
import { countSamples } from '#cms/samples/samples.ts';
import { startClock } from '#platform/clock.ts';
import { cmsPool } from '#platform/database/cms-pool.ts';
import { env } from '#platform/env.ts';
import { checkHealth } from '#platform/health/check-health.ts';
import type { Judged } from '#platform/health/evaluate-health.ts';
import { sayHere } from '#staff/language/say.ts';
import { AttackNotice } from '../gifts/attack-notice.tsx';
import { urgency } from '../health/health-words.ts';
import { Approvals, ApprovalsAsked, PublishRequestsAsked, PublishRequestsOf } from './approvals.tsx';
import { HiddenByConsent } from './hidden.tsx';
import { type Draft, listDrafts } from './list-drafts.ts';
import { listPlanned, type PlannedDocument } from './list-planned.ts';
import {
  countNewMessages,
  countSuspended,
  countWaitingPictures,
  MessagesNotice,
  PersonNotice,
  PicturesNotice,
  SamplesNotice,
  SignOutNotice,
  SuspendedNotice,
} from './notices.tsx';
import { Translations } from './translations.tsx';
import { VisitsNotice } from './visits.tsx';
import styles from './welcome.module.css';

type EndingConsent = Awaited<ReturnType<typeof listConsentsEnding>>[number];
type Dashboard = {
  payload: Payload;
  user: TypedUser | null;
  searchParams?: Record<string, string | string[] | undefined>;
};

const acts = [
  { label: 'Write a news post', collection: 'posts', hint: 'What happened, with a picture' },
  { label: 'Add an event', collection: 'events', hint: 'Day, place, and where tickets are' },
  { label: 'Write an issue', collection: 'newsletter-issues', hint: 'The newsletter, to all readers' },
  { label: 'Add a picture', collection: 'media', hint: 'Into the library, for posts and pages' },
  { label: 'Record a consent', collection: 'consents', hint: 'Before a child is shown or named' },
];

/** The first things on the dashboard, by what the role may do. */
const actsOf: Partial<Record<Role, readonly string[]>> = {
  admin: acts.map(({ collection }) => collection),
  editor: acts.map(({ collection }) => collection),
  author: ['posts', 'events', 'media'],
};

const DAYS_AHEAD = 30;

/** The dashboard: the most likely tasks first, then what needs attention. */
export async function Welcome({ payload, user, searchParams = {} }: Dashboard) {
  const say = sayHere();
  if (!user || !roleOf(user)) return null;
  const { admin } = payload.config.routes;
  const role = roleOf(user);
  const worksHere = worksOnContent({ req: { user } });
  // Messages, consents and the state of the system are for those who look after people too.
  const mayRead = editorOrAdmin({ req: { user } });
  const decides = mayRead || role === 'publisher';
  const now = startClock(env.FIXED_NOW).now();
  const offered = acts.filter(({ collection }) => role && actsOf[role]?.includes(collection));
  const [drafts, ending, samples, messages, suspended, pictures, stack] = await Promise.all([
    worksHere ? listDrafts(payload, user) : [],
    mayRead ? listConsentsEnding(payload, user, new Date(), DAYS_AHEAD) : [],
    mayRead ? countSamples(payload, user) : 0,
    mayRead ? countNewMessages(payload, user) : 0,
    mayRead ? countSuspended(payload, user) : 0,
    decides ? countWaitingPictures(payload, user) : 0,
    mayRead ? checkHealth(cmsPool(payload), now) : null,
  ]);
  return (
    <div className={styles.welcome}>
      <h1>{say(`Good to see you, ${user.name}`)}</h1>
      {decides && <PublishRequestsAsked payload={payload} user={user} />}
      {worksHere && <PublishRequestsOf payload={payload} user={user} now={now} />}
      <nav aria-label={say('Often done')}>
        <ul className={styles.acts}>
          {role === 'bookkeeper' && <GiftsAct admin={admin} />}
          {role === 'publisher' && <DraftsAct admin={admin} />}
          {offered.map(act => (
            <BeginAct key={act.collection} admin={admin} {...act} />
          ))}
        </ul>
      </nav>
      <AttackNotice payload={payload} user={user} />
      {stack && <HealthNotice judged={stack.judged} admin={admin} />}
      {messages > 0 && <MessagesNotice count={messages} admin={admin} />}
      {suspended > 0 && <SuspendedNotice count={suspended} admin={admin} />}
      {pictures > 0 && <PicturesNotice count={pictures} admin={admin} />}
      {ending.length > 0 && <ConsentsEnding consents={ending} admin={admin} />}
      {decides && <VisitsNotice payload={payload} now={now} />}
      {decides && <HiddenByConsent payload={payload} user={user} now={now} />}
      {decides && <ApprovalsAsked payload={payload} user={user} now={now} />}
      {worksHere && <Approvals payload={payload} user={user} now={now} />}
      {decides && <Planned payload={payload} user={user} />}
      {drafts.length > 0 && <Drafts drafts={drafts} />}
      {decides && <Translations payload={payload} user={user} />}
      {roleOf(user) === 'admin' && <PersonNotice erased={searchParams['person-erased']} />}
      {roleOf(user) === 'admin' && <SignOutNotice ended={searchParams['person-signed-out']} />}
      {samples > 0 && <SamplesNotice count={samples} mayRemove={roleOf(user) === 'admin'} />}
    </div>
  );
}

/** Bookkeepers write no content. */
function GiftsAct({ admin }: { admin: string }) {
  const say = sayHere();
  return (
    <li>
      <a href={`${admin}/gifts`}>
        <strong>{say('Look at the gifts')}</strong>
        <span>{say('What arrived, what waits, and the books')}</span>
      </a>
    </li>
  );
}

function BeginAct({ admin, label, collection, hint }: (typeof acts)[number] & { admin: string }) {
  const say = sayHere();
  return (
    <li>
      <a href={`${admin}/collections/${collection}/create`}>
        <strong>{say(label)}</strong>
        <span>{say(hint)}</span>
      </a>
    </li>
  );
}

/** Publishers begin nothing: they read what others wrote. */
function DraftsAct({ admin }: { admin: string }) {
  const say = sayHere();
  return (
    <li>
      <a href={`${admin}/collections/posts?where[_status][equals]=draft`}>
        <strong>{say('Read the drafts')}</strong>
        <span>{say('News posts that nobody has published yet')}</span>
      </a>
    </li>
  );
}

function ConsentsEnding({ consents, admin }: { consents: EndingConsent[]; admin: string }) {
  const say = sayHere();
  return (
    <section>
      <h2>{say('Consents that end soon')}</h2>
      <p>
        {say(
          'On their last day the pictures and stories leave the site by themselves. Ask the family in time.',
        )}
      </p>
      <ul className={styles.list}>
        {consents.map(({ id, who, until }) => (
          <li key={id}>
            <a href={`${admin}/collections/consents/${id}`}>{who}</a>
            <span>{say(`until ${until?.slice(0, 10)}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Drafts({ drafts }: { drafts: Draft[] }) {
  const say = sayHere();
  return (
    <section>
      <h2>{say('Begun and not published')}</h2>
      <ul className={styles.list}>
        {drafts.map(({ href, title, kind }) => (
          <li key={href}>
            <a href={href}>{title}</a>
            <span>{kind}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const rank = ({ problem, doneAt }: PlannedDocument) => (problem !== null ? 0 : doneAt === null ? 1 : 2);

/** On the dashboard: what could not be done as planned, what will happen, and what happened this week. */
async function Planned({ payload, user }: { payload: Payload; user: TypedUser }) {
  const say = sayHere();
  const planned = await listPlanned(payload, user, new Date());
  if (planned.length === 0) return null;
  return (
    <section aria-label={say('Planned')}>
      <h2>{say('Planned')}</h2>
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
    </section>
  );
}

/** One line on the dashboard: what the health page, which it links to, says at its top. */
function HealthNotice({ judged, admin }: { judged: readonly Judged[]; admin: string }) {
  const say = sayHere();
  return (
    <p>
      <a href={`${admin}/health`}>{say('Is everything well?')}</a> {urgency(judged, say)}
    </p>
  );
}
