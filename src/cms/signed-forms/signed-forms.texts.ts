import type { ScanProblem } from '#cms/scans/check-scan.ts';

/** Per consent record: enough for a photo of each page. */
export const MAX_FORMS = 20;

/** Shown to staff who add, open or remove a form. */
export const formTexts = {
  notAllowed: 'Only editors and admins may add signed forms.',
  adminsOnly: 'Only admins may open or remove signed forms.',
  gone: 'This no longer exists.',
  noFile: 'Choose the file of a signed form.',
  tooLarge: 'This file is larger than 10 MB; please scan it with fewer dots and try again.',
  tooMany: 'This record has 20 signed forms already; remove one first.',
  tooOften: 'That were many files at once; please try again in some minutes.',
  wrongKind: 'This is not a signed form we can keep; please use PDF, JPEG, PNG, WebP or HEIC.',
  damaged: 'This file is damaged and cannot be read; please try the original file again.',
  active:
    'This PDF can do more than be read (it holds scripts, forms or other files); please print it, and scan or photograph the paper.',
  locked: 'This PDF is protected by a password; please save a copy without one.',
  closed:
    'This form was sealed with another PAYLOAD_SECRET; whoever looks after the server must name that one in FORMER_SECRETS.',
} as const satisfies Record<Exclude<ScanProblem, 'picture'>, string> & Record<string, string>;
