import type { Payload, SanitizedPermissions, TypedUser, VisibleEntities } from 'payload';
import {
  hasStaffAccess,
  mayUseDonations,
  mayUseFigures,
  mayUseMeetings,
  mayUseTickets,
} from '#cms/access/access-for.ts';
import { editorOrAdmin } from '#cms/access/roles.ts';
import { type AdminGroup, adminGroups } from '#cms/admin-components.ts';
import { englishLabel, labelIn } from '#cms/language/translate.ts';
import { areDonationsOn } from '#money/settings/donation-switch.ts';
import { amharicQuestions } from '../language/amharic-questions.ts';
import { languageHere, sayHere } from '../language/say.ts';
import type { MenuLine } from './arrange-menu.ts';
import type { Waiting } from './waiting.ts';

type Who = { user: TypedUser | null };
type OwnScreen = {
  id: string;
  path: `/${string}`;
  /** In English. */
  label: string;
  group: AdminGroup;
  mayOpen: (who: Who) => boolean;
};

/** Our own screens; the other lines are collections and settings. */
const ownScreens: readonly OwnScreen[] = [
  {
    id: 'nav-gifts',
    path: '/gifts',
    label: 'Gifts',
    group: adminGroups.people,
    mayOpen: who => areDonationsOn() && mayUseDonations(who, 'donation totals'),
  },
  {
    id: 'nav-meetings',
    path: '/meetings',
    label: 'Meetings',
    group: adminGroups.people,
    mayOpen: who => mayUseMeetings(who, 'meetings'),
  },
  {
    id: 'nav-tickets',
    path: '/tickets',
    label: 'Tickets',
    group: adminGroups.people,
    mayOpen: who => mayUseTickets(who, 'tickets'),
  },
  {
    id: 'nav-figures',
    path: '/figures',
    label: 'Visits',
    group: adminGroups.records,
    mayOpen: who => mayUseFigures(who, 'figures'),
  },
  {
    id: 'nav-who-did-what',
    path: '/who-did-what',
    label: 'Who did what',
    group: adminGroups.records,
    mayOpen: who =>
      mayUseDonations(who, 'trail of content') ||
      (areDonationsOn() && mayUseDonations(who, 'trail of money')),
  },
  {
    id: 'nav-health',
    path: '/health',
    label: 'Is everything working?',
    group: adminGroups.records,
    mayOpen: who => editorOrAdmin({ req: who }),
  },
  {
    id: 'nav-amharic-review',
    path: '/amharic-review',
    label: 'Amharic to be reviewed',
    group: adminGroups.records,
    mayOpen: who => amharicQuestions.length > 0 && editorOrAdmin({ req: who }),
  },
];

type Viewer = {
  payload: Payload;
  user: TypedUser | null;
  visibleEntities: VisibleEntities | undefined;
  permissions: SanitizedPermissions | undefined;
};

/**
 * Everything `user` may open: what they work with, and not what they may only read, because that includes all public content.
 */
export function listMenuLines(viewer: Viewer, waiting: readonly Waiting[]): MenuLine[] {
  const say = sayHere();
  const { payload, user } = viewer;
  const { admin } = payload.config.routes;
  const countWaiting = (id: string) =>
    waiting.filter(({ line }) => line === id).reduce((sum, { count }) => sum + count, 0);
  const toLine = ({ id, path, label, group }: Omit<OwnScreen, 'mayOpen'>): MenuLine => ({
    ...{ id, href: `${admin}${path}`, label: say(label), group },
    count: countWaiting(id),
  });
  const own = ownScreens.filter(({ mayOpen }) => mayOpen({ user }));
  const withPeople = own.filter(({ group }) => group === adminGroups.people);
  const others = own.filter(({ group }) => group !== adminGroups.people);
  return [...withPeople, ...storedKinds(viewer), ...others].map(toLine);
}

/** Collections and settings, in the order of the configuration. */
function storedKinds({ payload, user, visibleEntities, permissions }: Viewer): Omit<OwnScreen, 'mayOpen'>[] {
  const { collections, globals } = payload.config;
  const language = languageHere();
  return [
    ...collections
      .filter(
        ({ slug }) =>
          visibleEntities?.collections.includes(slug) &&
          permissions?.collections?.[slug]?.read &&
          hasStaffAccess(user, slug),
      )
      .map(({ slug, labels, admin }) => ({
        id: `nav-${slug}`,
        path: `/collections/${slug}` as const,
        label: labelIn(labels.plural, language),
        group: findGroup(admin.group),
      })),
    ...globals
      .filter(
        ({ slug }) =>
          visibleEntities?.globals.includes(slug) &&
          permissions?.globals?.[slug]?.read &&
          hasStaffAccess(user, slug),
      )
      .map(({ slug, label, admin }) => ({
        id: `nav-global-${slug}`,
        path: `/globals/${slug}` as const,
        label: labelIn(label, language),
        group: findGroup(admin.group),
      })),
  ];
}

/** The group that a collection or global names; the configuration has it in both languages. */
const findGroup = (group: unknown): AdminGroup =>
  Object.values(adminGroups).find(name => name === englishLabel(group)) ?? adminGroups.records;
