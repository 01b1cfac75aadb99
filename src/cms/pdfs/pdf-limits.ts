/** A yearly report with photographs. On a slow line it takes seven minutes to read, and its link says how large it is. */
export const MAX_PDF_BYTES = 20 * 1024 * 1024;
export const PDF_TYPE = 'application/pdf';

/** Shown to whoever uploads; one sentence each. */
export const pdfRefusals = {
  tooLarge: 'This PDF is larger than 20 MB; please save it for the screen ("smallest size") and try again.',
  wrongKind:
    'This is not a PDF, or something stands before or after it; please save it again and try that copy.',
  damaged: 'This PDF is damaged or cut short; please save it again and try that copy.',
  locked: 'This PDF is locked with a password or against changes; please save a copy without that.',
  active:
    'This PDF can do more than be read: it holds scripts, other files, or something that starts by itself; please print it as a PDF and upload that copy.',
  noRoom:
    'The disk has no room for this PDF; ask whoever looks after the server to make some, and upload it again.',
  replaced:
    'A PDF cannot be exchanged, because its consent belongs to it; please upload the other one as a new PDF and change the links.',
} as const;
