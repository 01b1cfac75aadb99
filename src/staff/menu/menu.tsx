import { NavHamburger, NavWrapper } from '@payloadcms/next/client';
import { Link, Logout } from '@payloadcms/ui';
import type { PayloadRequest, ServerProps, VisibleEntities } from 'payload';
import { PREFERENCE_KEYS } from 'payload/shared';
import { cache } from 'react';
import { env } from '#platform/env.ts';
import { sayHere } from '#staff/language/say.ts';
import { Count } from '../parts/badge.tsx';
import { Icon } from '../parts/icon.tsx';
import {
  arrangeMenu,
  groupIcons,
  isCurrentLine,
  lineIcon,
  type MenuGroup,
  type MenuLine,
} from './arrange-menu.ts';
import styles from './menu.module.css';
import { FoldedGroup } from './menu-group.tsx';
import { listMenuLines } from './menu-lines.ts';
import { listWaiting } from './waiting.ts';

type MenuProps = ServerProps & { req?: PayloadRequest; visibleEntities?: VisibleEntities };

/**
 * The menu of every screen: what is used often, with what waits there, then the rest in folded groups. Whoever has few lines
 * sees all of them. On a phone it is a sheet over the screen with the same order.
 */
export async function StaffNav({
  payload,
  user: account,
  req,
  permissions,
  visibleEntities,
  params,
}: MenuProps) {
  const say = sayHere();
  const { admin } = payload.config.routes;
  const user = account ?? null;
  const [waiting, folds] = await Promise.all([
    user ? listWaiting(payload, user) : [],
    req ? readFolds(req) : ({} as Folds),
  ]);
  const { first, groups } = arrangeMenu(
    listMenuLines({ payload, user, visibleEntities, permissions }, waiting),
  );
  const path = [admin, ...readSegments(params)].join('/');
  const all = waiting.reduce((sum, { count }) => sum + count, 0);
  return (
    <NavWrapper baseClass="nav">
      <nav className={`nav__wrap ${styles.menu}`} aria-label={say('Menu')}>
        <Link
          className={styles.home}
          href={admin}
          prefetch={false}
          id="nav-dashboard"
          aria-current={path === admin ? 'page' : undefined}
          aria-describedby={all > 0 ? 'nav-dashboard-waiting' : undefined}
        >
          <img src="/icon.svg" alt="" width={32} height={32} />
          <span className={styles.name}>{say('Today')}</span>
          <Count of={all} isNamed={false} />
        </Link>
        <WaitingThere id="nav-dashboard" count={all} />
        <ul className={styles.lines}>
          {first.map(line => (
            <Line key={line.id} {...line} hasIcon path={path} />
          ))}
        </ul>
        {groups.map(group => (
          <Group key={group.name} {...group} path={path} isUnfolded={folds[group.name]?.open === true} />
        ))}
        <div className={styles.foot}>
          <a className={styles.site} id="nav-site" href={env.SITE_URL} target="_blank" rel="noopener">
            <Icon name="external" />
            {say('View site')}
          </a>
          <div className="nav__controls">
            <Logout />
          </div>
        </div>
      </nav>
      <div className="nav__header">
        <div className="nav__header-content">
          <NavHamburger baseClass="nav" />
        </div>
      </div>
    </NavWrapper>
  );
}

function Group({ name, lines, count, path, isUnfolded }: MenuGroup & { path: string; isUnfolded: boolean }) {
  const say = sayHere();
  return (
    <FoldedGroup
      name={name}
      isUnfolded={isUnfolded || lines.some(line => isCurrentLine(line, path))}
      summary={
        <>
          <Icon name={groupIcons[name]} />
          <span className={styles.label}>{say(name)}</span>
          <Count of={count} />
        </>
      }
    >
      <ul className={styles.lines}>
        {lines.map(line => (
          <Line key={line.id} {...line} path={path} />
        ))}
      </ul>
    </FoldedGroup>
  );
}

type LineProps = MenuLine & { path: string; hasIcon?: boolean };

function Line({ id, href, label, count, path, hasIcon = false }: LineProps) {
  const isCurrent = isCurrentLine({ href }, path);
  return (
    <li>
      <Link
        className={styles.line}
        id={id}
        href={href}
        prefetch={false}
        aria-current={isCurrent ? 'page' : undefined}
        aria-describedby={count > 0 ? `${id}-waiting` : undefined}
      >
        {hasIcon && <Icon name={lineIcon(id)} />}
        <span className={styles.label}>{label}</span>
        <Count of={count} isNamed={false} />
      </Link>
      <WaitingThere id={id} count={count} />
    </li>
  );
}

/** The number beside a line for screen readers, as its description: its name stays the name of the screen. */
function WaitingThere({ id, count }: Pick<MenuLine, 'id' | 'count'>) {
  const say = sayHere();
  if (count === 0) return null;
  return (
    <span className="sr-only" id={`${id}-waiting`}>
      {say('{count} waiting', { count })}
    </span>
  );
}

const readSegments = (params: unknown): string[] =>
  (params as { segments?: string[] } | undefined)?.segments ?? [];

type Folds = Record<string, { open?: boolean } | undefined>;

/** Which groups this person left unfolded: Payload keeps it with the other preferences of its menu. */
const readFolds = cache(async (req: PayloadRequest): Promise<Folds> => {
  if (!req.user) return {};
  const { docs } = await req.payload.find({
    collection: 'payload-preferences',
    where: {
      key: { equals: PREFERENCE_KEYS.NAV },
      'user.relationTo': { equals: req.user.collection },
      'user.value': { equals: req.user.id },
    },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: false,
    req,
  });
  return (docs[0]?.value as { groups?: Folds } | undefined)?.groups ?? {};
});
