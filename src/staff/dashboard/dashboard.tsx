import type { AdminViewServerProps, Payload, TypedUser } from 'payload';
import { editorOrAdmin, mayPublish, type Role, readRole, worksOnContent } from '#cms/access/roles.ts';
import { listConsentsEnding } from '#cms/consents/consent-ends.ts';
import { countSamples } from '#cms/samples.ts';
import { shownDay } from '#core/message.ts';
import { startClock } from '#platform/clock.ts';
import { cmsPool } from '#platform/database/cms-pool.ts';
import { env } from '#platform/env.ts';
import { checkHealth } from '#platform/health/check-health.ts';
import type { PartHealth } from '#platform/health/evaluate-health.ts';
import { CONTENT_ID } from '#staff/frame/content-id.ts';
import { sayHere } from '#staff/language/say.ts';
import { AttackNotice } from '#staff/money/notices.tsx';
import { urgency } from '../health/health-words.ts';
import { listWaiting, type Waiting } from '../menu/waiting.ts';
import { Card } from '../parts/card.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { Icon, type IconName } from '../parts/icon.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Approvals, ApprovalsAsked, OwnPublishRequests, PublishRequestsAsked } from './approvals.tsx';
import styles from './dashboard.module.css';
import { HowItGoes } from './how-it-goes.tsx';
import { NewHouse } from './new-house.tsx';
import { PersonNotice, SamplesNotice, SignOutNotice } from './notices.tsx';
import { Drafts, HiddenByConsent, OverdueNumbers, Planned, Translations } from './unfinished.tsx';

/** Replaces Payload's dashboard, which shows a tile per menu entry and nothing about pending work. */
export function Dashboard({ initPageResult, searchParams = {} }: AdminViewServerProps) {
  const { payload, user } = initPageResult.req;
  return (
    <main id={CONTENT_ID} className={`gutter--left gutter--right ${styles.page}`}>
      <Today payload={payload} user={user} searchParams={searchParams} />
    </main>
  );
}

type TodayProps = {
  payload: Payload;
  user: TypedUser | null;
  searchParams?: Record<string, string | string[] | undefined>;
};

/** What waits, how it goes, what to begin, and then what is unfinished. */
async function Today({ payload, user, searchParams = {} }: TodayProps) {
  const say = sayHere();
  const role = readRole(user);
  if (!user || !role) return null;
  const { admin } = payload.config.routes;
  const who = { req: { user } };
  const worksHere = worksOnContent(who);
  // Only editors and admins see messages, consents and the system's health.
  const mayRead = editorOrAdmin(who);
  const decides = mayPublish(who);
  const now = startClock(env.FIXED_NOW).now();
  const [waiting, ending, samples, stack] = await Promise.all([
    listWaiting(payload, user),
    mayRead ? listConsentsEnding(payload, user, now) : [],
    mayRead ? countSamples(payload, user) : 0,
    mayRead ? checkHealth(cmsPool(payload), now) : null,
  ]);
  return (
    <>
      <PageHead
        title={say('Good to see you, {name}', { name: user.name })}
        about={stack && <HealthNotice judged={stack.judged} admin={admin} />}
      />
      <AttackNotice payload={payload} user={user} />
      <NewHouse payload={payload} user={user} />
      <Waits waiting={waiting} />
      {decides && (
        <div id="requests">
          <PublishRequestsAsked payload={payload} user={user} />
        </div>
      )}
      {decides && <ApprovalsAsked payload={payload} user={user} now={now} />}
      {worksHere && <OwnPublishRequests payload={payload} user={user} now={now} />}
      <HowItGoes payload={payload} user={user} now={now} />
      <Begin role={role} admin={admin} />
      <div className={styles.rest}>
        {worksHere && <Drafts payload={payload} user={user} />}
        {decides && <Planned payload={payload} user={user} />}
        {worksHere && <Approvals payload={payload} user={user} now={now} />}
        {ending.length > 0 && (
          <div id="consents-ending" className={styles.asked}>
            <ConsentsEnding consents={ending} admin={admin} />
          </div>
        )}
        {decides && <HiddenByConsent payload={payload} user={user} now={now} />}
        {decides && <OverdueNumbers payload={payload} now={now} />}
        {decides && <Translations payload={payload} user={user} />}
        {role === 'admin' && <PersonNotice erased={searchParams['person-erased']} />}
        {role === 'admin' && <SignOutNotice ended={searchParams['person-signed-out']} />}
      </div>
      {samples > 0 && <SamplesNotice count={samples} mayRemove={role === 'admin'} />}
    </>
  );
}

