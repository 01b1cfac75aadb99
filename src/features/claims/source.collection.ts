import { adminGroups } from '#cms/admin-components.ts';
import { contentCollection } from '#cms/content-collection.ts';
import { dayField } from '#cms/fields/form-fields.ts';
import { linkField } from '#cms/fields/link-field.ts';
import { localizedParagraph, localizedText } from '#cms/fields/localized-text.ts';
import { sayTo } from '#cms/language/amharic.ts';
import { indexStated } from '#cms/search/search-index.ts';
import { refuseDeleting } from '#cms/trash/bin-hooks.ts';
import { sourceProblem } from './claim.rules.ts';

/** Where the numbers of the register come from. Several claims can share one; while one names it, it stays. */
export const sources = contentCollection({
  slug: 'sources',
  singular: 'Source of numbers',
  plural: 'Sources of numbers',
  group: adminGroups.work,
  description: 'Where the numbers on the site come from. Shown beside each number on the page Our numbers.',
  title: 'title',
  columns: ['title', 'kind', 'day', '_status'],
  seenAt: '/claims',
  hooks: { afterChange: [indexStated], beforeDelete: [refuseDeleting] },
  fields: [
    localizedText({ name: 'title', label: 'Title', required: true, maxLength: 160 }),
    {
      type: 'select',
      name: 'kind',
      label: 'What it is',
      required: true,
      defaultValue: 'document',
      options: [
        { value: 'document', label: 'A document' },
        { value: 'ledger', label: 'Counted from our books' },
        { value: 'unnamed', label: 'Named in our plan, without a source' },
      ],
      validate: (value: unknown, { siblingData, req }: SourceForm) => {
        const problem = sourceProblem({ ...siblingData, kind: value });
        return problem === null ? true : sayTo(req)(problem);
      },
    } as never,
    linkField({
      name: 'link',
      label: 'Where it can be read',
      leads: 'either',
      description: 'A page of ours or another site. A source from our books needs the page that shows it.',
    }),
    {
      type: 'upload',
      name: 'file',
      label: 'Or the file',
      relationTo: 'pdfs',
      admin: { description: 'A PDF from the library.' },
    },
    dayField({ name: 'day', label: 'Its date' }),
    localizedParagraph({
      name: 'note',
      label: 'Note',
      maxLength: 400,
      description: 'What readers should know about it, such as what it leaves out.',
    }),
  ],
});

type SourceForm = { siblingData: Record<string, unknown>; req: Parameters<typeof sayTo>[0] };
