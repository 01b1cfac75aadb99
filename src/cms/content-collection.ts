import type { CollectionBeforeChangeHook, CollectionConfig, CollectionSlug, Endpoint, Field } from 'payload';
import { accessFor } from '#cms/access/access-for.ts';
import { createdByField, keepAuthorsToDrafts, ownContent, recordCreator } from '#cms/access/created-by.ts';
import { markRestoredDraft, rememberDraftWrite } from '#cms/access/draft-write.ts';
import { systemField } from '#cms/access/system-fields.ts';
import {
  assignAddress,
  deleteFormerAddresses,
  type RefuseAddress,
  readHeading,
} from '#cms/addresses/page-address.ts';
import { approvalEndpoints } from '#cms/approvals/approval.endpoints.ts';
import { deleteApprovals } from '#cms/approvals/approval-store.ts';
import {
  deleteRequests,
  endRequestAfterChange,
  publishRequestEndpoints,
} from '#cms/approvals/publish-request.ts';
import { publishedAndConsented } from '#cms/consents/consent-gate.ts';
import { peopleFields } from '#cms/consents/people-fields.ts';
import { refuseUnreadablePictures, refuseWithoutConsent } from '#cms/consents/refuse-without-consent.ts';
import { type FactGroup, inGroups } from '#cms/fields/fact-groups.ts';
import { clickKeyField, originFields, slugField } from '#cms/fields/form-fields.ts';
import { asStoryTitle, asTitle } from '#cms/fields/localized-text.ts';
import {
  approvalField,
  hiddenField,
  noClaimsField,
  planField,
  publishCheckField,
  sampleField,
  usedInOnRequestField,
} from '#cms/fields/sidebar-fields.ts';
import { announceChanges } from '#cms/hooks/announce-changes.ts';
import { planEndpoints } from '#cms/plans/plan.endpoints.ts';
import { deletePlans, refuseAuthorsWhilePlanned } from '#cms/plans/plan-store.ts';
import type { Finding, OtherPage } from '#cms/publishing/publish-check.rules.ts';
import { MAX_VERSIONS, manualSavesOnly, skipAutosaves, withAutosave } from '#cms/saves/autosave.ts';
import { lastSaveField } from '#cms/saves/last-save-field.ts';
import { saveHooks } from '#cms/saves/refuse-overwrite.ts';
import { indexSearch } from '#cms/search/search-index.ts';
import { countTranslation } from '#cms/translation/count-translation.ts';
import { translationFields } from '#cms/translation/translation-fields.ts';
import { guardBin, withBin } from '#cms/trash/bin-hooks.ts';
import { withoutPlaceholders } from '#core/claim.ts';
import { toClickKey } from '#core/slug.ts';
import type { AdminGroup } from './admin-components.ts';
import { csvDownload, type TableColumn } from './csv-download.ts';
import { keepToOne, onlyNameField, whileNone } from './only-page.ts';
import { livePreview, previewAddress } from './preview-address.ts';
import { markSingleLanguage, refuseWithoutEnglish } from './translation/refuse-without-english.ts';

/** Sets the counting key from the first heading a document has, and never again (SLUG-09). */
function assignClickKey(from: string): CollectionBeforeChangeHook {
  return ({ data, operation, originalDoc }) => {
    const stored = operation === 'update' ? originalDoc?.clickKey : data.clickKey;
    const clickKey = stored || toClickKey(withoutPlaceholders(readHeading(data[from])));
    return { ...data, clickKey: clickKey || null };
  };
}

const lastFields = [usedInOnRequestField, sampleField];

const SORT_DAY = 'sortDay';
/** The day as text, such as `2026-11-20`, for sorting newest first: the CMS sorts empty dates first, but empty texts last. */
const sortDayField = (path: string): Field => ({
  type: 'text',
  name: SORT_DAY,
  index: true,
  custom: systemField,
  admin: { hidden: true, disableBulkEdit: true },
  hooks: {
    beforeChange: [
      ({ data }) => {
        const day: unknown = path
          .split('.')
          .reduce<unknown>((at, name) => (at as Fields | undefined)?.[name], data);
        return typeof day === 'string' ? day.slice(0, 10) : '';
      },
    ],
  },
});
type Fields = Record<string, unknown>;

export const latestUpdatesPage: OtherPage = { path: '/latest-updates', title: 'Latest updates' };

