import type { CollectionBeforeChangeHook } from 'payload';
import { adminGroups } from '#cms/admin-components.ts';
import { dayInEthiopia } from '#cms/consents/consent.rules.ts';
import { namesChangedField } from '#cms/consents/people-fields.ts';
import { contentCollection, latestUpdatesPage } from '#cms/content-collection.ts';
import { toText } from '#cms/csv-download.ts';
import { dayField, pictureField } from '#cms/fields/form-fields.ts';
import { localizedParagraph, localizedText, oldSiteParagraphs } from '#cms/fields/localized-text.ts';
import { typeField } from '#cms/fields/sidebar-fields.ts';
import { articleField } from '#cms/rich-text/editors.ts';
import { isImport } from '#cms/write-documents.ts';

/**
 * A post published without a day gets the day of publication (noon UTC, as dayField stores days); otherwise it would be
 * last in the list and missing from the home page and the feed. An imported old post without a day keeps none, because
 * it would appear as the newest.
 */
const datePublication: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (isImport(req)) return data;
  const { type, postDate } = { ...originalDoc, ...data };
  if (data._status !== 'published' || type !== 'normal' || postDate) return data;
  return { ...data, postDate: `${dayInEthiopia(new Date())}T12:00:00.000Z` };
};

/** The posts on /news, with a starter card first and a coming-soon card last. */
export const posts = contentCollection({
  slug: 'posts',
  singular: 'News post',
  plural: 'News posts',
  group: adminGroups.write,
  description:
    'Shown on the News page, newest first. The home page skips the newest and shows the ones after it.',
  title: 'heading',
  columns: ['heading', 'type', 'postDate', '_status'],
  newestBy: 'postDate',
  folder: '/news',
  // The home page shows the third to the seventh.
  alsoOn: ({ type }) =>
    type === 'normal' ? [latestUpdatesPage, { path: '/', title: 'Home page', newest: 7 }] : [],
  authored: true,
  counted: true,
  aboutPeople: 'sometimes',
  moves: true,
  table: [
    { name: 'Heading', of: ({ heading }) => toText(heading) },
    { name: 'Address', of: ({ slug }) => toText(slug) },
    { name: 'Kind of card', of: ({ type }) => toText(type) },
    { name: 'Date', of: ({ postDate }) => toText(postDate).slice(0, 10) },
    { name: 'Label', of: ({ preIntro }) => toText(preIntro) },
    { name: 'Summary', of: ({ description }) => toText(description) },
    { name: 'State', of: ({ _status }) => toText(_status) },
    { name: 'Last changed', of: ({ updatedAt }) => toText(updatedAt) },
    { name: 'Counting key', of: ({ clickKey }) => toText(clickKey) },
  ],
  hooks: { beforeChange: [datePublication] },
  facts: [
    {
      label: 'Card and summary',
      fields: ['type', 'preIntro', 'postDate', 'description', 'prev', 'readTime'],
    },
    { label: 'Picture', fields: ['img'] },
    { label: 'Occasion, author and the old site', fields: ['disc'], place: 'below', opens: 'written' },
  ],
  fields: [
    localizedText({ name: 'heading', label: 'Heading', required: true, maxLength: 120 }),
    typeField,
    localizedText({
      name: 'preIntro',
      label: 'Label above the heading',
      maxLength: 40,
      description: 'One or two words on the topic: Progress, Impact, Partners.',
    }),
    dayField({
      name: 'postDate',
      label: 'Post date',
      description: 'Posts are sorted by this date. Leave empty to use the day of publishing.',
    }),
    pictureField({ description: 'Cropped to 4:3 on cards. Choose people doing something, at eye level.' }),
    localizedParagraph({
      name: 'description',
      label: 'Summary',
      maxLength: 200,
      description: 'One or two sentences for search engines and for the card when the page is shared.',
    }),
    articleField,
    {
      type: 'group',
      name: 'disc',
      label: 'Description',
      fields: [
        ...oldSiteParagraphs(
          'Shown in larger type, as the opening of the post. An empty line starts a new paragraph.',
        ),
        localizedText({
          name: 'occ',
          label: 'Occasion',
          description: 'What prompted the post, such as "Fiscal year 2024". Optional.',
        }),
        localizedText({
          name: 'poster',
          label: 'Posted by',
          description: 'A role, such as "The programme team". Optional.',
        }),
      ],
    },
    localizedText({
      name: 'prev',
      label: 'Line on the card',
      maxLength: 120,
      description: 'For the coming-soon card, such as "Join the community to read it first."',
    }),
    {
      type: 'number',
      name: 'readTime',
      label: 'Reading time in minutes',
      min: 0.5,
      max: 60,
      admin: {
        position: 'sidebar',
        step: 0.5,
        description: 'Leave empty to work it out from the description.',
      },
    },
    namesChangedField,
  ],
});
