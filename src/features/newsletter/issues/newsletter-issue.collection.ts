import {
  APIError,
  type Block,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionConfig,
  type DateField,
  type Field,
  type Where,
} from 'payload';
import { accessFor } from '#cms/access/access-for.ts';
import { systemField } from '#cms/access/system-fields.ts';
import { assignAddress, deleteFormerAddresses } from '#cms/addresses/page-address.ts';
import { adminComponents, adminGroups } from '#cms/admin-components.ts';
import { consentGate } from '#cms/consents/consent-gate.ts';
import { peopleFields } from '#cms/consents/people-fields.ts';
import { refuseUnreadablePictures, refuseWithoutConsent } from '#cms/consents/refuse-without-consent.ts';
import { inGroups } from '#cms/fields/fact-groups.ts';
import { pictureField, slugField } from '#cms/fields/form-fields.ts';
import { linkField } from '#cms/fields/link-field.ts';
import { asTitle, localizedArticle, localizedText } from '#cms/fields/localized-text.ts';
import { sampleField } from '#cms/fields/sidebar-fields.ts';
import { announceChanges } from '#cms/hooks/announce-changes.ts';
import { MAX_VERSIONS, skipAutosaves, withAutosave } from '#cms/saves/autosave.ts';
import { lastSaveField } from '#cms/saves/last-save-field.ts';
import { saveHooks } from '#cms/saves/refuse-overwrite.ts';
import { indexSearch } from '#cms/search/search-index.ts';
import { readerTopics } from '../subscribe.rules.ts';
import { issueState, sendingStates } from './issue.rules.ts';

import { countProgress } from './issue-sending.ts';

/** A duplicated issue starts without the sending state of the original. */
const notCopied = { beforeDuplicate: [() => null] };

function moment(name: string, label: string, hidden: boolean): DateField {
  return {
    type: 'date',
    name,
    label,
    index: true,
    custom: systemField,
    hooks: notCopied,
    admin: hidden
      ? { hidden: true }
      : { position: 'sidebar', readOnly: true, condition: data => Boolean(data?.[name]) },
  };
}

/** Written by the sending actions (compose-issue.action.ts, send-issue.action.ts), never by the form. */
export const frozenFields: Field[] = [
  moment('frozenAt', 'Fixed at', true),
  moment('sentAt', 'Sent', false),
  {
    type: 'json',
    name: 'content',
    label: 'What goes out',
    custom: systemField,
    hooks: notCopied,
    admin: { hidden: true },
  },
];

const languages = [
  { value: 'en', label: 'English' },
  { value: 'am', label: 'Amharic' },
];
const topicNames = { news: 'News', events: 'Events', projects: 'Projects' } as const;

/** The audience of an issue, and whether the public may read it afterwards. */
export const readersFields: Field[] = [
  {
    type: 'select',
    name: 'topic',
    label: 'Readers’ topic',
    index: true,
    options: readerTopics.map(value => ({ value, label: topicNames[value] })),
    admin: {
      description: 'Leave empty for everybody. Readers choose their topics on their preferences page.',
    },
  },
  {
    type: 'select',
    name: 'languages',
    label: 'Readers’ language',
    hasMany: true,
    options: languages,
    admin: {
      description:
        'Leave empty for both. Readers get the issue in their language, with English where it is missing.',
    },
  },
  {
    type: 'checkbox',
    name: 'onSite',
    label: 'Keep it on the Newsletter page once it is sent',
    defaultValue: true,
  },
];

const words: Block = {
  admin: { disableBlockName: true },
  slug: 'words',
  labels: { singular: 'Your own text', plural: 'Your own text' },
  fields: [
    localizedText({ name: 'heading', label: 'Heading', maxLength: 120, description: 'Optional.' }),
    localizedArticle({ name: 'text', label: 'Text' }),
  ],
};

const post: Block = {
  admin: { disableBlockName: true },
  slug: 'post',
  labels: { singular: 'News post', plural: 'News posts' },
  fields: [
    {
      type: 'relationship',
      name: 'post',
      label: 'Post',
      relationTo: 'posts',
      required: true,
      filterOptions: { type: { equals: 'normal' } },
      admin: { description: 'Its picture, heading and summary are taken as they are when you send.' },
    },
  ],
};

const event: Block = {
  admin: { disableBlockName: true },
  slug: 'event',
  labels: { singular: 'Event', plural: 'Events' },
  fields: [
    {
      type: 'relationship',
      name: 'event',
      label: 'Event',
      relationTo: 'events',
      required: true,
      filterOptions: { type: { equals: 'normal' } },
      admin: { description: 'Its day, place, picture and summary are taken as they are when you send.' },
    },
  ],
};

const picture: Block = {
  admin: { disableBlockName: true },
  slug: 'picture',
  labels: { singular: 'Picture', plural: 'Pictures' },
  fields: [
    pictureField({
      required: true,
      description: 'Everybody who can be recognised must have agreed to the website and the newsletter.',
    }),
  ],
};

const link: Block = {
  admin: { disableBlockName: true },
  slug: 'link',
  labels: { singular: 'Button', plural: 'Buttons' },
  fields: [
    localizedText({ name: 'label', label: 'Button text', required: true, maxLength: 40 }),
    linkField({ name: 'href', label: 'Links to', leads: 'either', required: true }),
  ],
};

/** The parts an issue can contain, most used first. */
export const issueParts: Block[] = [words, post, event, picture, link];

const announce = announceChanges('newsletter-issues');

/** The public sees issues that were sent and are meant for the website; drafts and scheduled issues are for staff. */
const openToAll: Where[] = [
  { _status: { equals: 'published' } },
  { sentAt: { exists: true } },
  { onSite: { not_equals: false } },
];

