import type { CollectionSlug, Payload, TypedUser } from 'payload';
import { listAskedBy } from '#cms/approvals/approval-store.ts';
import { newestVersion } from '#cms/approvals/approval-version.ts';
import { sayHere } from '#staff/language/say.ts';
import { approvalSentence } from '../approvals/approval-words.ts';
import styles from './welcome.module.css';

/** What `user` asked others to approve: what waits, and what was answered within a month. */
export async function Approvals({ payload, user, now }: { payload: Payload; user: TypedUser; now: Date }) {
  const say = sayHere();
  const asked = await listAskedBy({ payload }, Number(user.id), now);
  const listed = await Promise.all(
    asked.map(async approval => {
      const isKnown = Object.hasOwn(payload.collections, approval.collection as CollectionSlug);
      return { approval, version: isKnown ? await newestVersion(payload, user, approval) : null };
    }),
  );
  const shown = listed.flatMap(({ approval, version }) => (version ? [{ approval, version }] : []));
  if (shown.length === 0) return null;
  return (
    <section>
      <h2>{say('Approvals you asked for')}</h2>
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
                ` ${say('It was changed since.')}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