type Content = {
  slug: CollectionSlug;
  /** As a volunteer would say it: "News post", "News posts". */
  singular: string;
  plural: string;
  group: AdminGroup;
  /** One sentence under the list's title: what this is and where visitors see it. */
  description: string;
  /** The field that names a document in lists and that its address is made from. */
  title: string;
  columns?: string[];
  fields: Field[];
  /**
   * Fields that are facts, in groups beside the text; with them the title is shown as on the page. Fields in no group stay
   * in the middle.
   */
  facts?: readonly FactGroup[];
  /**
   * The folder of its pages, such as `/news`, or an empty text for pages right below the home page; gives every document
   * an address. Omit for parts of other pages.
   */
  folder?: string;
  /** Why a document cannot have this address, in a sentence, or null. */
  refuseAddress?: RefuseAddress;
  /** Visitors find a list of all its pages at the address of the folder, unless this is false. */
  listed?: boolean;
  /** The target of the preview button where there is no folder. */
  seenAt?: string;
  /** There is one document at most, named by `singular`, and it is the whole page `seenAt`. */
  only?: true;
  /** The pages beside the list of its kind that show a published document. */
  alsoOn?: (document: Record<string, unknown>) => readonly OtherPage[];
  /** Its clicks, views or loves are counted. */
  counted?: boolean;
  /**
   * It is about people and needs consent, like a picture: `always` (stories, testimonials), or only where staff say that
   * somebody can be recognised.
   */
  aboutPeople?: 'always' | 'sometimes';
  /** The field with its day, such as `dateTime.date`: lists show the newest first, and documents without a day last. */
  newestBy?: string;
  defaultSort?: string;
  /** Staff can drag the documents into order. */
  orderable?: boolean;
  /** Authors write it too: drafts of their own, for others to publish. */
  authored?: boolean;
  /** It can be imported from the old database and exported again. */
  moves?: boolean;
  /** Staff can save the list as a table with these columns. */
  table?: TableColumn[];
  /** Suggestions of its own in the publish check. */
  remind?: (values: Record<string, unknown>) => Finding[];
  hooks?: Pick<
    NonNullable<CollectionConfig['hooks']>,
    'beforeValidate' | 'beforeChange' | 'afterChange' | 'beforeDelete'
  >;
  /** An act of its own on one document: its endpoint, and the admin component in the menu of the form that leads there. */
  act?: { endpoint: Omit<Endpoint, 'root'>; item: string };
};

/** The path where visitors see a document; null while it has no address. Coming-soon cards are shown only in the list. */
const pagePath =
  ({ folder, seenAt = '/' }: Content) =>
  ({ slug, type }: Record<string, unknown>): string | null => {
    if (folder === undefined) return seenAt;
    if (type === 'ad') return folder;
    return typeof slug === 'string' && slug ? `${folder}/${slug}` : null;
  };

/** Whether its documents have a page, so that somebody can be asked to approve them. */
const isPage = ({ folder, only }: Content) => folder !== undefined || only !== undefined;

/** The hooks of a write, in their order. An autosave only stores a draft and updates the search index. */
function arrangeHooks(content: Content): CollectionConfig['hooks'] {
  const { slug, folder, title, counted, authored, only } = content;
  const hasPages = folder !== undefined;
  const announce = announceChanges(slug);
  return {
    // An autosave becomes a draft in the second, which the third remembers.
    beforeOperation: [markSingleLanguage, saveHooks.beforeOperation, rememberDraftWrite],
    beforeValidate: [saveHooks.beforeValidate, ...manualSavesOnly(content.hooks?.beforeValidate)],
    beforeChange: [
      markRestoredDraft,
      ...(authored ? [keepAuthorsToDrafts, refuseAuthorsWhilePlanned, recordCreator] : []),
      guardBin,
      refuseUnreadablePictures,
      ...(only ? [keepToOne] : []),
      ...manualSavesOnly(content.hooks?.beforeChange),
      ...(hasPages ? [assignAddress(title, content.refuseAddress)] : []),
      ...manualSavesOnly(counted ? [assignClickKey(title)] : []),
      countTranslation,
      refuseWithoutEnglish,
      refuseWithoutConsent,
    ],
    beforeDelete: content.hooks?.beforeDelete ?? [],
    afterChange: [
      ...(isPage(content) ? [endRequestAfterChange] : []),
      indexSearch.afterChange,
      ...(content.hooks?.afterChange ?? []).map(skipAutosaves),
      skipAutosaves(announce.afterChange),
      saveHooks.afterChange,
    ],
    afterDelete: [
      ...(hasPages ? [deleteFormerAddresses] : []),
      ...(isPage(content) ? [deleteApprovals, deleteRequests] : []),
      indexSearch.afterDelete,
      announce.afterDelete,
      deletePlans,
      saveHooks.afterDelete,
    ],
  };
}

