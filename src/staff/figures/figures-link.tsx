import type { Payload, TypedUser } from 'payload';
import { mayUseFigures } from '#cms/access/access-for.ts';
import { sayHere } from '#staff/language/say.ts';
import styles from '../gifts/gifts.module.css';

/** In the menu, for everybody who may see the figures. */
export function FiguresLink({ payload, user }: { payload: Payload; user?: TypedUser | null }) {
  const say = sayHere();
  if (!mayUseFigures({ user: user ?? null }, 'figures')) return null;
  return (
    <a
      className={`nav__link ${styles.link}`}
      id="nav-figures"
      href={`${payload.config.routes.admin}/figures`}
    >
      <span className="nav__link-label">{say('Visits')}</span>
    </a>
  );
}
