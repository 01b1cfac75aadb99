import type { BeforeListTableServerProps, PaginatedDocs } from 'payload';
import { isAdmin } from '#cms/access/roles.ts';
import { type AdminGroup, adminGroups } from '#cms/admin-components.ts';
import { sayIn } from '#cms/language/amharic.ts';
import { englishLabel, labelIn } from '#cms/language/translate.ts';
import { ActionLink } from '../parts/buttons.tsx';
import { type DrawingName, EmptyState } from '../parts/empty-state.tsx';
import styles from './empty-list.module.css';

const drawings: Record<AdminGroup, DrawingName> = {
  [adminGroups.write]: 'news',
  [adminGroups.pictures]: 'people',
  [adminGroups.work]: 'gifts',
  [adminGroups.site]: 'welcome',
  [adminGroups.people]: 'letters',
  [adminGroups.records]: 'reports',
};

/** The id inside the fold of the import: a link to it opens the fold. */
export const IMPORT_FORM = 'import-a-list';

/** The next step, in English: without `href` it is a new entry, with one it is for admins. */
type Next = { label: string; href?: string };

/** What is different from other lists, in English. */
type Own = { drawing?: DrawingName; title?: string; about?: string; next?: Next };

const own: ReadonlyMap<string, Own> = new Map<string, Own>([
  ['events', { drawing: 'calendar' }],
  ['newsletter-issues', { drawing: 'letters' }],
  ['team-members', { drawing: 'people' }],
  ['partners', { drawing: 'people' }],
  ['reports', { drawing: 'reports' }],
  ['claims', { drawing: 'reports', title: 'No number has been entered yet' }],
  ['sources', { drawing: 'reports' }],
  ['stories', { drawing: 'people' }],
  ['testimonials', { drawing: 'thanks' }],
  ['holidays', { drawing: 'calendar' }],
  [
    'home',
    {
      title: 'The home page has not been changed yet',
      about: 'Your changes appear on the site once you publish them.',
      next: { label: 'Change the home page' },
    },
  ],
  [
    'subscribers',
    {
      title: 'Nobody has subscribed yet',
      about:
        'People subscribe on the site and confirm by email. An admin can import those who agreed elsewhere.',
      next: { label: 'Import a list (CSV)…', href: `#${IMPORT_FORM}` },
    },
  ],
  ['messages', { about: 'They arrive here as soon as somebody writes to you on the contact page.' }],
  ['mails', { drawing: 'letters', title: 'No mail has been sent yet' }],
  ['counts', { title: 'Nothing has been counted yet' }],
]);

type EmptyListProps = BeforeListTableServerProps & {
  data: PaginatedDocs;
  params?: { segments?: readonly string[] };
};

/**
 * A list without entries: what will be in it, and the next step; for a search or filter without results the way back. A drawer,
 * where something is chosen, keeps Payload's words and button.
 */
export function EmptyList(props: EmptyListProps) {
  const { collectionConfig, collectionSlug, data, hasCreatePermission, i18n, newDocumentURL, params, user } =
    props;
  if (data.docs.length > 0) return null;
  const say = sayIn(i18n.language);
  const list = labelIn(collectionConfig.labels.plural, i18n.language);
  if (params?.segments?.at(-1) === 'trash')
    return (
      <div className={styles.none}>
        <EmptyState drawing="thanks" title={i18n.t('general:noTrashResults', { label: list })} />
      </div>
    );
  if (isNarrowed(props))
    return (
      <div className={styles.none}>
        <EmptyState
          drawing="search"
          title={say('Nothing was found')}
          action={
            <ActionLink
              href={`${props.payload.config.routes.admin}/collections/${collectionSlug}`}
              look="quiet"
            >
              {say('Show all')}
            </ActionLink>
          }
        >
          {say('Nothing in this list matches the search and the filters.')}
        </EmptyState>
      </div>
    );
  const { drawing, title, about, next } = own.get(collectionSlug) ?? {};
  const group = englishLabel(collectionConfig.admin.group) as AdminGroup;
  const mayStep = next?.href ? isAdmin({ req: { user: user ?? null } }) : hasCreatePermission;
  const create = i18n.t('general:createNewLabel', {
    label: labelIn(collectionConfig.labels.singular, i18n.language),
  });
  return (
    <div className={styles.none} data-nothing-yet>
      <EmptyState
        drawing={drawing ?? drawings[group]}
        title={title ? say(title) : say('No {things} yet', { things: withinSentence(list) })}
        action={
          mayStep && (
            <ActionLink href={next?.href ?? newDocumentURL}>{next ? say(next.label) : create}</ActionLink>
          )
        }
      >
        {about && say(about)}
      </EmptyState>
    </div>
  );
}

/** Whether the list was searched or filtered, or the address names a page that it does not have. */
const isNarrowed = ({ data, searchParams }: EmptyListProps): boolean =>
  data.totalDocs > 0 || Boolean(searchParams?.search) || searchParams?.where !== undefined;

/** A label inside a sentence: "news posts", but "PDFs". */
const withinSentence = (label: string): string =>
  /^\p{Lu}\p{Lu}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