/** The groups of a form: its own, the question about people, then address and translation. */
function arrangeGroups({ facts, fields, aboutPeople, folder }: Content): FactGroup[] {
  if (!facts) return [];
  const grouped = new Set(facts.flatMap(group => group.fields));
  const hasNames = fields.some(field => 'name' in field && field.name === 'nameChanged');
  const names = hasNames && !grouped.has('nameChanged') ? ['nameChanged'] : [];
  const languages = ['translation', 'translationChecked'];
  return [
    ...facts,
    ...(aboutPeople ? [{ label: 'People in it', fields: ['identifiable', 'consent', ...names] }] : []),
    folder === undefined
      ? { label: 'Languages', fields: languages }
      : { label: 'Address and languages', fields: ['slug', ...languages] },
  ];
}

/** The collection's own fields among the common ones, in the order of the form. */
function arrangeFields(content: Content): Field[] {
  const { folder, counted = false, aboutPeople, only, newestBy, facts } = content;
  const titled = facts ? asStoryTitle : asTitle;
  const isTitle = (field: Field) =>
    'name' in field && field.name === content.title && 'localized' in field && field.localized;
  const check = isPage(content) ? [publishCheckField, approvalField] : [publishCheckField];
  return [
    lastSaveField,
    // First in the sidebar, near the publish button; in stories below the check before publishing and the facts.
    ...(facts ? [publishCheckField] : [planField, ...check]),
    ...(aboutPeople ? [hiddenField] : []),
    ...(only ? [onlyNameField(content.singular)] : []),
    ...inGroups(
      [
        ...content.fields.map(field => (isTitle(field) ? titled(field) : field)),
        ...(aboutPeople ? peopleFields(aboutPeople === 'always' ? 'story' : 'text') : []),
        ...(folder === undefined ? [] : [slugField(folder)]),
        ...(counted ? [clickKeyField] : []),
        ...(content.moves ? originFields : []),
        ...translationFields,
      ],
      arrangeGroups(content),
    ),
    ...(facts ? [planField, ...(isPage(content) ? [approvalField] : [])] : []),
    ...(newestBy === undefined ? [] : [sortDayField(newestBy)]),
    ...(content.authored ? [noClaimsField, createdByField, ...lastFields] : lastFields),
  ];
}

/**
 * Builds a content collection. Drafts, versions, scheduled publishing, the sample flag, access, consent, announcements and
 * preview are the same for all of them, so they are defined only here.
 */
export function contentCollection(content: Content): CollectionConfig {
  const { slug, folder, title, aboutPeople, only, newestBy, defaultSort } = content;
  const sort = newestBy === undefined ? defaultSort : `-${SORT_DAY}`;
  const toPath = pagePath(content);
  const table = content.table && csvDownload(content.table);
  const components = {
    ...table?.components,
    ...(content.act && { edit: { editMenuItems: [content.act.item] } }),
  };
  return {
    slug,
    labels: { singular: content.singular, plural: content.plural },
    access: accessFor(slug, {
      ...(aboutPeople && { shown: publishedAndConsented }),
      own: ownContent,
      ...(only && { only: { create: whileNone(slug) } }),
    }),
    endpoints: [
      ...(table?.endpoints ?? []),
      ...planEndpoints(slug),
      ...(isPage(content) ? [...approvalEndpoints(slug), ...publishRequestEndpoints(slug)] : []),
      ...(content.act ? [content.act.endpoint] : []),
    ],
    admin: {
      components: withBin(withAutosave(components)),
      group: content.group,
      description: content.description,
      useAsTitle: title,
      defaultColumns: [
        ...(content.columns ?? [title, '_status', 'updatedAt']),
        'translation',
        'planned',
        ...(aboutPeople ? ['hiddenByConsent'] : []),
      ],
      listSearchableFields: [title],
      preview: previewAddress(toPath),
      livePreview: livePreview(toPath),
    },
    ...(sort ? { defaultSort: sort } : {}),
    ...(content.orderable ? { orderable: true } : {}),
    custom: {
      pagePath: toPath,
      ...(folder !== undefined && { folder, listed: content.listed !== false }),
      ...(only && { onlyPage: content.seenAt }),
      ...(content.alsoOn && { alsoOn: content.alsoOn }),
      ...(content.remind && { remind: content.remind }),
    },
    ...(only ? { disableDuplicate: true } : {}),
    trash: true,
    versions: { maxPerDoc: MAX_VERSIONS, drafts: { schedulePublish: true } },
    fields: arrangeFields(content),
    hooks: arrangeHooks(content),
  };
}
