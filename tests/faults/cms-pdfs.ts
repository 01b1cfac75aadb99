import type { Fault } from './fault.ts';

/** Mistakes around the PDFs that texts link to. */
export const cmsPdfs: Fault[] = [
  {
    id: 'pdfs-unchecked',
    area: 'cms/media',
    file: 'src/cms/pdfs/check-upload.ts',
    find: '  if (problem) refuse(problem);\n',
    replace: '',
    what: 'A PDF that runs a script or starts a program is offered to visitors.',
    caughtBy: {
      kind: 'integration',
      file: 'src/cms/pdfs/pdf.integration.test.ts',
      title: 'is refused with one sentence, and nothing of it is stored: ',
    },
  },
  {
    id: 'pdfs-open-pages-of-the-web',
    area: 'cms/media',
    file: 'src/cms/scans/check-pdf.ts',
    find: "return opened.every(value => opensAtPlace(value, text, readable, budget)) ? null : 'active';",
    replace: 'return null;',
    what: 'A PDF of ours opens a page of the web as soon as somebody opens it.',
    caughtBy: {
      kind: 'unit',
      file: 'src/cms/scans/check-pdf.test.ts',
      title: 'is refused with ',
    },
  },
  {
    id: 'pdfs-words-taken-for-orders',
    area: 'cms/media',
    file: 'src/cms/scans/pdf-objects.ts',
    find: "read === '(' && open.length > 0 ? endOfString(text, at) : at + read.length",
    replace: 'at + read.length',
    what: 'A report whose title names a programme /Launch is refused as dangerous.',
    caughtBy: {
      kind: 'unit',
      file: 'src/cms/scans/check-pdf.test.ts',
      title: 'is kept when words that would start something stand ',
    },
  },
  {
    id: 'pdfs-shown-as-pages',
    area: 'platform/http',
    file: 'src/platform/http/media-response.ts',
    find: '    ...(file.download !== undefined && savedAs(file.download)),\n',
    replace: '',
    what: 'A PDF is opened as a page of the site.',
    caughtBy: {
      kind: 'integration',
      file: 'src/platform/http/media-response.integration.test.ts',
      title: 'what is saved to disk is a download that runs nothing',
    },
  },
  {
    id: 'pdfs-outlive-their-consent',
    area: 'cms/media',
    file: 'src/cms/pdfs/pdf.collection.ts',
    find: "accessFor('pdfs', { shown: consentGate })",
    replace: "accessFor('pdfs', { shown: () => true })",
    what: 'A report stays at its address after the family in it took its consent back.',
    caughtBy: {
      kind: 'integration',
      file: 'src/cms/pdfs/pdf.integration.test.ts',
      title: '[CONSENT-05] [CONSENT-06] in which somebody is recognisable is gone',
    },
  },
  {
    id: 'pdfs-links-without-their-size',
    area: 'cms/media',
    file: 'src/cms/articles/read-article.ts',
    find: ", note: fileNote('PDF', Number(filesize), locale) }",
    replace: ' }',
    what: 'Somebody on a slow line presses a link and gets 20 MB that nothing announced.',
    caughtBy: {
      kind: 'integration',
      file: 'src/features/news/post-body.integration.test.ts',
      title: 'links to a PDF with its kind and size',
    },
  },
];
