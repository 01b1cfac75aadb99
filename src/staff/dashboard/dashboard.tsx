import type { AdminViewServerProps, Payload, TypedUser } from 'payload';
import { editorOrAdmin, type Role, roleOf, worksOnContent } from '#cms/access/roles.ts';
import { listConsentsEnding } from '#cms/consents/consent-ends.ts';
import { countSamples } from '#cms/samples.ts';
import { addDays } from '#core/zoned-time.ts';
import { dayOf } from '#features/figures/count-queue.ts';
import { readTotal } from '#features/figures/read-figures.ts';
import { startClock } from '#platform/clock.ts';
import { cmsPool } from '#platform/database/cms-pool.ts';
import { env } from '#platform/env.ts';
import { checkHealth } from '#platform/health/check-health.ts';
import type { PartHealth } from '#platform/health/evaluate-health.ts';
import { sayHere } from '#staff/language/say.ts';
import { AttackNotice } from '#staff/money/notices.tsx';
import { FigureSums } from '../figures/charts.tsx';
import { urgency } from '../health/health-words.ts';
import { Approvals, ApprovalsAsked, PublishRequestsAsked, PublishRequestsOf } from './approvals.tsx';
import styles from './dashboard.module.css';
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
import { Drafts, HiddenByConsent, Planned, Translations } from './unfinished.tsx';

/** Replaces Payload's dashboard, which shows a tile per menu entry and nothing about pending work. */
export function Dashboard({ initPageResult, searchParams = {} }: AdminViewServerProps) {
  const { payload, user } = initPageResult.req;
  return (
    <main className="gutter--left gutter--right">
      <Welcome payload={payload} user={user} searchParams={searchParams} />
    </main>
  );
}

type EndingConsent = Awaited<ReturnType<typeof listConsentsEnding>>[number];
type WelcomeProps = {
  payload: Payload;
  user: TypedUser | null;
  searchParams?: Record<string, string | string[] | undefined>;
};

const shortcuts = [
  { label: 'Write a news post', collection: 'posts', hint: 'What happened, with a picture' },
  { label: 'Add an event', collection: 'events', hint: 'Day, place and tickets' },
  { label: 'Write an issue', collection: 'newsletter-issues', hint: 'The newsletter, to all readers' },
  { label: 'Add a picture', collection: 'media', hint: 'To the library, for posts and pages' },
  { label: 'Record a consent', collection: 'consents', hint: 'Before a child is shown or named' },
];

/** The shortcuts at the top, by role. */
const shortcutsOf: Partial<Record<Role, readonly string[]>> = {
  admin: shortcuts.map(({ collection }) => collection),
  editor: shortcuts.map(({ collection }) => collection),
  author: ['posts', 'events', 'media'],
};

const DAYS_AHEAD = 30;

/** The dashboard: the most likely tasks first, then what needs attention. */
async function Welcome({ payload, user, searchParams = {} }: WelcomeProps) {
  const say = sayHere();
  if (!user || !roleOf(user)) return null;
  const { admin } = payload.config.routes;
  const role = roleOf(user);
  const worksHere = worksOnContent({ req: { user } });
  // Only editors and admins see messages, consents and the system's health.
  const mayRead = editorOrAdmin({ req: { user } });
  const decides = mayRead || role === 'publisher';
  const now = startClock(env.FIXED_NOW).now();
  const offered = shortcuts.filter(({ collection }) => role && shortcutsOf[role]?.includes(collection));
  const [ending, samples, messages, suspended, pictures, stack] = await Promise.all([
    mayRead ? listConsentsEnding(payload, user, new Date(), DAYS_AHEAD) : [],
    mayRead ? countSamples(payload, user) : 0,
    mayRead ? countNewMessages(payload, user) : 0,
    mayRead ? countSuspended(payload, user) : 0,
    decides ? countWaitingPictures(payload, user) : 0,
    mayRead ? checkHealth(cmsPool(payload), now) : null,
  ]);
  return (
    <div className={styles.welcome}>
      <h1>{say('Good to see you, {name}', { name: user.name })}</h1>
      {decides && <PublishRequestsAsked payload={payload} user={user} />}
      {worksHere && <PublishRequestsOf payload={payload} user={user} now={now} />}
      <nav aria-label={say('Common tasks')}>
        <ul className={styles.shortcuts}>
          {role === 'bookkeeper' && <DonationsShortcut admin={admin} />}
          {role === 'publisher' && <DraftsShortcut admin={admin} />}
          {offered.map(act => (
            <CreateShortcut key={act.collection} admin={admin} {...act} />
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
      {worksHere && <Drafts payload={payload} user={user} />}
      {decides && <Translations payload={payload} user={user} />}
      {roleOf(user) === 'admin' && <PersonNotice erased={searchParams['person-erased']} />}
      {roleOf(user) === 'admin' && <SignOutNotice ended={searchParams['person-signed-out']} />}
      {samples > 0 && <SamplesNotice count={samples} mayRemove={roleOf(user) === 'admin'} />}
    </div>
  );
}

/** For bookkeepers, who write no content. */
function DonationsShortcut({ admin }: { admin: string }) {
  const say = sayHere();
  return (
    <li>
      <a href={`${admin}/gifts`}>
        <strong>{say('Check the gifts')}</strong>
        <span>{say('What arrived, what needs attention, and the books')}</span>
      </a>
    </li>
  );
}

function CreateShortcut({ admin, label, collection, hint }: (typeof shortcuts)[number] & { admin: string }) {
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

/** For publishers, who review what others wrote. */
function DraftsShortcut({ admin }: { admin: string }) {
  const say = sayHere();
  return (
    <li>
      <a href={`${admin}/collections/posts?where[_status][equals]=draft`}>
        <strong>{say('Read the drafts')}</strong>
        <span>{say('News posts that are not published yet')}</span>
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
          'When a consent ends, its pictures and stories leave the site automatically. Ask the family in time.',
        )}
      </p>
      <ul className={styles.list}>
        {consents.map(({ id, who, until }) => (
          <li key={id}>
            <a href={`${admin}/collections/consents/${id}`}>{who}</a>
            <span>{say('until {day}', { day: until?.slice(0, 10) ?? '' })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One line with the verdict of the health page and a link to it. */
function HealthNotice({ judged, admin }: { judged: readonly PartHealth[]; admin: string }) {
  const say = sayHere();
  return (
    <p>
      <a href={`${admin}/health`}>{say('Is everything working?')}</a> {urgency(judged, say)}
    </p>
  );
}

const DAYS = 7;

/** Visits of the last seven days compared with the seven before; nothing until there are any. */
async function VisitsNotice({ payload, now }: { payload: Payload; now: Date }) {
  const say = sayHere();
  const today = dayOf(now);
  const span = (to: string) => ({ from: addDays(to, 1 - DAYS), to });
  const [week, before] = await Promise.all([
    readTotal({ payload }, 'day', span(today)),
    readTotal({ payload }, 'day', span(addDays(today, -DAYS))),
  ]);
  if (week.views + before.views === 0) return null;
  return (
    <section aria-label={say('Visits in the last seven days')}>
      <h2>{say('Visits in the last seven days')}</h2>
      <FigureSums now={week} before={before} />
      <p>
        <a href={`${payload.config.routes.admin}/figures`}>{say('See what people come for')}</a>
      </p>
    </section>
  );
}
