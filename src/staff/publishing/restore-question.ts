import type { Marking } from '#staff/language/watch-added.ts';

/** Payload offers to restore as a draft only what was published. */
const WAS_PUBLISHED = '.restore-version__restore-as-draft-button';
/** Versions of these were never drafts. */
const WITHOUT_DRAFTS = /\/collections\/consents\//;

/**
 * Payload asks with one text before it restores any version, and does not say whether it was published. The text has a line
 * for each case (cms/language/admin-languages.ts); only the one that applies is shown.
 */
export const restoreQuestion: Marking = [
  '.confirmation-modal__content p',
  ({ firstChild }) => {
    if (!(firstChild instanceof Text)) return;
    const [published, draft] = firstChild.data.split('\n');
    if (published === undefined || draft === undefined) return;
    const isPublished = document.querySelector(WAS_PUBLISHED) || WITHOUT_DRAFTS.test(location.pathname);
    firstChild.data = isPublished ? published : draft;
  },
];
