import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '#cms/language/amharic.ts';
import {
  arrangeHome,
  cardAddress,
  cardDrawings,
  cardGrounds,
  cardWordsProblem,
  claimSentences,
  fillCardWords,
  findAnchors,
  groupSections,
  homeSections,
  isCardDrawing,
  isUsualHome,
  planRoad,
  teaserCounts,
  teaserPosts,
  teaserWidths,
} from './home.rules.ts';

const section = (name: string, shown = true) => ({ blockType: 'section', section: name, shown });
const words = { blockType: 'words' };
const named = (rows: Parameters<typeof arrangeHome>[0]) =>
  arrangeHome(rows).map(one => ('section' in one ? one.section : 'row'));

describe('the sections of the home page', () => {
  it('the sections have their default order until staff arrange them', () => {
    for (const rows of [null, undefined, [], homeSections.map(name => section(name))]) {
      expect(named(rows)).toEqual(homeSections);
      expect(isUsualHome(arrangeHome(rows))).toBe(true);
    }
  });

  it('the sections follow the order of their rows, without those switched off, with parts between them', () => {
    const rows = [
      section('booking'),
      words,
      section('stories'),
      section('initiative', false),
      section('mission'),
      section('cards'),
      section('quick-links', false),
    ];
    expect(named(rows)).toEqual(['booking', 'row', 'stories', 'mission', 'cards']);
    expect(isUsualHome(arrangeHome(rows))).toBe(false);
  });

  it('sections without a row keep their default place, and unknown and repeated rows are left out', () => {
    expect(
      named([section('booking'), section('gone'), section('initiative'), section('booking', false)]),
    ).toEqual(['mission', 'cards', 'quick-links', 'booking', 'initiative', 'stories']);
  });

  it('each section appears once unless it is switched off, whatever is stored', () => {
    const row = fc.record({
      blockType: fc.constantFrom('section', 'words'),
      section: fc.constantFrom<string | null>(...homeSections, 'gone', null),
      shown: fc.constantFrom<boolean | null>(true, false, null),
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 12 }), rows => {
        const shown = named(rows).filter(name => name !== 'row');
        expect(new Set(shown).size).toBe(shown.length);
        const off = homeSections.filter(
          name => rows.find(one => one.blockType === 'section' && one.section === name)?.shown === false,
        );
        expect(shown.toSorted()).toEqual(homeSections.filter(name => !off.includes(name)).toSorted());
      }),
    );
  });
});

describe('the frames of the home page', () => {
  it('neighbouring sections share a frame, and links lead to the first frame of a kind', () => {
    const rows = [
      section('mission'),
      section('cards'),
      words,
      section('quick-links'),
      section('initiative', false),
    ];
    expect(groupSections(arrangeHome(rows))).toEqual([
      { frame: 'about', sections: ['mission', 'cards'], first: true },
      { row: words },
      { frame: 'about', sections: ['quick-links'], first: false },
      { frame: 'calendar', sections: ['stories'], first: true },
      { frame: 'booking', sections: ['booking'], first: true },
    ]);
  });

  it('a frame is a target of links only while it is on the page', () => {
    expect(findAnchors(arrangeHome([]))).toEqual({ about: true, calendar: true });
    const off = ['mission', 'cards', 'quick-links', 'initiative'].map(name => section(name, false));
    expect(findAnchors(arrangeHome(off))).toEqual({ about: false, calendar: false });
  });

  it('the road continues only after the section that begins it', () => {
    expect(planRoad(arrangeHome([]))).toEqual({ goesOn: true, arrives: true });
    expect(planRoad(arrangeHome([section('mission', false)]))).toEqual({ goesOn: false, arrives: false });
    expect(planRoad(arrangeHome([section('stories'), section('mission')]))).toEqual({
      goesOn: true,
      arrives: false,
    });
  });
});

it('the home page is no longer usual once a section is missing, moved or joined by words', () => {
  const usual = homeSections.map(name => ({ section: name }));
  const swapped = [...usual.slice(1, 2), ...usual.slice(0, 1), ...usual.slice(2)];
  expect(isUsualHome(usual)).toBe(true);
  expect(isUsualHome(usual.slice(0, -1))).toBe(false);
  expect(isUsualHome([...usual, { row: words }])).toBe(false);
  expect(isUsualHome([{ row: words }, ...usual.slice(1)])).toBe(false);
  expect(isUsualHome(swapped)).toBe(false);
});

const posts = [
  { name: 'starter', type: 'intro' },
  ...Array.from({ length: 8 }, (_, index) => ({ name: `post ${index + 1}`, type: 'normal' })),
  { name: 'coming soon', type: 'ad' },
];

describe('teaserPosts', () => {
  it('[INIT-13] the teaser starts with the post at index 2 of the list with its starter card', () => {
    expect(teaserPosts(posts).map(post => post.name)).toEqual([
      'post 2',
      'post 3',
      'post 4',
      'post 5',
      'post 6',
    ]);
  });

  it('the teaser leaves out the coming-soon card, and is empty when there are too few posts', () => {
    expect(teaserPosts(posts.slice(0, 3)).map(post => post.name)).toEqual(['post 2']);
    expect(teaserPosts([...posts.slice(0, 2), ...posts.slice(-1)])).toEqual([]);
  });
});

