import type { Fault } from './fault.ts';

const test = 'src/cms/approvals/approvals.integration.test.ts';

/** Mistakes around approval by a mailed link. */
export const cmsApprovals: Fault[] = [
  {
    id: 'approvals-link-of-another',
    area: 'cms/approvals',
    file: 'src/cms/approvals/approval-link.ts',
    find: "if (!isSignedFor('approval-links', signed(id, secret), signature)) return null;",
    replace: "if (!isSignedFor('approval-links', signed(id, secret), signature) && !id) return null;",
    what: 'A link that we did not sign reaches the database.',
    caughtBy: {
      kind: 'integration',
      file: test,
      title: 'opens nothing when forged, cut, or made for another approval',
    },
  },
  {
    id: 'approvals-show-pictures-to-strangers',
    area: 'cms/approvals',
    file: 'src/cms/approvals/open-approval.ts',
    find: 'const asVisitor = { ...asked, depth: 1,',
    replace: 'const asVisitor = { ...asked, user: viewer, depth: 1,',
    what: 'A mailed link shows pictures whose consent is withdrawn.',
    caughtBy: { kind: 'integration', file: test, title: 'decides about each picture of the draft' },
  },
  {
    id: 'approvals-forget-the-consent-of-a-text',
    area: 'cms/approvals',
    file: 'src/cms/approvals/open-approval.ts',
    find: "if (!(await consentHolds({ payload }, about, 'website', now))) return null;",
    replace: '',
    what: 'A mailed link tells of somebody after they withdrew their consent.',
    caughtBy: { kind: 'integration', file: test, title: 'decides about the draft itself' },
  },
  {
    id: 'approvals-answered-twice',
    area: 'cms/approvals',
    file: 'src/cms/approvals/approval-tables.ts',
    find: 'a.digest = proof and a.answer is null and',
    replace: 'a.digest = proof and',
    build: 'tables',
    what: 'Whoever gets hold of a used link turns an approval into a demand for changes.',
    caughtBy: { kind: 'integration', file: test, title: 'answers once: it stands at the document' },
  },
  {
    id: 'approvals-show-the-newest-draft',
    area: 'cms/approvals',
    file: 'src/platform/public-content.ts',
    find: 'if (shown?.collection === collection && shown.slug === slug) return shown.document',
    replace: 'if (shown?.collection === collection) return shown.document',
    what: 'A link to approve one post puts its draft in the place of every other.',
    caughtBy: { kind: 'integration', file: test, title: 'reads exactly the version they were asked about' },
  },
  {
    id: 'approvals-outlive-a-change',
    area: 'cms/approvals',
    file: 'src/cms/approvals/approval.endpoints.ts',
    find: 'isPresent: content === version?.content',
    replace: 'isPresent: content !== ""',
    what: 'An approval seems to be for a text that was rewritten after it.',
    caughtBy: {
      kind: 'integration',
      file: test,
      title: 'is told apart from the present version after a change',
    },
  },
  {
    id: 'approvals-draft-without-its-note',
    area: 'site/frame',
    file: 'src/site/frame/page-top.tsx',
    find: '        {shown && (',
    replace: '        {shown && texts.toApprove === null && (',
    what: 'A draft by mail looks like a page that visitors see.',
    caughtBy: {
      kind: 'journey',
      file: 'tests/journeys/approval.spec.ts',
      title: 'a trustee without an account reads a draft by a mailed link',
    },
    onlyInFull: true,
  },
  {
    id: 'approvals-note-left-out',
    area: 'features/approvals',
    file: 'src/features/approvals/approval-page.tsx',
    find: 'defaultValue={words}',
    replace: 'defaultValue=""',
    what: 'Whoever forgot something in a long comment has to write it once more.',
    caughtBy: {
      kind: 'unit',
      file: 'src/features/approvals/approval-page.test.tsx',
      title: 'keeps what was written and says what is wrong',
    },
  },
];
