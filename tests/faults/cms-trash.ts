import type { Fault } from './fault.ts';

/** Mistakes in what happens when staff delete something. */
export const cmsTrash: Fault[] = [
  {
    id: 'trash-shown-to-visitors',
    area: 'cms/trash',
    file: 'src/cms/access/access-for.ts',
    find: 'const visible = () => (rights.trash ? outsideBin(shown(req)) : shown(req));',
    replace: 'const visible = () => shown(req);',
    what: 'A read that asks for the bin shows visitors what was deleted.',
    caughtBy: {
      kind: 'integration',
      file: 'src/cms/trash/bin.integration.test.ts',
      title: 'from the public, and restores them',
    },
  },
  {
    id: 'trash-emptied-by-editors',
    area: 'cms/trash',
    file: 'src/cms/access/access-for.ts',
    find: 'const row = rights.trash && isForBin(operation, data) ? rights.trash : rights[operation];',
    replace: "const row = rights.trash && operation === 'delete' ? rights.trash : rights[operation];",
    what: 'Editors delete for good, without the bin.',
    caughtBy: {
      kind: 'integration',
      file: 'src/cms/trash/bin.integration.test.ts',
      title: 'is for editors; only admins delete permanently, and nobody sets the date',
    },
  },
  {
    id: 'trash-emptied-too-soon',
    area: 'cms/trash',
    file: 'src/cms/trash/empty-bin.job.ts',
    find: 'now.getTime() - BIN_DAYS * DAY_MS',
    replace: 'now.getTime() - (BIN_DAYS - 1) * DAY_MS',
    what: 'What was deleted is gone for good a day before staff are promised.',
    caughtBy: {
      kind: 'integration',
      file: 'src/cms/trash/bin.integration.test.ts',
      title: 'is emptied of what has been there for 30 days',
    },
  },
  {
    id: 'trash-takes-a-consent-in-use',
    area: 'cms/trash',
    file: 'src/cms/trash/bin.action.ts',
    find: '    await refuseConsentInUse(req, target.collection, ids);\n',
    replace: '',
    what: 'A consent record is deleted although a picture needs it, and the picture disappears.',
    caughtBy: {
      kind: 'integration',
      file: 'src/cms/trash/bin.integration.test.ts',
      title: 'cannot be deleted while a picture needs it, by any route, and the message names the picture',
    },
  },
  {
    id: 'trash-does-not-see-drafts',
    area: 'cms/trash',
    file: 'src/cms/trash/find-uses.ts',
    find: 'inDrafts ? [false, true] : [false]',
    replace: 'inDrafts ? [false] : [false]',
    what: 'The dialog leaves out drafts that use a picture.',
    caughtBy: {
      kind: 'integration',
      file: 'src/cms/trash/uses.integration.test.ts',
      title: 'names a published post',
    },
  },
  {
    id: 'trash-cannot-be-undone',
    area: 'cms/trash',
    file: 'src/staff/trash/delete-dialog.tsx',
    find: 'bin<{ ids: number[] }>(BIN.putBack, deleted)',
    replace: 'bin<{ ids: number[] }>(BIN.putIn, deleted)',
    what: 'Undo does not put back what was deleted by mistake.',
    build: 'admin',
    caughtBy: {
      kind: 'journey',
      file: 'tests/journeys/trash.spec.ts',
      title: 'deleting a picture shows the pages that use it, can be cancelled, and can be undone',
    },
    onlyInFull: true,
  },
  {
    id: 'hidden-without-a-word',
    area: 'staff/dashboard',
    file: 'src/cms/consents/consent-gate.ts',
    find: "        { 'consent.withdrawn': { equals: true } },\n",
    replace: '',
    what: 'The dashboard says nothing of a picture that left the site because its consent was withdrawn.',
    caughtBy: { kind: 'integration', file: 'src/cms/consents/list-hidden.integration.test.ts' },
  },
];
