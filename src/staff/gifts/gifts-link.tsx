import type { Payload, TypedUser } from 'payload';
import { mayUseGifts } from '#cms/access/access-for.ts';
import { areDonationsOn } from '#platform/payments/donation-switch.ts';
import { sayHere } from '#staff/language/say.ts';
import styles from './gifts.module.css';

type GiftsLinkProps = { payload: Payload; user?: TypedUser | null };

/** In the menu, for those who may see at least the totals. */
export function GiftsLink({ payload, user }: GiftsLinkProps) {
  const say = sayHere();
  if (!areDonationsOn() || !mayUseGifts({ user: user ?? null }, 'gift totals')) return null;
  return (
    <a className={`nav__link ${styles.link}`} id="nav-gifts" href={`${payload.config.routes.admin}/gifts`}>
      <span className="nav__link-label">{say('Gifts')}</span>
    </a>
  );
}
