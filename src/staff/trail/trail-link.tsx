import type { Payload, TypedUser } from 'payload';
import { mayUseGifts } from '#cms/access/access-for.ts';
import { areDonationsOn } from '#platform/payments/giving-switch.ts';
import { sayHere } from '#staff/language/say.ts';
import styles from '../gifts/gifts.module.css';

type TrailLinkProps = { payload: Payload; user?: TypedUser | null };

/** In the menu, for those who may see a part of the audit trail. */
export function TrailLink({ payload, user }: TrailLinkProps) {
  const say = sayHere();
  const who = { user: user ?? null };
  const seesMoney = areDonationsOn() && mayUseGifts(who, 'trail of money');
  if (!seesMoney && !mayUseGifts(who, 'trail of content')) return null;
  return (
    <a
      className={`nav__link ${styles.link}`}
      id="nav-who-did-what"
      href={`${payload.config.routes.admin}/who-did-what`}
    >
      <span className="nav__link-label">{say('Who did what')}</span>
    </a>
  );
}