/** What waits for this person, as links to where it is done; a drawing when nothing does. */
function Waits({ waiting }: { waiting: readonly Waiting[] }) {
  const say = sayHere();
  if (waiting.length === 0)
    return (
      <EmptyState drawing="thanks" title={say('Nothing waits for you')}>
        {say('What needs your answer appears here.')}
      </EmptyState>
    );
  return (
    <section aria-labelledby="waiting">
      <h2 className={styles.heading} id="waiting">
        {say('Waiting for you')}
      </h2>
      <ul className={styles.waiting}>
        {waiting.map(({ href, what, why, icon }) => (
          <li key={href}>
            <Icon name={icon} />
            <a href={href}>{say(what)}</a>
            <span>{say(why)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Act = { label: string; hint: string; path: string; icon: IconName };

const acts = {
  post: {
    label: 'Write a news post',
    hint: 'What happened, with a picture',
    path: '/collections/posts/create',
    icon: 'pen',
  },
  event: {
    label: 'Add an event',
    hint: 'Day, place and tickets',
    path: '/collections/events/create',
    icon: 'event',
  },
  issue: {
    label: 'Write an issue',
    hint: 'The newsletter, to all readers',
    path: '/collections/newsletter-issues/create',
    icon: 'letter',
  },
  picture: {
    label: 'Add a picture',
    hint: 'To the library, for posts and pages',
    path: '/collections/media/create',
    icon: 'picture',
  },
  consent: {
    label: 'Record a consent',
    hint: 'Before a child is shown or named',
    path: '/collections/consents/create',
    icon: 'hand',
  },
  colleague: {
    label: 'Invite a colleague',
    hint: 'They choose a password by a link',
    path: '/collections/staff/create',
    icon: 'people',
  },
  gifts: {
    label: 'Check the gifts',
    hint: 'What arrived, what needs attention, and the books',
    path: '/gifts',
    icon: 'hand',
  },
  drafts: {
    label: 'Read the drafts',
    hint: 'News posts that are not published yet',
    path: '/collections/posts?where[_status][equals]=draft',
    icon: 'book',
  },
} as const satisfies Record<string, Act>;

/** What each role begins most often. */
const actsByRole: Record<Role, readonly (keyof typeof acts)[]> = {
  admin: ['post', 'event', 'issue', 'picture', 'consent', 'colleague'],
  editor: ['post', 'event', 'issue', 'picture', 'consent'],
  publisher: ['drafts'],
  author: ['post', 'event', 'picture'],
  bookkeeper: ['gifts'],
  door: [],
};

function Begin({ role, admin }: { role: Role; admin: string }) {
  const say = sayHere();
  return (
    <nav aria-label={say('Common tasks')}>
      <h2 className={styles.heading}>{say('Begin something')}</h2>
      <ul className={styles.shortcuts}>
        {actsByRole[role]
          .map(name => acts[name])
          .map(({ label, hint, path, icon }) => (
            <li key={path}>
              <a href={`${admin}${path}`}>
                <Icon name={icon} />
                <strong>{say(label)}</strong>
                <span>{say(hint)}</span>
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}

type EndingConsent = Awaited<ReturnType<typeof listConsentsEnding>>[number];

function ConsentsEnding({ consents, admin }: { consents: EndingConsent[]; admin: string }) {
  const say = sayHere();
  return (
    <Card title={say('Consents that end soon')}>
      <p>
        {say(
          'When a consent ends, its pictures and stories leave the site automatically. Ask the family in time.',
        )}
      </p>
      <ul className={styles.list}>
        {consents.map(({ id, who, until }) => (
          <li key={id}>
            <a href={`${admin}/collections/consents/${id}`}>{who}</a>
            <span>{until && say('until {day}', { day: shownDay(until) })}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The verdict of the health page and a link to it. */
function HealthNotice({ judged, admin }: { judged: readonly PartHealth[]; admin: string }) {
  const say = sayHere();
  return (
    <>
      <a href={`${admin}/health`}>{say('Is everything working?')}</a> {urgency(judged, say)}
    </>
  );
}