describe('how many posts are shown', () => {
  it('each post is shown at the widths with room for it', () => {
    expect([0, 1, 2, 3, 4].map(teaserWidths)).toEqual(['all', 'all', 'all', 'not-phone', 'otherwise']);
    expect(teaserCounts).toEqual({ phone: 3, tablet: 4, otherwise: 5 });
  });
});

it('[DATA-04] a card with pathWithScroll leads to that path and its scroll target', () => {
  expect(cardAddress({ path: '/', pathWithScroll: '/#calendar' }, 'en')).toBe('/#calendar');
  expect(cardAddress({ path: '/', pathWithScroll: '/#calendar' }, 'am')).toBe('/am#calendar');
});

it('a card without pathWithScroll leads to its plain path', () => {
  for (const pathWithScroll of [null, undefined, '', ' ']) {
    expect(cardAddress({ path: '/projects', pathWithScroll }, 'en')).toBe('/projects');
  }
});

it('a card leads to its plain path while the home page lacks the scroll target', () => {
  const card = { path: '/events', pathWithScroll: '/#calendar' };
  expect(cardAddress(card, 'en', ['team', 'calendar'])).toBe('/events');
  expect(cardAddress(card, 'en', ['team', 'other'])).toBe('/#calendar');
  expect(cardAddress({ path: '/', pathWithScroll: '/calendar' }, 'en', ['calendar'])).toBe('/calendar');
});

describe('the claims on a card', () => {
  it('the claims of a card are the sentences of its description that state a number', () => {
    expect(claimSentences('{childrenHelped} children helped this year. Each one has a family.')).toBe(
      '{childrenHelped} children helped this year.',
    );
  });

  it('a card may have several claims, in their order', () => {
    const both =
      '{volunteersIncrease}% increase in volunteers. Thank you. {donationsIncrease}% increase in donations.';
    expect(claimSentences(both)).toBe(
      '{volunteersIncrease}% increase in volunteers. {donationsIncrease}% increase in donations.',
    );
  });

  it('claims are split at Ethiopic full stops', () => {
    expect(claimSentences('በዚህ ዓመት {childrenHelped} ሕፃናት እርዳታ አግኝተዋል። እናመሰግናለን።')).toBe(
      'በዚህ ዓመት {childrenHelped} ሕፃናት እርዳታ አግኝተዋል።',
    );
  });

  it('a description without numbers has no claims', () => {
    expect(claimSentences('Our projects help {name}.')).toBe('');
    expect(claimSentences('')).toBe('');
    expect(claimSentences('  {childrenHelped} children. ')).toBe('{childrenHelped} children.');
  });
});

it.each(Object.keys(cardDrawings))('%s is a drawing for cards', name => {
  expect(isCardDrawing(name)).toBe(true);
});

it.each([['sun'], ['Impact'], ['toString'], [''], [null], [undefined], [['impact']]])(
  '%j is no drawing for cards',
  name => {
    expect(isCardDrawing(name)).toBe(false);
  },
);

it('nine colours are offered for cards, each once', () => {
  expect(cardGrounds.toSorted()).toEqual([
    'coral',
    'dawn-lilac',
    'deep-blue',
    'lilac',
    'mint',
    'pale-lilac',
    'peach',
    'saffron',
    'sky',
  ]);
});

describe('the texts of a home card', () => {
  it('the text of a card is filled in with the name of the child, the organisation and the claims', () => {
    expect(fillCardWords('Sponsor Children Like {name}', { name: 'Liya' })).toBe(
      'Sponsor Children Like Liya',
    );
    expect(fillCardWords('Collaborate with {organisation}', { organisation: 'Adey' })).toBe(
      'Collaborate with Adey',
    );
    expect(fillCardWords('{childrenHelped} children helped this year.', { childrenHelped: '160' })).toBe(
      '160 children helped this year.',
    );
  });

  it('the text of a card is null where a value is missing', () => {
    for (const name of [null, undefined, '']) expect(fillCardWords('{name} story', { name })).toBeNull();
    for (const name of ['constructor', 'toString', '__proto__'])
      expect(fillCardWords(`{${name}} story`, { name: 'Liya' })).toBeNull();
  });

  it('zero is filled in as a value on a card', () => {
    expect(fillCardWords('{donationsIncrease}% more', { donationsIncrease: '0' })).toBe('0% more');
  });

  it('unknown placeholders in the text of a card are refused', () => {
    expect(cardWordsProblem('{name} story', [])).toBeNull();
    expect(cardWordsProblem(undefined, [])).toBeNull();
    expect(inEnglish(cardWordsProblem('{name} and {surname}', ['childrenHelped']) ?? '')).toBe(
      '{surname} cannot be filled in. You can use: {name}, {organisation}, {childrenHelped}.',
    );
  });
});
