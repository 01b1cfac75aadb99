import { adminGroups } from '#cms/admin-components.ts';
import { namesChangedField } from '#cms/consents/people-fields.ts';
import { contentCollection } from '#cms/content-collection.ts';
import { dayField, pictureField } from '#cms/fields/form-fields.ts';
import { linkField } from '#cms/fields/link-field.ts';
import { localizedParagraph, localizedText } from '#cms/fields/localized-text.ts';

/** Texts for the announcement dialog, which shows the next upcoming event by itself. */
export const announcements = contentCollection({
  slug: 'announcements',
  singular: 'Announcement',
  plural: 'Announcements',
  group: adminGroups.write,
  description:
    'Our own words in the dialog that announces an event. Without them, the dialog shows only the event.',
  title: 'title',
  aboutPeople: 'sometimes',
  fields: [
    localizedText({ name: 'title', label: 'Title', required: true, maxLength: 80 }),
    localizedParagraph({ name: 'message', label: 'Message', maxLength: 280 }),
    pictureField(),
    {
      type: 'relationship',
      name: 'event',
      label: 'For this event',
      relationTo: 'events',
      admin: { description: 'Leave empty for the next event.' },
    },
    linkField({ name: 'link', label: 'Link', leads: 'either' }),
    dayField({
      name: 'showUntil',
      label: 'Last day shown',
      description: 'Leave empty to show it until the event.',
    }),
    namesChangedField,
  ],
});