const access = accessFor('newsletter-issues', {
  shown: req => ({ and: [...openToAll, consentGate(req)] }),
  // A sent or scheduled issue cannot change any more; staff duplicate it to write the next one.
  only: { update: () => ({ frozenAt: { exists: false } }) },
});

/** Set in `req.context` by our own actions: only they may publish, because publishing an issue means sending it. */
export type IssueActContext = { sendingIssue?: boolean };

const refuseBarePublishing: CollectionBeforeChangeHook = ({ data, operation, req }) => {
  if (data._status !== 'published' || (req.context as IssueActContext).sendingIssue) return data;
  // A duplicate carries the status of its original.
  if (operation === 'create') return { ...data, _status: 'draft' };
  throw new APIError(
    'An issue is published by sending it: press "Send" beside the form.',
    400,
    undefined,
    true,
  );
};

const deleteIdleSending: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { issue: { equals: id } };
  const { docs } = await req.payload.find({
    collection: 'issue-sendings',
    where,
    limit: 1,
    overrideAccess: true,
    req,
  });
  const sending = docs[0];
  if (!sending) return;
  const state = issueState(sending.state, await countProgress(req, Number(id)));
  if (state !== 'draft' && state !== 'stopped' && state !== 'sent')
    throw new APIError('This issue is on its way to readers. Stop it first.', 409, undefined, true);
  await req.payload.delete({ collection: 'issue-sendings', where, overrideAccess: true, req });
};

/** An issue written by staff, composed of text, posts and events, in English and Amharic. */
export const newsletterIssues: CollectionConfig = {
  slug: 'newsletter-issues',
  labels: { singular: 'Newsletter issue', plural: 'Newsletter issues' },
  access,
  admin: {
    group: adminGroups.write,
    description: 'Written once, sent to every reader in their language, and kept on the Newsletter page.',
    useAsTitle: 'subject',
    defaultColumns: ['subject', '_status', 'sentAt', 'updatedAt'],
    listSearchableFields: ['subject'],
    components: withAutosave({
      edit: { PublishButton: adminComponents.NoPublishing },
    }),
  },
  defaultSort: '-updatedAt',
  versions: { maxPerDoc: MAX_VERSIONS, drafts: true },
  fields: inGroups(
    [
      lastSaveField,
      {
        type: 'ui',
        name: 'sending',
        admin: {
          position: 'sidebar',
          disableListColumn: true,
          components: { Field: adminComponents.IssueDesk },
        },
      },
      asTitle(
        localizedText({
          name: 'subject',
          label: 'Subject',
          required: true,
          maxLength: 90,
          description:
            'What readers see first in their inbox. Keep it short and exact: "Three clinics open in May".',
        }),
      ),
      localizedText({
        name: 'preview',
        label: 'Preview line',
        maxLength: 140,
        description: 'Shown beside the subject in many inboxes. One sentence that adds to it.',
      }),
      localizedArticle({ name: 'opening', label: 'Opening words' }),
      {
        type: 'blocks',
        name: 'parts',
        label: 'Contents',
        labels: { singular: 'Part', plural: 'Parts' },
        blocks: issueParts,
        maxRows: 20,
        admin: { description: 'Keep to three to five parts: readers scroll past more.' },
      },
      localizedArticle({ name: 'closing', label: 'Closing words' }),
      ...peopleFields('mention'),
      ...readersFields,
      slugField('/newsletter'),
      sampleField,
      ...frozenFields,
    ],
    [
      { label: 'Readers', fields: ['topic', 'languages', 'onSite'], place: 'below' },
      { label: 'People in it', fields: ['identifiable', 'consent'], place: 'below' },
      { label: 'Address', fields: ['slug'], place: 'below', opens: 'pressed' },
    ],
  ),
  hooks: {
    beforeOperation: [saveHooks.beforeOperation],
    beforeValidate: [saveHooks.beforeValidate],
    beforeChange: [
      refuseUnreadablePictures,
      refuseBarePublishing,
      assignAddress('subject'),
      refuseWithoutConsent,
    ],
    afterChange: [indexSearch.afterChange, skipAutosaves(announce.afterChange), saveHooks.afterChange],
    beforeDelete: [deleteIdleSending],
    afterDelete: [
      deleteFormerAddresses,
      indexSearch.afterDelete,
      announce.afterDelete,
      saveHooks.afterDelete,
    ],
  },
};

/**
 * The sending of an issue, at most one per issue, so a second press finds the first. Written by our actions only. The
 * bodies are rendered when staff press "send" or "schedule", so what goes out is what they saw.
 */
export const issueSendings: CollectionConfig = {
  slug: 'issue-sendings',
  labels: { singular: 'Sending', plural: 'Sendings' },
  access: accessFor('issue-sendings'),
  admin: { group: adminGroups.write, hidden: true, useAsTitle: 'state' },
  lockDocuments: false,
  fields: [
    {
      type: 'relationship',
      name: 'issue',
      label: 'Issue',
      relationTo: 'newsletter-issues',
      required: true,
      unique: true,
      index: true,
    },
    {
      type: 'select',
      name: 'state',
      label: 'State',
      required: true,
      index: true,
      options: [...sendingStates],
    },
    { type: 'date', name: 'dueAt', label: 'Goes out at', index: true },
    { type: 'date', name: 'queuedAt', label: 'Queued at' },
    { type: 'number', name: 'readers', label: 'Readers', defaultValue: 0, required: true },
    { type: 'text', name: 'startedBy', label: 'Started by' },
    { type: 'text', name: 'reason', label: 'Why it was not sent' },
    { type: 'json', name: 'bodies', label: 'Bodies', required: true, admin: { hidden: true } },
  ],
};
