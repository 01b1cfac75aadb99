import type { CollectionSlug, Payload, TypedUser } from 'payload';
import { type Approval, listAsked, listAskedBy } from '#cms/approvals/approval-store.ts';
import { newestVersion, publishedVersion } from '#cms/approvals/approval-version.ts';
import {
  comparisonAddress,
  listOpenRequests,
  listRequestsBy,
  type PublishRequest,
} from '#cms/approvals/publish-request.ts';
import { message, shownDay } from '#core/message.ts';
import { sayHere } from '#staff/language/say.ts';
import { Card } from '../parts/card.tsx';
import { approvalSentence, requestSentence } from '../publishing/approval-words.ts';
import { RequestsToDecide } from '../publishing/publish-request.tsx';
import styles from './dashboard.module.css';

/** Adds the newest version of each document; leaves out those that `user` may not read. */
async function withVersions(payload: Payload, user: TypedUser, approvals: readonly Approval[]) {
  const listed = await Promise.all(
    approvals.map(async approval => {
      const isKnown = Object.hasOwn(payload.collections, approval.collection as CollectionSlug);
      return { approval, version: isKnown ? await newestVersion(payload, user, approval) : null };
    }),
  );
  return listed.flatMap(({ approval, version }) => (version ? [{ approval, version }] : []));
}

/** What `user` was asked to approve, with the comment; each links to the form, where it is answered. */
export async function ApprovalsAsked({
  payload,
  user,
  now,
}: {
  payload: Payload;
  user: TypedUser;
  now: Date;
}) {
  const say = sayHere();
  const shown = await withVersions(payload, user, await listAsked({ payload }, Number(user.id), now));
  if (shown.length === 0) return null;
  return (
    <section className={styles.asked} id="asked" aria-label={say('You have been asked to approve')}>
      <h2 className={styles.heading}>{say('You have been asked to approve')}</h2>
      <ul className={styles.list}>
        {shown.map(({ approval: { id, collection, document, asker, note, endsAt }, version }) => (
          <li key={id}>
            <a href={`${payload.config.routes.admin}/collections/${collection}/${document}`}>
              {version.title}
            </a>
            <span>
              {say('{name} asks for an answer by {day}.', {
                name: asker ?? message('Somebody'),
                day: shownDay(endsAt),
              })}
              {note && ` “${note}”`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What `user` asked others to approve: open questions and answers of the last month. */
export async function Approvals({ payload, user, now }: { payload: Payload; user: TypedUser; now: Date }) {
  const say = sayHere();
  const shown = await withVersions(payload, user, await listAskedBy({ payload }, Number(user.id), now));
  if (shown.length === 0) return null;
  return (
    <Card title={say('Approvals you asked for')}>
      <ul className={styles.list}>
        {shown.map(({ approval, version }) => (
          <li key={approval.id}>
            <a
              href={`${payload.config.routes.admin}/collections/${approval.collection}/${approval.document}`}
            >
              {version.title}
            </a>
            <span>
              {say(approvalSentence(approval))}
              {approval.answeredAt &&
                approval.content !== version.content &&
                ` ${say('It has changed since.')}`}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Adds the title, and whether the content changed since the request; leaves out what `user` may not read. */
async function withContents(payload: Payload, user: TypedUser, requests: readonly PublishRequest[]) {
  const { admin } = payload.config.routes;
  const listed = await Promise.all(
    requests.map(async request => {
      const { collection, document } = request;
      if (!Object.hasOwn(payload.collections, collection as CollectionSlug)) return [];
      const version = await newestVersion(payload, user, request);
      if (!version) return [];
      const { title, content } = version;
      const href = `${admin}/collections/${collection}/${document}`;
      const published = await publishedVersion({ payload }, request);
      const compare =
        published !== null && version.isDraft
          ? comparisonAddress({ payload }, request, { from: published, to: version.id })
          : null;
      return [{ request, title, href, compare, isChanged: request.content !== content, seen: content }];
    }),
  );
  return listed.flat();
}

/** Open requests to publish, oldest first, for those who may publish. */
export async function PublishRequestsAsked({ payload, user }: { payload: Payload; user: TypedUser }) {
  return (
    <RequestsToDecide requests={await withContents(payload, user, await listOpenRequests({ payload }))} />
  );
}

/** What `user` asked others to publish: open requests and decisions of the last month. */
export async function OwnPublishRequests({
  payload,
  user,
  now,
}: {
  payload: Payload;
  user: TypedUser;
  now: Date;
}) {
  const say = sayHere();
  const mine = await listRequestsBy({ payload }, Number(user.id), now);
  const shown = await withContents(payload, user, mine);
  if (shown.length === 0) return null;
  return (
    <Card title={say('What you asked to publish')}>
      <ul className={styles.list}>
        {shown.map(({ request, title, href }) => (
          <li key={request.id}>
            <a href={href}>{title}</a>
            <span>
              {say(requestSentence(request, false))}
              {request.words && ` “${request.words}”`}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
