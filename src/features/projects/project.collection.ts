import { adminGroups } from '#cms/admin-components.ts';
import { namesChangedField } from '#cms/consents/people-fields.ts';
import { contentCollection, latestUpdatesPage } from '#cms/content-collection.ts';
import { dayField, pictureField } from '#cms/fields/form-fields.ts';
import { localizedParagraph, localizedText, oldSiteParagraphs } from '#cms/fields/localized-text.ts';
import { articleField } from '#cms/rich-text/editors.ts';
import { type CostProblem, stationsField } from './station-fields.ts';

/** Projects, listed on /projects, each with a page. `costProblem` checks what their stations name as cost. */
export const projectCollection = (costProblem: CostProblem) =>
  contentCollection({
    slug: 'projects',
    singular: 'Project',
    plural: 'Projects',
    group: adminGroups.work,
    description: 'Shown on the Projects page. Drag to change the order.',
    title: 'label',
    orderable: true,
    folder: '/projects',
    alsoOn: () => [latestUpdatesPage],
    authored: true,
    aboutPeople: 'sometimes',
    facts: [
      { label: 'Card and summary', fields: ['date', 'description'] },
      { label: 'Picture', fields: ['img'] },
      { label: 'For the old site', fields: ['disc'], place: 'below', opens: 'written' },
    ],
    fields: [
      localizedText({ name: 'label', label: 'Project name', required: true, maxLength: 120 }),
      localizedParagraph({
        name: 'description',
        label: 'Summary',
        maxLength: 200,
        description: 'One or two sentences, shown in the list and when the page is shared.',
      }),
      pictureField(),
      articleField,
      {
        type: 'group',
        name: 'disc',
        label: 'Description',
        fields: [...oldSiteParagraphs('Shown in larger type.')],
      },
      dayField({
        name: 'date',
        label: 'Date',
        description: 'The project appears in the latest updates with this date.',
      }),
      stationsField(costProblem),
      namesChangedField,
    ],
  });
