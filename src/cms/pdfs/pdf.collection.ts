import { APIError, type CollectionConfig, type PayloadRequest } from 'payload';
import { accessFor } from '#cms/access/access-for.ts';
import { adminGroups } from '#cms/admin-components.ts';
import { consentGate } from '#cms/consents/consent-gate.ts';
import { peopleFields } from '#cms/consents/people-fields.ts';
import { asTitle, localizedText } from '#cms/fields/localized-text.ts';
import { hiddenField, sampleField, usedInField } from '#cms/fields/sidebar-fields.ts';
import { fileLibraryHooks, uploadFileEndpoint } from '#cms/media/file-library.ts';
import { storedName } from '#cms/media/stored-file.ts';
import { MAX_PDF_BYTES, PDF_TYPE, pdfRefusals } from '#cms/media/upload-limits.ts';
import { lastSaveField } from '#cms/saves/last-save-field.ts';
import { withBin } from '#cms/trash/bin-hooks.ts';
import { checkPdf } from './check-pdf-apart.ts';

/** Makes the admin download a PDF instead of showing it as one of its pages. */
function asDownload({ headers }: { headers: Headers }): Headers {
  headers.set('content-disposition', 'attachment');
  headers.set('content-security-policy', "default-src 'none'; sandbox");
  return headers;
}

const admin: CollectionConfig['admin'] = {
  components: withBin(),
  group: adminGroups.pictures,
  useAsTitle: 'title',
  listSearchableFields: ['title.en', 'title.am', 'filename'],
  defaultColumns: ['title', 'filesize', 'identifiable', 'consent', 'hiddenByConsent'],
  description:
    'Reports and leaflets that texts link to, up to 20 MB. Links show that it is a PDF, and its size. Details about the author inside a PDF are not removed.',
};

/** The library of PDFs. Its files are in `folder` with the pictures; the site serves them at /media/<name>. */
export function pdfCollection(folder: string): CollectionConfig {
  return {
    slug: 'pdfs',
    labels: { singular: 'PDF', plural: 'PDFs' },
    access: accessFor('pdfs', { shown: consentGate }),
    admin,
    disableDuplicate: true,
    trash: true,
    endpoints: [
      uploadFileEndpoint({
        collection: 'pdfs',
        label: 'PDF',
        maxBytes: MAX_PDF_BYTES,
        refusals: pdfRefusals,
      }),
    ],
    upload: {
      staticDir: folder,
      mimeTypes: [PDF_TYPE],
      crop: false,
      focalPoint: false,
      pasteURL: false,
      modifyResponseHeaders: asDownload,
    },
    fields: [
      lastSaveField,
      hiddenField,
      usedInField,
      asTitle(
        localizedText({
          name: 'title',
          label: 'Title',
          required: true,
          maxLength: 200,
          description: 'The name you look for when you link to it, such as "Report 2025".',
        }),
      ),
      ...peopleFields('pdf'),
      sampleField,
    ],
    hooks: fileLibraryHooks('pdfs', { check: checkUpload, refusals: pdfRefusals }),
  };
}

type Upload = NonNullable<PayloadRequest['file']>;

const statuses = {
  tooLarge: 413,
  wrongKind: 415,
  damaged: 422,
  locked: 422,
  active: 422,
  tooMuch: 422,
} as const;

function refuse(reason: keyof typeof statuses): never {
  throw new APIError(pdfRefusals[reason], statuses[reason], undefined, true);
}

/**
 * Reads a whole PDF, in a process of its own, and returns it under an unguessable name. PDFs are stored unchanged, because re-rendering takes a
 * program we do not ship; PDFs with active content are refused.
 * @throws APIError with a sentence for staff
 */
async function checkUpload(upload: Upload): Promise<Upload> {
  if (upload.size > MAX_PDF_BYTES) refuse('tooLarge');
  const problem = await checkPdf(
    upload.tempFilePath ? { path: upload.tempFilePath } : { bytes: upload.data },
  );
  if (problem) refuse(problem);
  const name = storedName({ original: upload.name, otherwise: 'document', extension: 'pdf' });
  return { ...upload, name, mimetype: PDF_TYPE };
}
