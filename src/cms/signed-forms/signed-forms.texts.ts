import type { ScanProblem } from '#cms/scans/check-scan.ts';

/** Per consent record: enough for a photo of each page. */
export const MAX_FORMS = 20;

/** Shown to staff who add, open or remove a form. */
export const formTexts = {
  notAllowed: 'Only editors and admins may add signed forms.',
  adminsOnly: 'Only admins may open or remove signed forms.',
  gone: 'This no longer exists.',
  noFile: 'Choose a signed form to upload.',
  tooLarge: 'This file is larger than 10 MB. Please scan it at a lower resolution and try again.',
  tooMany: 'This record already has 20 signed forms. Remove one first.',
  tooOften: 'Too many files at once. Please try again in a few minutes.',
  wrongKind: 'We cannot keep this kind of file as a signed form. Please use PDF, JPEG, PNG, WebP or HEIC.',
  damaged: 'This file is damaged and cannot be read. Please try the original file again.',
  active:
    'This PDF contains scripts, forms or other files. Please print it, and scan or photograph the paper.',
  locked: 'This PDF is protected by a password. Please save a copy without one.',
  closed:
    'This form was encrypted with another PAYLOAD_SECRET. Whoever looks after the server must add that one to FORMER_SECRETS.',
} as const satisfies Record<Exclude<ScanProblem, 'picture'>, string> & Record<string, string>;
