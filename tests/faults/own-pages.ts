import type { Fault } from './fault.ts';

const ofPages = 'src/features/pages/page.queries.integration.test.ts';
const ofHome = 'src/features/home/home-page.integration.test.ts';

/** Mistakes in the pages that staff make, and in the home page as they arrange it. */
export const ownPages: Fault[] = [
  {
    id: 'pages-address-of-the-site',
    area: 'features/pages',
    file: 'src/cms/addresses/page-address.ts',
    find: "if (message) throw new ValidationError({ errors: [{ path: 'slug', message }], req });",
    replace: '',
    what: 'Staff publish a page at /team, which nobody can open, because the team is there.',
    caughtBy: {
      kind: 'integration',
      file: ofPages,
      title: 'is refused with a sentence where its address is one of the site',
    },
  },
  {
    id: 'pages-about-people-stay',
    area: 'features/pages',
    file: 'src/features/pages/page.collection.ts',
    find: "  aboutPeople: 'sometimes',\n",
    replace: '',
    what: 'A page tells of a child whose family withdrew the consent.',
    caughtBy: {
      kind: 'integration',
      file: ofPages,
      title:
        '[CONSENT-13] a withdrawn one takes a page about a person off the site, out of lists and the menu',
    },
  },
  {
    id: 'pages-in-menu-unasked',
    area: 'features/pages',
    file: 'src/features/pages/page.queries.ts',
    find: 'where: { inMenu: { equals: true } }, ',
    replace: '',
    what: 'Every page that staff publish pushes itself into the menu.',
    caughtBy: {
      kind: 'integration',
      file: ofPages,
      title: 'is in the menu while it is published and staff want it there, under its name for the menu',
    },
  },
  {
    id: 'pages-without-parts',
    area: 'features/pages',
    file: 'src/site/pages/[page].astro',
    find: '  <PageParts parts={parts} frame={frame} />\n',
    replace: '',
    what: 'A page of staff shows its title, and nothing of what they wrote.',
    caughtBy: {
      kind: 'journey',
      file: 'tests/journeys/make-a-page.spec.ts',
      title: 'a volunteer makes a page with words and a button to give, puts it into the menu, and sees it',
    },
    onlyInFull: true,
  },
  {
    id: 'pages-missing-on-site-map',
    area: 'features/pages',
    file: 'src/site/sections/read-site-map.ts',
    find: 'return [...standing, ...added];',
    replace: 'return standing;',
    what: 'Search engines never learn of the pages of staff.',
    caughtBy: {
      kind: 'integration',
      file: 'src/site/sections/own-pages.integration.test.ts',
      title: 'a page is in sitemap.xml, on the site map and in the search',
    },
  },
  {
    id: 'home-switched-off-section-stays',
    area: 'features/home',
    file: 'src/features/home/home-sections.rules.ts',
    find: 'return one.hidden ? [] : [{ section: one.section }];',
    replace: 'return [{ section: one.section }];',
    what: 'A section that staff switched off is still on the home page.',
    caughtBy: { kind: 'unit', file: 'src/features/home/home-sections.rules.test.ts' },
  },
  {
    id: 'home-about-people-stays',
    area: 'features/home',
    file: 'src/features/home/home-page.collection.ts',
    find: "  aboutPeople: 'sometimes',\n",
    replace: '',
    what: 'The home page tells of a child whose family withdrew the consent.',
    caughtBy: {
      kind: 'integration',
      file: ofHome,
      title: '[CONSENT-13] is as it came when what it tells of a person is withdrawn',
    },
  },
  {
    id: 'home-second-one',
    area: 'features/home',
    file: 'src/cms/only-page.ts',
    find: "if (operation === 'create' || isPutBack) await",
    replace: 'if (isPutBack) await',
    what: 'Two people begin the home page, and the site shows one of the two.',
    caughtBy: {
      kind: 'integration',
      file: ofHome,
      title: 'a second one is refused in a sentence, whatever is sent with it',
    },
  },
  {
    id: 'home-two-at-once',
    area: 'features/home',
    file: 'src/cms/only-page.ts',
    find: '  await lockInTransaction(req, `only:${collection}`);\n',
    replace: '',
    what: 'Two people begin the home page at the same moment, and both are stored.',
    caughtBy: {
      kind: 'integration',
      file: ofHome,
      title: 'of several begun at once one is stored',
    },
  },
  {
    id: 'home-back-beside-another',
    area: 'cms/trash',
    file: 'src/cms/trash/bin.action.ts',
    find: '    await refuseMoreThanOne(req, { ...target, ids });\n',
    replace: '',
    what: 'A home page comes back from the bin beside the one made since.',
    caughtBy: {
      kind: 'integration',
      file: ofHome,
      title: 'one comes back from the bin only while there is no other',
    },
  },
  {
    id: 'home-draft-without-page',
    area: 'cms/approvals',
    file: 'src/cms/approvals/open-approval.ts',
    find: "  if (only !== null) return { slug: '', path: only };\n",
    replace: '',
    what: 'A trustee who was asked about the home page is told that there is nothing to read.',
    caughtBy: {
      kind: 'journey',
      file: 'tests/journeys/change-home.spec.ts',
      title: 'a trustee without an account reads the draft of the home page by a mailed link, without script',
    },
  },
  {
    id: 'own-pages-every-style',
    area: 'site/sections',
    file: 'src/site/adapter/used-styles.ts',
    find: "return sheets.length === 0 || sheets.some(sheet => used.has(sheet)) ? all : '';",
    replace: 'return all;',
    what: 'A page with three lines of text brings the styles of every part a page can have.',
    caughtBy: { kind: 'unit', file: 'src/site/adapter/used-styles.test.ts' },
  },
];
