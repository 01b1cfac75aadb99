import type { Fault } from './fault.ts';

const test = 'src/cms/access/authors.integration.test.ts';

const pictures = 'src/cms/media/change-picture.integration.test.ts';

/** Mistakes around authors and publishers, and the pictures they change. */
export const cmsAccess: Fault[] = [
  {
    id: 'access-author-plans',
    area: 'cms/access',
    file: 'src/cms/access/access-for.ts',
    find: 'if (isRefusedPublishing(operation, data, req)) return false;',
    replace: '',
    what: 'An author plans when a draft of theirs becomes public.',
    caughtBy: { kind: 'integration', file: test, title: 'publishes nothing' },
  },
  {
    id: 'access-author-over-what-is-public',
    area: 'cms/access',
    file: 'src/cms/access/begun-by.ts',
    find: 'if (seen.length > 0) throw new Forbidden(req.t);',
    replace: '',
    what: 'An author takes off the site what others published, once a newer draft of it exists.',
    caughtBy: { kind: 'integration', file: test, title: 'leaves alone what somebody has published' },
  },
  {
    id: 'access-beginner-from-the-form',
    area: 'cms/access',
    file: 'src/cms/access/begun-by.ts',
    find: "begunBy: operation === 'create' ? account : (originalDoc?.begunBy ?? null)",
    replace: 'begunBy: data.begunBy ?? account',
    what: 'A form says whose draft it is.',
    caughtBy: { kind: 'integration', file: test, title: 'writes drafts of their own' },
  },
  {
    id: 'access-author-shows-pictures',
    area: 'cms/access',
    file: 'src/cms/consents/people-fields.ts',
    find: ", access: fieldAccess('recognised')",
    replace: '',
    what: 'An author says that nobody can be recognised in a picture, and it is public at once.',
    caughtBy: { kind: 'integration', file: test, title: 'adds pictures that are shown nowhere' },
  },
  {
    id: 'access-anybody-answers-an-approval',
    area: 'cms/approvals',
    file: 'src/cms/approvals/approval-store.ts',
    find: 'and asked_staff = ${staff}\n',
    replace: '\n',
    what: 'Somebody else answers an approval in the name of the colleague who was asked.',
    caughtBy: {
      kind: 'integration',
      file: test,
      title: 'an author asks, the colleague who was asked answers',
    },
  },
  {
    id: 'media-replaced-under-its-consent',
    area: 'cms/media',
    file: 'src/cms/media/media.collection.ts',
    find: '...(isOther && asksAnew)',
    replace: '',
    what: 'Another child is shown under the consent of the one in the former file.',
    caughtBy: { kind: 'integration', file: pictures, title: 'asks anew who can be recognised' },
  },
  {
    id: 'media-crop-forgotten',
    area: 'cms/media',
    file: 'src/cms/media/media.collection.ts',
    find: 'crop ? await cropPicture(given, crop) : given',
    replace: 'given',
    what: 'Somebody who was cut out of a picture is still in it.',
    caughtBy: { kind: 'integration', file: pictures, title: 'is cropped by hand' },
  },
  {
    id: 'media-crop-beyond-the-picture',
    area: 'cms/media',
    file: 'src/cms/media/crop-picture.ts',
    find: '.refine(({ x, width }) => x + width <= HUNDRED + ROUNDING)',
    replace: '',
    what: 'A crop that is none is taken for another one.',
    caughtBy: { kind: 'integration', file: pictures, title: 'refuses a crop that is none' },
  },
  {
    id: 'impossible-id-asks-the-database',
    area: 'cms/hooks',
    file: 'src/payload.config.ts',
    find: '  .then(refuseImpossibleIds)\n',
    replace: '',
    what: 'Anybody fills the log with faults by asking for a post with letters as its number.',
    caughtBy: {
      kind: 'integration',
      file: 'src/cms/hooks/refuse-impossible-ids.integration.test.ts',
      title: 'is refused without a fault, for staff and for strangers',
    },
  },
];
