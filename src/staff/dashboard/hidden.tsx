import type { Payload, TypedUser } from 'payload';
import { type Hidden, listHidden } from './list-hidden.ts';
import styles from './welcome.module.css';

/** On the dashboard: what left the site because a consent ended, where it was shown, and what to do. */
export async function HiddenByConsent({
  payload,
  user,
  now,
}: {
  payload: Payload;
  user: TypedUser;
  now: Date;
}) {
  const hidden = await listHidden(payload, user, now);
  if (hidden.length === 0) return null;
  return (
    <section aria-label="Hidden because a consent ended">
      <h2>Hidden because a consent ended</h2>
      <p>Visitors do not see these any more. Ask for a new consent, or replace them.</p>
      <ul className={styles.list}>
        {hidden.map(one => (
          <HiddenOne key={one.href} {...one} />
        ))}
      </ul>
    </section>
  );
}

function HiddenOne({ kind, title, href, isWithdrawn, shownIn }: Hidden) {
  return (
    <li>
      <a href={href}>{title}</a>
      <span>
        {kind}: {isWithdrawn ? 'the consent was withdrawn' : 'the consent has ended'}
        {shownIn.length > 0 && ', was shown in '}
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
