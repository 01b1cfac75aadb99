import type { Payload, TypedUser } from 'payload';
import { mayUseMeetings } from '#cms/access/access-for.ts';
import { sayHere } from '#staff/language/say.ts';
import styles from '../gifts/gifts.module.css';

/** In the menu, for those who look after meetings with visitors. */
export function MeetingsLink({ payload, user }: { payload: Payload; user?: TypedUser | null }) {
  const say = sayHere();
  if (!mayUseMeetings({ user: user ?? null }, 'meetings')) return null;
  return (
    <a
      className={`nav__link ${styles.link}`}
      id="nav-meetings"
      href={`${payload.config.routes.admin}/meetings`}
    >
      <span className="nav__link-label">{say('Meetings')}</span>
    </a>
  );
}
